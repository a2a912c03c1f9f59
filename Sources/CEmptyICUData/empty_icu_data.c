#include "empty_icu_data.h"

#ifdef __linux__
extern const struct empty_icu_data icudt76_dat;

const struct empty_icu_data icudt76_dat = {
    .header_size = 32,
    .magic = {0xda, 0x27},
    .info_size = 20,
    .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .unit_size = 2,
    .format = "ToCP",
    .format_version = {1},
};
#endif
