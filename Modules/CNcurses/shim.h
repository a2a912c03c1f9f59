// ncurses as Swift can import it. Constants and accessors only: a system library has nowhere to keep state.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

// Without this the header declares another WINDOW and another cchar_t than the library was built with.
#define NCURSES_WIDECHAR 1
// Functions instead of macros: macros are not imported.
#define NCURSES_NOMACROS 1

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdbool.h>
#include <string.h>
#include <wchar.h>

#if NCURSES_WIDECHAR != 1
#error "ncurses without wide characters: install libncurses-dev (Debian) or ncurses (Homebrew)"
#endif

// Declared by wchar.h only for X/Open programs, which Swift's C library module is not.
extern int wcwidth(wchar_t character);

// Variables of the library, which Swift does not let a program touch.
static inline WINDOW *shim_stdscr(void) { return stdscr; }
static inline WINDOW *shim_curscr(void) { return curscr; }
static inline int shim_colors(void) { return COLORS; }
static inline int shim_color_pairs(void) { return COLOR_PAIRS; }

// Attributes: casts of shifted constants, which are not imported.
static const attr_t shim_bold = A_BOLD;
static const attr_t shim_dim = A_DIM;
static const attr_t shim_underline = A_UNDERLINE;
static const attr_t shim_reverse = A_REVERSE;
#ifdef A_ITALIC
static const attr_t shim_italic = A_ITALIC;
#else
static const attr_t shim_italic = A_NORMAL;
#endif

static inline bool shim_is_missing(const char *capability) {
    return capability == NULL || capability == (const char *)-1;
}

/// The string capability of the current terminal type, or NULL.
static inline const char *shim_string_capability(const char *name) {
    const char *capability = tigetstr((char *)name);
    return shim_is_missing(capability) ? NULL : capability;
}

/// Whether the current terminal type has a flag, one of ncurses' own extensions included.
static inline bool shim_has_flag(const char *name) { return tigetflag((char *)name) > 0; }

/// Whether the current terminal type's name begins so.
static inline bool shim_type_begins(const char *start) { return strncmp(termname(), start, strlen(start)) == 0; }

/// Puts one cell: a base scalar with its marks (ended by 0), attributes, and the number of a colour pair.
static inline void shim_put_cell(int row, int column, const wchar_t *scalars, attr_t attributes, int pair) {
    cchar_t cell;
    if (setcchar(&cell, scalars, attributes, 0, &pair) == OK) {
        mvadd_wch(row, column, &cell);
    }
}

static inline bool shim_locale_is_utf8(void) {
    const char *codeset = nl_langinfo(CODESET);
    return codeset != NULL && (strcmp(codeset, "UTF-8") == 0 || strcmp(codeset, "utf8") == 0);
}

#endif
