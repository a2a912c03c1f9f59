// Linux: an empty table in place of ICU's data on languages, which would be 31 MB of the program. Foundation's static
// library refers to the table by this name, and the linker takes the first that it finds. haggle formats nothing in the
// manner of a language. A function of Foundation that does so finds no data, and fails as on a system without them.
#ifndef HAGGLE_EMPTY_ICU_DATA_H
#define HAGGLE_EMPTY_ICU_DATA_H

#include <stdint.h>

// The head of an ICU data package, whose table of contents has no entries.
struct empty_icu_data {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t info_size, reserved;
    uint8_t is_big_endian, charset_family, unit_size, reserved_byte;
    uint8_t format[4], format_version[4], data_version[4];
    uint8_t padding[8];
    uint32_t entry_count, reserved_word;
};

#endif
