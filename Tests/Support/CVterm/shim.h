// A form of libvterm that Swift can import. A cell of its screen contains bit fields and a union of colours.
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <string.h>

// The package manager would use pkg-config for the program too, and warn about it.
#if __has_include("/opt/homebrew/include/vterm.h")
#include "/opt/homebrew/include/vterm.h"
#else
#include <vterm.h>
#endif

enum { SHIM_SCALARS_PER_CELL = VTERM_MAX_CHARS_PER_CELL };

/// Copies the scalars of a cell, ended by 0 if there are fewer than `SHIM_SCALARS_PER_CELL`, and returns its number of
/// columns. The second column of a wide character has the scalar `UINT32_MAX`.
static inline int shim_vterm_cell(VTermScreen *screen, int row, int column, uint32_t *scalars) {
    VTermScreenCell cell;
    VTermPos position = {.row = row, .col = column};
    if (!vterm_screen_get_cell(screen, position, &cell)) {
        return 0;
    }
    memcpy(scalars, cell.chars, sizeof cell.chars);
    return cell.width;
}

#endif
