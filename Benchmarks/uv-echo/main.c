// The base line of `navbridge bench`: libuv pipes in C that echo messages of the measured sizes and do nothing else.
//
//   uv-echo serve PATH REQUEST_BYTES ANSWER_BYTES
//   uv-echo ask PATH REQUEST_BYTES ANSWER_BYTES OUTSTANDING WARM_UP COUNT [DISPLACED_BYTES]
//   uv-echo peer NAME REQUEST_BYTES ANSWER_BYTES WARM_UP COUNT
//   uv-echo commands PATH FILE NATIVE_SIDE OUTSTANDING WARM_UP COUNT
//
// With several sizes, parted by commas (195,91 and 341,921), a round trip is an exchange of each, one after the other; one
// round trip is outstanding then. `peer` measures another kind of connection (peers.c), and `commands` a native side (commands.c).
//
// With --end-with-input as the last argument, the program ends when standard input ends. `serve` removes the socket at
// its end, and the directory if that is then empty. `ask` prints one round trip a line, in nanoseconds; with more than
// one outstanding, it prints the nanoseconds of the whole run. With DISPLACED_BYTES it writes that many bytes of memory before
// each round trip, which displace what the caches of its core have; one round trip is outstanding then.
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <uv.h>

#include "echo.h"

// The sizes of the requests and answers of one round trip: one of each, or several that take turns.
enum { most_exchanges = 8 };
static size_t requests[most_exchanges], answers[most_exchanges], exchanges;
static const char *served;

static void leave(int code) {
  if (served) {
    char *directory = strdup(served);
    char *slash = strrchr(directory, '/');
    unlink(served);
    if (slash && slash != directory) {
      *slash = 0;
      rmdir(directory);
    }
  }
  exit(code);
}

static void take_input(uv_handle_t *handle, size_t hint, uv_buf_t *buffer) {
  static char dropped[64];
  (void)handle;
  (void)hint;
  *buffer = uv_buf_init(dropped, sizeof dropped);
}

static void input_read(uv_stream_t *stream, ssize_t count, const uv_buf_t *buffer) {
  (void)stream;
  (void)buffer;
  if (count < 0) leave(143);
}

static void end_with_input(void) {
  static uv_pipe_t input;
  uv_pipe_init(uv_default_loop(), &input, 0);
  if (uv_pipe_open(&input, STDIN_FILENO) == 0) uv_read_start((uv_stream_t *)&input, take_input, input_read);
}
static char in[1 << 20];
static char *out;

static void take_buffer(uv_handle_t *handle, size_t hint, uv_buf_t *buffer) {
  (void)handle;
  (void)hint;
  *buffer = uv_buf_init(in, sizeof in);
}

typedef struct {
  uv_write_t request;
  char *bytes;
} owned_write;

static void written(uv_write_t *request, int status) {
  owned_write *owned = (owned_write *)request;
  if (status < 0) leave(2);
  free(owned->bytes);
  free(owned);
}

// Writes `count` messages of `size` bytes at once: one write for each wake-up, however many requests have arrived.
static void send_bytes(uv_stream_t *stream, size_t size, size_t count) {
  size_t total = size * count, sent = 0;
  char *bytes = out;
  if (count > 1) {
    bytes = malloc(total);
    for (size_t i = 0; i < count; i++) memcpy(bytes + i * size, out, size);
  }
  uv_buf_t buffer = uv_buf_init(bytes, total);
  int result = uv_try_write(stream, &buffer, 1);
  if (result > 0) sent = result;
  if (sent < total) {
    owned_write *owned = malloc(sizeof *owned);
    owned->bytes = malloc(total - sent);
    memcpy(owned->bytes, bytes + sent, total - sent);
    buffer = uv_buf_init(owned->bytes, total - sent);
    uv_write(&owned->request, stream, &buffer, 1, written);
  }
  if (count > 1) free(bytes);
}

static size_t server_has, server_at;

static void server_read(uv_stream_t *stream, ssize_t count, const uv_buf_t *buffer) {
  (void)buffer;
  if (count < 0) leave(0);
  server_has += count;
  if (exchanges == 1) {
    size_t whole = server_has / requests[0];
    server_has -= whole * requests[0];
    if (whole) send_bytes(stream, answers[0], whole);
    return;
  }
  while (server_has >= requests[server_at]) {
    server_has -= requests[server_at];
    send_bytes(stream, answers[server_at], 1);
    server_at = (server_at + 1) % exchanges;
  }
}

static void connected(uv_stream_t *server, int status) {
  if (status < 0) leave(2);
  uv_pipe_t *client = malloc(sizeof *client);
  uv_pipe_init(server->loop, client, 0);
  uv_accept(server, (uv_stream_t *)client);
  uv_read_start((uv_stream_t *)client, take_buffer, server_read);
}

