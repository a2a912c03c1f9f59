#ifndef START_PAGES_H
#define START_PAGES_H

/// Gives back the memory of code and constants that were read so far, of the program and of its libraries: most of it is read
/// only to start, such as the lists of what the linker relocates and of all types. What is read again comes from its file.
/// Does nothing where the system has no list of what is loaded.
void give_back_start_pages(void) __attribute__((swift_name("giveBackStartPages()")));

#endif
