// libvterm as Swift can import it: a cell of its screen has bit fields and a union of colours in it.
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <string.h>

// Without pkg-config, which the package manager would ask, and warn of, for the program too.
#if __has_include("/opt/homebrew/include/vterm.h")
#include "/opt/homebrew/include/vterm.h"
#else
#include <vterm.h>
#endif

enum { SHIM_SCALARS_PER_CELL = VTERM_MAX_CHARS_PER_CELL };

/// What a cell shows: its scalars, ended by 0 where there are fewer than `SHIM_SCALARS_PER_CELL`, and how many columns it
/// takes. The second column of a wide character has the scalar `UINT32_MAX`.
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
