#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

bool pseudo_terminal_open(int *controller, int *terminal, int columns, int rows) {
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    if (openpty(controller, terminal, NULL, NULL, &size) != 0) {
        return false;
    }
    fcntl(*controller, F_SETFD, FD_CLOEXEC);
    fcntl(*terminal, F_SETFD, FD_CLOEXEC);
    fcntl(*controller, F_SETFL, O_NONBLOCK);
    return true;
}

bool pseudo_terminal_resize(int controller, int columns, int rows) {
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    return ioctl(controller, TIOCSWINSZ, &size) == 0;
}

pid_t pseudo_terminal_start(int terminal, char *const arguments[], char *const environment[]) {
    pid_t child = fork();
    if (child != 0) {
        return child;
    }
    // The parent has threads, so only functions that are safe in signal handlers may be called between fork and exec.
    setsid();
    ioctl(terminal, TIOCSCTTY, 0);
    for (int descriptor = 0; descriptor < 3; descriptor++) {
        dup2(terminal, descriptor);
    }
    for (int number = 1; number < 32; number++) {
        signal(number, SIG_DFL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(arguments[0], arguments, environment);
    _exit(127);
}

pid_t pseudo_terminal_hold_descriptors(void) {
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    pid_t child = fork();
    while (child == 0) {
        pause();
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    return child;
}

bool pseudo_terminal_has_ended(pid_t process, int *status) {
    int raw = 0;
    if (waitpid(process, &raw, WNOHANG) != process) {
        return false;
    }
    *status = WIFSIGNALED(raw) ? -WTERMSIG(raw) : WEXITSTATUS(raw);
    return true;
}

bool pseudo_terminal_is_cooked(int terminal) {
    struct termios modes;
    const tcflag_t local = ICANON | ECHO | ISIG | IEXTEN;
    return tcgetattr(terminal, &modes) == 0 && (modes.c_lflag & local) == local && (modes.c_oflag & OPOST)
        && (modes.c_iflag & ICRNL);
}
