#ifndef CSHIMS_H
#define CSHIMS_H
// Functions that Swift cannot import from the C library: variadic functions, function-like macros, feature-gated types.
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Sleeps while `*word` is `expected`, for at most `nanoseconds` (negative: without limit).
void cshims_futex_wait(const uint32_t *word, uint32_t expected, int64_t nanoseconds);
/// Wakes one thread that sleeps on `word`.
void cshims_futex_wake(const uint32_t *word);

/// Returns the user id of the process at the other end of a UNIX domain socket, or -1 with errno set.
int64_t cshims_peer_uid(int fd);
/// Sends without blocking and without SIGPIPE. Returns the number of bytes sent, or a negated errno.
ssize_t cshims_send(int fd, const void *bytes, size_t count);
/// Returns the number of bytes that wait to be read from `fd`, or -1.
int64_t cshims_unread(int fd);
/// Returns true if the peer of a socket has gone entirely, and has not merely finished writing.
int cshims_peer_gone(int fd);
/// Binds a listening UNIX socket that has the mode 0600 from the start. Returns the descriptor, or a negated errno.
int cshims_listen_private(const char *path, int backlog);
/// Accepts a connection that waits on a listening descriptor. Returns a descriptor that does not block and that child processes
/// do not get, or a negated errno.
int cshims_accept(int fd);
/// Checks if a process listens at `path`. Returns 1 for yes, 0 for no, or a negated errno.
int cshims_is_listening(const char *path);
/// Connects to the UNIX socket at `path`. Returns the descriptor (non-blocking), or a negated errno.
int cshims_connect(const char *path);
/// Sends bytes with a descriptor for the process at the other end of a UNIX socket, or without one if it is -1. Blocks, without
/// SIGPIPE. Returns the number of bytes sent, or a negated errno.
ssize_t cshims_send_descriptor(int socket, const void *bytes, size_t count, int descriptor);
/// Receives bytes, and sets `descriptor` to the one that came with them, which children do not inherit; it is left as it is if none
/// came. Returns the number of bytes, 0 at the end, or a negated errno.
ssize_t cshims_receive_descriptor(int socket, void *bytes, size_t count, int *descriptor);
/// Returns a non-blocking eventfd with which a loop can be woken. -1 on failure.
int cshims_eventfd(void);
/// Names the calling thread (15 characters at most) for debuggers and `ps`.
void cshims_name_thread(const char *name);
/// Restricts the calling process (and its later children) to one core. Returns 0, or a negated errno.
int cshims_pin_to_core(int core);
/// Returns true if this process ignores `signal`.
int cshims_is_ignored(int signal);

/// Adds to the handlers of `signals`, which are in place: the first signal reaches its handler, and the second one removes
/// the socket at `path` and the directory, which may be NULL, and ends the process with 128 and its number. Must be called
/// once.
void cshims_end_at_second_signal(const int *signals, int count, const char *path, const char *directory);

/// Makes a copy of this process, which the system ends with the thread that has made it. Returns 0 in the copy, its process id in
/// this process, or a negated errno.
pid_t cshims_fork(void);
/// Returns a descriptor that can be read once a child has ended, or a negated errno.
int cshims_process_descriptor(pid_t child);
/// Waits for the end of a child. Returns its exit code, or 1000 and the number of the signal that has ended it; a negated errno on
/// failure.
int cshims_wait(pid_t child);
/// Returns the processor time of a process of the same user in nanoseconds, or -1 if there is none.
int64_t cshims_processor_time(pid_t process);

/// Has a signal noted from now on, in place of its effect.
void cshims_note_signal(int signal);
/// Returns 1 if a signal has come that is noted, and 0 otherwise.
int cshims_has_noted_signal(int signal);

/// Makes a file in memory to which writes append. Returns its descriptor, which children do not inherit by themselves, or
/// -1 with errno set.
int cshims_memory_file(void);

/// Returns the place at which `part` begins within `bytes`, or NULL.
const void *cshims_find(const void *bytes, size_t count, const void *part, size_t part_count);

/// Counts the characters that begin or separate the values of a text of JSON. Stops beyond `most`.
size_t cshims_json_separators(const char *text, size_t length, size_t most);

/// Returns the number of bytes that the process has allocated and not freed.
size_t cshims_allocated_bytes(void);
/// Returns freed memory to the system.
void cshims_give_back_memory(void);

/// Returns the object whose work the calling thread runs, as `cshims_enter_thread` has set it. NULL on a new thread.
static inline const void *cshims_thread_target(void) {
  extern _Thread_local const void *cshims_current_target;
  return cshims_current_target;
}
/// Returns the object to which that one belongs.
static inline const void *cshims_thread_runtime(void) {
  extern _Thread_local const void *cshims_current_runtime;
  return cshims_current_runtime;
}
/// Sets the two objects of the calling thread. Swift has no thread-local variables.
void cshims_enter_thread(const void *target, const void *runtime);

/// Makes standard output line-buffered. The C library's standard streams are mutable globals, which Swift 6 refuses.
void cshims_set_line_buffered(void);
/// Flushes standard output. Returns true if this write, or an earlier one, has failed.
int cshims_finish_output(void);
#endif
