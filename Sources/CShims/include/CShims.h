#ifndef CSHIMS_H
#define CSHIMS_H
// What Swift cannot import from the C library: variadic functions, function-like macros, feature-gated types.
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Sleeps while `*word` is `expected`, for at most `nanoseconds` (negative: without limit).
void cshims_futex_wait(const uint32_t *word, uint32_t expected, int64_t nanoseconds);
/// Wakes one thread that sleeps on `word`.
void cshims_futex_wake(const uint32_t *word);

/// The user id of the process at the other end of a UNIX domain socket, or -1 with errno set.
int64_t cshims_peer_uid(int fd);
/// Sends without blocking and without SIGPIPE. Bytes sent, or a negated errno.
ssize_t cshims_send(int fd, const void *bytes, size_t count);
/// Bytes that wait to be read from `fd`, or -1.
int64_t cshims_unread(int fd);
/// Whether the peer of a socket is wholly gone, not merely done with writing.
int cshims_peer_gone(int fd);
/// Binds a listening UNIX socket that is born with mode 0600. The descriptor, or a negated errno.
int cshims_listen_private(const char *path, int backlog);
/// Asks whether somebody listens at `path`: 1 yes, 0 no, or a negated errno.
int cshims_is_listening(const char *path);
/// Connects to the UNIX socket at `path`. The descriptor (non-blocking), or a negated errno.
int cshims_connect(const char *path);
/// A descriptor to wake a loop by: eventfd, non-blocking. -1 on failure.
int cshims_eventfd(void);
/// Names the calling thread (15 characters at most) for debuggers and `ps`.
void cshims_name_thread(const char *name);
/// Restricts the calling process (and its later children) to one core. 0, or a negated errno.
int cshims_pin_to_core(int core);
/// Whether `signal` is ignored by this process.
int cshims_is_ignored(int signal);

/// Where `part` begins within `bytes`, or NULL.
const void *cshims_find(const void *bytes, size_t count, const void *part, size_t part_count);

/// Gives freed memory back to the system.
void cshims_give_back_memory(void);

/// The C library's standard streams are mutable globals, which Swift 6 refuses.
void cshims_set_line_buffered(void);
/// Writes what standard output holds. Whether that, or anything that was to be written before, failed.
int cshims_finish_output(void);
#endif