static int serve(const char *path) {
  uv_pipe_t server;
  uv_pipe_init(uv_default_loop(), &server, 0);
  if (uv_pipe_bind(&server, path) || uv_listen((uv_stream_t *)&server, 1, connected)) return 2;
  served = path;
  // The reader of standard output or the peer may be gone.
  signal(SIGPIPE, SIG_IGN);
  puts("ready");
  fflush(stdout);
  return uv_run(uv_default_loop(), UV_RUN_DEFAULT);
}

static size_t client_has, client_at, outstanding, warm_up, left, displaced;
static volatile char *other_memory;
static uint64_t began, *times;
static size_t measured;

static void displace_caches(void) {
  enum { line = 64 };
  for (size_t at = 0; at < displaced; at += line) other_memory[at]++;
}

static void client_read(uv_stream_t *stream, ssize_t count, const uv_buf_t *buffer) {
  (void)buffer;
  if (count < 0) exit(2);
  client_has += count;
  size_t whole = client_has / answers[client_at];
  client_has -= whole * answers[client_at];
  if (!whole) return;
  client_at = (client_at + 1) % exchanges;
  if (client_at) return send_bytes(stream, requests[client_at], 1);
  uint64_t now = uv_hrtime();
  if (outstanding == 1) {
    if (warm_up) {
      warm_up--;
    } else {
      times[measured++] = now - began;
      left--;
    }
    if (!left) {
      for (size_t i = 0; i < measured; i++) printf("%llu\n", (unsigned long long)times[i]);
      exit(0);
    }
    displace_caches();
    began = uv_hrtime();
    send_bytes(stream, requests[0], 1);
    return;
  }
  if (warm_up > whole) {
    warm_up -= whole;
    if (warm_up <= outstanding) warm_up = 0;
    began = now;
  } else if (left > whole) {
    left -= whole;
  } else {
    printf("%llu\n", (unsigned long long)(now - began));
    exit(0);
  }
  send_bytes(stream, requests[0], whole);
}

static void client_connected(uv_connect_t *connect, int status) {
  if (status < 0) exit(2);
  uv_read_start(connect->handle, take_buffer, client_read);
  began = uv_hrtime();
  send_bytes(connect->handle, requests[0], outstanding);
}

static int ask(const char *path) {
  uv_pipe_t client;
  uv_connect_t connect;
  uv_pipe_init(uv_default_loop(), &client, 0);
  uv_pipe_connect(&connect, &client, path, client_connected);
  return uv_run(uv_default_loop(), UV_RUN_DEFAULT);
}

static size_t number(const char *text) { return strtoull(text, NULL, 10); }

/// Reads sizes that are parted by commas. Returns their number.
static size_t read_sizes(const char *text, size_t *sizes, size_t *longest) {
  size_t count = 0;
  for (char *end; count < most_exchanges; text = end + 1) {
    sizes[count] = strtoull(text, &end, 10);
    if (sizes[count] > *longest) *longest = sizes[count];
    if (sizes[count++] == 0 || *end != ',') break;
  }
  return count;
}

int main(int argc, char **argv) {
  int ends_with_input = argc > 1 && strcmp(argv[argc - 1], "--end-with-input") == 0;
  if (ends_with_input) argc--;
  if (argc == 7 && strcmp(argv[1], "peer") == 0) {
    return measure_peer(argv[2], number(argv[3]), number(argv[4]), number(argv[5]), number(argv[6]), ends_with_input);
  }
  if (ends_with_input) end_with_input();
  if (argc == 8 && strcmp(argv[1], "commands") == 0) {
    return send_commands(argv[2], argv[3], number(argv[4]), number(argv[5]), number(argv[6]), number(argv[7]));
  }
  if (argc < 5) {
    fprintf(stderr,
            "usage: uv-echo serve PATH REQUEST ANSWER |\n"
            "  uv-echo ask PATH REQUEST ANSWER OUTSTANDING WARM_UP COUNT [DISPLACED] |\n"
            "  uv-echo peer NAME REQUEST ANSWER WARM_UP COUNT |\n"
            "  uv-echo commands PATH FILE NATIVE_SIDE OUTSTANDING WARM_UP COUNT\n");
    return 64;
  }
  size_t longest = 1;
  exchanges = read_sizes(argv[3], requests, &longest);
  if (read_sizes(argv[4], answers, &longest) != exchanges) return 64;
  out = malloc(longest);
  memset(out, 'x', longest);
  if (strcmp(argv[1], "serve") == 0) return serve(argv[2]);
  if (argc < 8) return 64;
  outstanding = number(argv[5]);
  warm_up = number(argv[6]);
  left = number(argv[7]);
  times = malloc(left * sizeof *times);
  if (argc > 8) {
    displaced = number(argv[8]);
    other_memory = calloc(displaced, 1);
  }
  return ask(argv[2]);
}
