#define _GNU_SOURCE
#include "CShims.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <malloc.h>
#include <pthread.h>
#include <poll.h>
#include <signal.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sysexits.h>
#include <time.h>
#include <unistd.h>

_Thread_local const void *cshims_current_target = NULL;
_Thread_local const void *cshims_current_runtime = NULL;

void cshims_enter_thread(const void *target, const void *runtime) {
  cshims_current_target = target;
  cshims_current_runtime = runtime;
}

void cshims_futex_wait(const uint32_t *word, uint32_t expected, int64_t nanoseconds) {
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, expected, nanoseconds < 0 ? NULL : &limit, NULL, 0);
}

void cshims_futex_wake(const uint32_t *word) { syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0); }

int64_t cshims_peer_uid(int fd) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return -1;
  return peer.uid;
}

ssize_t cshims_send(int fd, const void *bytes, size_t count) {
  for (;;) {
    ssize_t sent = send(fd, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent >= 0) return sent;
    if (errno != EINTR) return -errno;
  }
}

int64_t cshims_unread(int fd) {
  int count = 0;
  return ioctl(fd, FIONREAD, &count) == 0 ? count : -1;
}

int cshims_peer_gone(int fd) {
  struct pollfd look = {fd, 0, 0};
  return poll(&look, 1, 0) == 1 && (look.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

static int unix_address(const char *path, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) return -ENAMETOOLONG;
  strcpy(address->sun_path, path);
  return 0;
}

int cshims_listen_private(const char *path, int backlog) {
  struct sockaddr_un address;
  int error = unix_address(path, &address);
  if (error) return error;
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (fd < 0) return -errno;
  // On Linux the file gets the mode of the socket, so it is private from the start: there is no moment at which another
  // user could connect. (A umask would have the same effect, but would also apply to the files of all other threads.)
  error = fchmod(fd, 0600) != 0 || bind(fd, (struct sockaddr *)&address, sizeof address) != 0 ? -errno : 0;
  if (!error && listen(fd, backlog) != 0) error = -errno;
  if (error) {
    close(fd);
    return error;
  }
  return fd;
}

int cshims_accept(int fd) {
  for (;;) {
    int accepted = accept4(fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (accepted >= 0) return accepted;
    if (errno != EINTR && errno != ECONNABORTED) return -errno;
  }
}

// Room for one descriptor.
typedef union {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
} descriptor_message;

ssize_t cshims_send_descriptor(int socket, const void *bytes, size_t count, int descriptor) {
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  descriptor_message control = {0};
  if (descriptor >= 0) {
    message.msg_control = control.bytes;
    message.msg_controllen = sizeof control.bytes;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  }
  for (;;) {
    ssize_t sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    if (sent >= 0) return sent;
    if (errno != EINTR) return -errno;
  }
}

ssize_t cshims_receive_descriptor(int socket, void *bytes, size_t count, int *descriptor) {
  struct iovec part = {.iov_base = bytes, .iov_len = count};
  descriptor_message control;
  for (;;) {
    struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    if (received < 0 && errno == EINTR) continue;
    if (received < 0) return -errno;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS) {
      memcpy(descriptor, CMSG_DATA(header), sizeof *descriptor);
    }
    return received;
  }
}

static int open_and_connect(const char *path) {
  struct sockaddr_un address;
  int error = unix_address(path, &address);
  if (error) return error;
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return -errno;
  if (connect(fd, (struct sockaddr *)&address, sizeof address) != 0) {
    error = -errno;
    close(fd);
    return error;
  }
  return fd;
}

int cshims_is_listening(const char *path) {
  int fd = open_and_connect(path);
  if (fd >= 0) {
    close(fd);
    return 1;
  }
  return fd == -ECONNREFUSED ? 0 : fd;
}

int cshims_connect(const char *path) {
  int fd = open_and_connect(path);
  if (fd >= 0) fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
  return fd;
}

int cshims_eventfd(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void cshims_name_thread(const char *name) { pthread_setname_np(pthread_self(), name); }

int cshims_pin_to_core(int core) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  return sched_setaffinity(0, sizeof set, &set) == 0 ? 0 : -errno;
}

int cshims_is_ignored(int signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

size_t cshims_json_separators(const char *text, size_t length, size_t most) {
  size_t count = 0;
  int quoted = 0;
  for (size_t at = 0; at < length && count <= most; at++) {
    char character = text[at];
    if (character == '"') {
      quoted = !quoted;
    } else if (quoted) {
      if (character == '\\') at++;
    } else {
      count += character == ',' || character == ':' || character == '[' || character == '{';
    }
  }
  return count;
}

size_t cshims_allocated_bytes(void) { return mallinfo2().uordblks; }

void cshims_give_back_memory(void) { malloc_trim(0); }

void cshims_set_line_buffered(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int cshims_finish_output(void) { return fflush(stdout) != 0 || ferror(stdout) != 0; }

const void *cshims_find(const void *bytes, size_t count, const void *part, size_t part_count) {
  return memmem(bytes, count, part, part_count);
}

int cshims_memory_file(void) {
  int file = memfd_create("navbridge", MFD_CLOEXEC);
  if (file >= 0) fcntl(file, F_SETFL, O_APPEND);
  return file;
}

// The state of `cshims_end_at_second_signal`. A handler can have no context of its own.
static void (*first_handlers[NSIG])(int);
static volatile sig_atomic_t signal_came;
static char *socket_path;
static char *socket_directory;
static struct stat socket_made;

// Calls only functions that are safe in a signal handler.
static void take_signal(int number) {
  if (signal_came) {
    struct stat found;
    // The path may be another process's by now.
    if (lstat(socket_path, &found) == 0 && found.st_dev == socket_made.st_dev && found.st_ino == socket_made.st_ino) {
      unlink(socket_path);
    }
    if (socket_directory) rmdir(socket_directory);
    _exit(128 + number);
  }
  signal_came = 1;
  first_handlers[number](number);
}

void cshims_end_at_second_signal(const int *signals, int count, const char *path, const char *directory) {
  socket_path = strdup(path);
  socket_directory = directory ? strdup(directory) : NULL;
  lstat(path, &socket_made);
  for (int i = 0; i < count; i++) {
    struct sigaction action;
    sigaction(signals[i], NULL, &action);
    first_handlers[signals[i]] = action.sa_handler;
    action.sa_handler = take_signal;
    sigaction(signals[i], &action, NULL);
  }
}

pid_t cshims_fork(void) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child > 0) return child;
  if (child < 0) return -errno;
  // The parent may have ended before this call.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) _exit(EX_OSERR);
  return 0;
}

int cshims_process_descriptor(pid_t child) {
  int descriptor = (int)syscall(SYS_pidfd_open, child, 0);
  return descriptor < 0 ? -errno : descriptor;
}

int cshims_wait(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -errno;
  }
  return WIFSIGNALED(status) ? 1000 + WTERMSIG(status) : WEXITSTATUS(status);
}

static volatile sig_atomic_t noted_signals[NSIG];

static void note_signal(int signal) { noted_signals[signal] = 1; }

void cshims_note_signal(int signal) {
  struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

int cshims_has_noted_signal(int signal) { return noted_signals[signal]; }

int64_t cshims_processor_time(pid_t process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}
