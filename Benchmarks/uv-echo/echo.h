#ifndef UV_ECHO_H
#define UV_ECHO_H
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Nanoseconds of processor time that this process has taken.
uint64_t own_processor_time(void);
/// Nanoseconds of processor time that another process has taken; 0 if the system does not report it.
uint64_t processor_time_of(pid_t process);

/// Sends prepared commands to a native side, and prints times.
int send_commands(const char *path, const char *file, pid_t process, size_t outstanding, size_t warm_up, size_t count);

/// Measures another kind of connection between two processes. Returns EX_UNAVAILABLE if its library is not here.
int measure_peer(const char *name, size_t request, size_t answer, size_t warm_up, size_t count, int ends_with_input);
#endif
