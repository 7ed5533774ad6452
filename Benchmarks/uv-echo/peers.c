// Round trips over other kinds of connections, each between two processes. Libraries are opened at run time, so that
// nothing is needed to build this program.
#include <dlfcn.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <sysexits.h>
#include <time.h>
#include <unistd.h>

#include "echo.h"

static size_t request_bytes, answer_bytes;
static char *bytes;
static int sockets[2];
static char folder[] = "/tmp/navbridge-peer-XXXXXX";
static char address[sizeof folder + 16];

typedef struct {
  const char *name;
  const char *library;
  /// Finds the library's functions. Returns 0 if one is missing.
  int (*open)(void *library);
  /// Answers requests until the peer is gone or a signal ends the process.
  void (*serve)(void);
  void (*connect)(void);
  /// Sends a request and waits for its answer.
  void (*ask)(void);
} peer;

static void broken(void) {
  fprintf(stderr, "uv-echo: the connection is broken.\n");
  exit(EX_PROTOCOL);
}

// MARK: - A pair of blocking sockets

static int open_nothing(void *library) {
  (void)library;
  return 1;
}

static int receive_all(int descriptor, size_t count) {
  for (size_t got = 0; got < count;) {
    ssize_t more = read(descriptor, bytes + got, count - got);
    if (more <= 0) return 0;
    got += more;
  }
  return 1;
}

static int send_all(int descriptor, size_t count) {
  for (size_t sent = 0; sent < count;) {
    ssize_t more = write(descriptor, bytes + sent, count - sent);
    if (more <= 0) return 0;
    sent += more;
  }
  return 1;
}

static void serve_pair(void) {
  while (receive_all(sockets[1], request_bytes) && send_all(sockets[1], answer_bytes)) {
  }
}

static void connect_pair(void) {}

static void ask_pair(void) {
  if (!send_all(sockets[0], request_bytes) || !receive_all(sockets[0], answer_bytes)) broken();
}

// MARK: - ZeroMQ

enum { zmq_pair = 0 };
static void *(*zmq_context)(void), *(*zmq_open)(void *, int);
static int (*zmq_bind_to)(void *, const char *), (*zmq_connect_to)(void *, const char *);
static int (*zmq_put)(void *, const void *, size_t, int), (*zmq_take)(void *, void *, size_t, int);
static void *zmq_end;

static int open_zeromq(void *library) {
  zmq_context = dlsym(library, "zmq_ctx_new");
  zmq_open = dlsym(library, "zmq_socket");
  zmq_bind_to = dlsym(library, "zmq_bind");
  zmq_connect_to = dlsym(library, "zmq_connect");
  zmq_put = dlsym(library, "zmq_send");
  zmq_take = dlsym(library, "zmq_recv");
  return zmq_context && zmq_open && zmq_bind_to && zmq_connect_to && zmq_put && zmq_take;
}

static void serve_zeromq(void) {
  void *end = zmq_open(zmq_context(), zmq_pair);
  if (zmq_bind_to(end, address) != 0) return;
  while (zmq_take(end, bytes, request_bytes, 0) == (int)request_bytes && zmq_put(end, bytes, answer_bytes, 0) >= 0) {
  }
}

static void connect_zeromq(void) {
  zmq_end = zmq_open(zmq_context(), zmq_pair);
  if (zmq_connect_to(zmq_end, address) != 0) broken();
}

static void ask_zeromq(void) {
  if (zmq_put(zmq_end, bytes, request_bytes, 0) < 0) broken();
  if (zmq_take(zmq_end, bytes, answer_bytes, 0) != (int)answer_bytes) broken();
}

// MARK: - nng

typedef struct {
  uint32_t id;
} nng_socket;
enum { nng_nonblock = 2 };
static int (*nng_open_pair)(nng_socket *), (*nng_listen_at)(nng_socket, const char *, void *, int);
static int (*nng_dial_to)(nng_socket, const char *, void *, int);
static int (*nng_put)(nng_socket, void *, size_t, int), (*nng_take)(nng_socket, void *, size_t *, int);
static nng_socket nng_end;

static int open_nng(void *library) {
  nng_open_pair = dlsym(library, "nng_pair0_open");
  nng_listen_at = dlsym(library, "nng_listen");
  nng_dial_to = dlsym(library, "nng_dial");
  nng_put = dlsym(library, "nng_send");
  nng_take = dlsym(library, "nng_recv");
  return nng_open_pair && nng_listen_at && nng_dial_to && nng_put && nng_take;
}

static void serve_nng(void) {
  nng_socket end;
  if (nng_open_pair(&end) != 0 || nng_listen_at(end, address, NULL, 0) != 0) return;
  for (;;) {
    size_t count = request_bytes;
    if (nng_take(end, bytes, &count, 0) != 0 || nng_put(end, bytes, answer_bytes, 0) != 0) return;
  }
}

static void connect_nng(void) {
  // A dialer that does not block tries again until the server listens.
  if (nng_open_pair(&nng_end) != 0 || nng_dial_to(nng_end, address, NULL, nng_nonblock) != 0) broken();
}

static void ask_nng(void) {
  size_t count = answer_bytes;
  if (nng_put(nng_end, bytes, request_bytes, 0) != 0 || nng_take(nng_end, bytes, &count, 0) != 0) broken();
}

// MARK: - sd-bus

typedef struct {
  uint8_t bytes[16];
} bus_id;
static int (*bus_new)(void **), (*bus_set_fd)(void *, int, int), (*bus_set_server)(void *, int, bus_id);
static int (*bus_set_anonymous)(void *, int), (*bus_start)(void *), (*bus_process)(void *, void **);
static int (*bus_wait)(void *, uint64_t), (*bus_reply)(void *, const char *, ...);
static int (*bus_is_call)(void *, const char *, const char *);
static int (*bus_call)(void *, const char *, const char *, const char *, const char *, void *, void **, const char *, ...);
static void *(*bus_unref_message)(void *), *bus_end;

