// dl_iterate_phdr and madvise are extensions of the C library.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "start_pages.h"

#ifdef __linux__

#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

/// Whether the linker changed what is loaded as read only: it would be lost.
static int is_relocated_in_text(const struct dl_phdr_info *loaded) {
    for (int index = 0; index < loaded->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &loaded->dlpi_phdr[index];
        if (part->p_type != PT_DYNAMIC) continue;
        for (const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(loaded->dlpi_addr + part->p_vaddr); entry->d_tag != DT_NULL;
             entry++) {
            if (entry->d_tag == DT_TEXTREL || (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL))) return 1;
        }
    }
    return 0;
}

static int give_back(struct dl_phdr_info *loaded, size_t size, void *page_size) {
    (void)size;
    if (is_relocated_in_text(loaded)) return 0;
    const uintptr_t within_page = *(const uintptr_t *)page_size - 1;
    for (int index = 0; index < loaded->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &loaded->dlpi_phdr[index];
        if (part->p_type != PT_LOAD || (part->p_flags & PF_W)) continue;
        const uintptr_t start = (loaded->dlpi_addr + part->p_vaddr) & ~within_page;
        const uintptr_t end = loaded->dlpi_addr + part->p_vaddr + part->p_memsz;
        madvise((void *)start, end - start, MADV_DONTNEED);
    }
    return 0;
}

void give_back_start_pages(void) {
    uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    dl_iterate_phdr(give_back, &page_size);
}

#else

void give_back_start_pages(void) {}

#endif