static int open_bus(void *library) {
  bus_new = dlsym(library, "sd_bus_new");
  bus_set_fd = dlsym(library, "sd_bus_set_fd");
  bus_set_server = dlsym(library, "sd_bus_set_server");
  bus_set_anonymous = dlsym(library, "sd_bus_set_anonymous");
  bus_start = dlsym(library, "sd_bus_start");
  bus_process = dlsym(library, "sd_bus_process");
  bus_wait = dlsym(library, "sd_bus_wait");
  bus_reply = dlsym(library, "sd_bus_reply_method_return");
  bus_is_call = dlsym(library, "sd_bus_message_is_method_call");
  bus_call = dlsym(library, "sd_bus_call_method");
  bus_unref_message = dlsym(library, "sd_bus_message_unref");
  return bus_new && bus_set_fd && bus_set_server && bus_set_anonymous && bus_start && bus_process && bus_wait &&
         bus_reply && bus_is_call && bus_call && bus_unref_message;
}

static void serve_bus(void) {
  void *bus, *message;
  bus_id id = {{1}};
  if (bus_new(&bus) < 0 || bus_set_fd(bus, sockets[1], sockets[1]) < 0 || bus_set_server(bus, 1, id) < 0) return;
  if (bus_set_anonymous(bus, 1) < 0 || bus_start(bus) < 0) return;
  bytes[answer_bytes] = 0;
  for (;;) {
    message = NULL;
    int result = bus_process(bus, &message);
    if (result < 0) return;
    if (message) {
      int is_ours = bus_is_call(message, "navbridge.Echo", "Echo");
      if (is_ours && bus_reply(message, "s", bytes) < 0) return;
      bus_unref_message(message);
    } else if (result == 0 && bus_wait(bus, UINT64_MAX) < 0) {
      return;
    }
  }
}

static void connect_bus(void) {
  if (bus_new(&bus_end) < 0 || bus_set_fd(bus_end, sockets[0], sockets[0]) < 0 || bus_start(bus_end) < 0) broken();
  bytes[request_bytes] = 0;
}

static void ask_bus(void) {
  void *reply = NULL;
  if (bus_call(bus_end, NULL, "/echo", "navbridge.Echo", "Echo", NULL, &reply, "s", bytes) < 0) broken();
  bus_unref_message(reply);
}

// MARK: - All

static const peer peers[] = {
    {"socket-pair", NULL, open_nothing, serve_pair, connect_pair, ask_pair},
    {"zeromq", "libzmq.so.5", open_zeromq, serve_zeromq, connect_zeromq, ask_zeromq},
    {"nng", "libnng.so.1", open_nng, serve_nng, connect_nng, ask_nng},
    {"sd-bus", "libsystemd.so.0", open_bus, serve_bus, connect_bus, ask_bus},
};

static pid_t server;

static void end_server(void) {
  if (server > 0) {
    kill(server, SIGKILL);
    waitpid(server, NULL, 0);
  }
  unlink(strchr(address, '/') ? strchr(address, '/') + 2 : address);
  rmdir(folder);
}

static void *watch_input(void *unused) {
  (void)unused;
  struct pollfd input = {STDIN_FILENO, POLLIN, 0};
  char dropped[64];
  while (poll(&input, 1, -1) < 0 || read(STDIN_FILENO, dropped, sizeof dropped) > 0) {
  }
  end_server();
  _exit(143);
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

static int run(const peer *chosen, size_t warm_up, size_t count, int ends_with_input) {
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0 || !mkdtemp(folder)) return EX_OSERR;
  snprintf(address, sizeof address, "ipc://%s/pipe", folder);
  server = fork();
  if (server < 0) return EX_OSERR;
  if (server == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    close(sockets[0]);
    chosen->serve();
    _exit(0);
  }
  close(sockets[1]);
  pthread_t watcher;
  if (ends_with_input) pthread_create(&watcher, NULL, watch_input, NULL);
  atexit(end_server);
  chosen->connect();
  uint64_t *times = malloc(count * sizeof *times);
  for (size_t i = 0; i < warm_up; i++) chosen->ask();
  for (size_t i = 0; i < count; i++) {
    uint64_t began = now();
    chosen->ask();
    times[i] = now() - began;
  }
  for (size_t i = 0; i < count; i++) printf("%llu\n", (unsigned long long)times[i]);
  return 0;
}

int measure_peer(const char *name, size_t request, size_t answer, size_t warm_up, size_t count, int ends_with_input) {
  request_bytes = request;
  answer_bytes = answer;
  size_t longest = request > answer ? request : answer;
  bytes = malloc(longest + 1);
  memset(bytes, 'x', longest + 1);
  // A server that has died must not make this process wait for ever.
  signal(SIGPIPE, SIG_IGN);
  alarm(60);
  for (size_t i = 0; i < sizeof peers / sizeof *peers; i++) {
    if (strcmp(peers[i].name, name) != 0) continue;
    void *library = peers[i].library ? dlopen(peers[i].library, RTLD_NOW | RTLD_LOCAL) : NULL;
    if (peers[i].library && (!library || !peers[i].open(library))) return EX_UNAVAILABLE;
    return run(&peers[i], warm_up, count, ends_with_input);
  }
  fprintf(stderr, "uv-echo: there is no peer '%s'.\n", name);
  return EX_USAGE;
}
