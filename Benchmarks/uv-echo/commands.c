// A script side in C that sends prepared commands. It measures the native side almost alone: it parses no JSON.
//
// Each line of the file is the body of a message. All lines but the last are sent once, each after the answer to the one
// before. The last line is the command that is repeated. Each run of seven number signs in it becomes the command's
// number, so that its length stays the same.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sysexits.h>
#include <uv.h>

#include "echo.h"

enum { digits = 7, most_places = 8, first_number = 1000000 };

static char *text, *next_line;
static char *command;
static size_t command_bytes, places[most_places], place_count;

static size_t unsent, warm, measured, in_flight;
static uint64_t began, *starts, *ends, own_begin, native_begin;
static size_t number = first_number;
static pid_t native_side;

static char *input;
static size_t input_room, input_bytes;
static int is_set_up;

static void fail(const char *sentence) {
  fprintf(stderr, "uv-echo: %s\n", sentence);
  exit(EX_PROTOCOL);
}

typedef struct {
  uv_write_t request;
  char *bytes;
} kept_write;

static void kept_written(uv_write_t *request, int status) {
  kept_write *kept = (kept_write *)request;
  if (status < 0) fail("The native side has closed the connection.");
  free(kept->bytes);
  free(kept);
}

static void send_bytes(uv_stream_t *stream, const char *bytes, size_t count) {
  uv_buf_t buffer = uv_buf_init((char *)bytes, count);
  int sent = uv_try_write(stream, &buffer, 1);
  if (sent < 0) sent = 0;
  if ((size_t)sent == count) return;
  kept_write *kept = malloc(sizeof *kept);
  kept->bytes = malloc(count - sent);
  memcpy(kept->bytes, bytes + sent, count - sent);
  buffer = uv_buf_init(kept->bytes, count - sent);
  if (uv_write(&kept->request, stream, &buffer, 1, kept_written)) fail("The native side cannot be written to.");
}

static size_t put_frame(char *place, const char *body, size_t count) {
  int header = sprintf(place, "Content-Length: %zu\r\n\r\n", count);
  memcpy(place + header, body, count);
  return header + count;
}

/// Sends the next message of the preparation. Returns 0 when only the command is left.
static int send_next_line(uv_stream_t *stream) {
  char *end = strchr(next_line, '\n');
  if (!end) return 0;
  size_t count = end - next_line;
  char *frame = malloc(count + 64);
  send_bytes(stream, frame, put_frame(frame, next_line, count));
  free(frame);
  next_line = end + 1;
  return 1;
}

static void prepare_command(void) {
  size_t count = strlen(next_line);
  command = malloc(count + 64);
  command_bytes = put_frame(command, next_line, count);
  command[command_bytes] = 0;
  char *mark = command;
  while (place_count < most_places && (mark = strstr(mark, "#######"))) {
    places[place_count++] = mark - command;
    mark += digits;
  }
}

static void send_commands_now(uv_stream_t *stream, size_t count) {
  static char *batch;
  static size_t room;
  if (room < count * command_bytes) {
    room = count * command_bytes;
    batch = realloc(batch, room);
  }
  for (size_t i = 0; i < count; i++) {
    char *copy = batch + i * command_bytes;
    memcpy(copy, command, command_bytes);
    size_t rest = ++number;
    char shown[digits];
    for (int at = digits - 1; at >= 0; at--, rest /= 10) shown[at] = '0' + rest % 10;
    for (size_t place = 0; place < place_count; place++) memcpy(copy + places[place], shown, digits);
  }
  unsent -= count;
  in_flight += count;
  began = uv_hrtime();
  send_bytes(stream, batch, count * command_bytes);
}

static void begin_measuring(void) {
  own_begin = own_processor_time();
  native_begin = processor_time_of(native_side);
}

/// Prints a line for each round trip, with its begin and its end; with several outstanding, one line for all of them.
static void finish(size_t count, int is_each) {
  uint64_t own = own_processor_time() - own_begin, native = processor_time_of(native_side) - native_begin;
  if (is_each) {
    for (size_t i = 0; i < count; i++) printf("%llu %llu\n", (unsigned long long)starts[i], (unsigned long long)ends[i]);
  } else {
    printf("%llu %llu\n", (unsigned long long)starts[0], (unsigned long long)ends[0]);
  }
  printf("cpu %llu %llu\n", (unsigned long long)own, (unsigned long long)native);
  fflush(stdout);
  exit(0);
}

static size_t outstanding, count_measured;

static void answered(uv_stream_t *stream, size_t answers) {
  uint64_t now = uv_hrtime();
  in_flight -= answers;
  if (warm > 0) {
    warm = warm > answers ? warm - answers : 0;
    if (warm == 0) {
      // The commands in flight at this moment are measured only by half; there are many more than these.
      starts[0] = now;
      begin_measuring();
    }
  } else {
    if (outstanding == 1) {
      starts[measured] = began;
      ends[measured] = now;
    }
    measured += answers;
    if (measured >= count_measured) {
      ends[outstanding == 1 ? measured - 1 : 0] = now;
      finish(measured, outstanding == 1);
    }
  }
  size_t next = outstanding - in_flight;
  if (next > unsent) next = unsent;
  if (next) send_commands_now(stream, next);
}

static void take_space(uv_handle_t *handle, size_t hint, uv_buf_t *buffer) {
  (void)handle;
  (void)hint;
  if (input_room - input_bytes < 65536) input = realloc(input, input_room = 2 * input_room + 131072);
  *buffer = uv_buf_init(input + input_bytes, input_room - input_bytes);
}

static int begins_with(const char *body, size_t count, const char *start) {
  return count >= strlen(start) && memcmp(body, start, strlen(start)) == 0;
}

static void bytes_read(uv_stream_t *stream, ssize_t count, const uv_buf_t *buffer) {
  (void)buffer;
  if (count < 0) fail("The native side has closed the connection.");
  input_bytes += count;
  size_t at = 0, answers = 0;
  for (;;) {
    char *frame = input + at;
    size_t left = input_bytes - at;
    char *blank = left ? memmem(frame, left, "\r\n\r\n", 4) : NULL;
    if (!blank) break;
    size_t length = strtoull(frame + strlen("Content-Length: "), NULL, 10), header = blank + 4 - frame;
    if (left < header + length) break;
    char *body = frame + header;
    if (begins_with(body, length, "{\"jsonrpc\":\"2.0\",\"id\":")) {
      answers++;
      if (memmem(body, length < 60 ? length : 60, "\"error\"", 7)) {
        fprintf(stderr, "%.*s\n", (int)length, body);
        fail("A command was refused.");
      }
    }
    at += header + length;
  }
  memmove(input, input + at, input_bytes - at);
  input_bytes -= at;
  if (!answers) return;
  if (is_set_up) return answered(stream, answers);
  if (send_next_line(stream)) return;
  is_set_up = 1;
  prepare_command();
  if (warm == 0) begin_measuring();
  starts[0] = uv_hrtime();
  send_commands_now(stream, outstanding);
}

static void connected(uv_connect_t *connect, int status) {
  if (status < 0) fail("The native side does not listen.");
  uv_read_start(connect->handle, take_space, bytes_read);
  if (!send_next_line(connect->handle)) fail("The file has no 'initialize'.");
}

static char *content(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail("The file of commands cannot be read.");
  size_t room = 1 << 16, count = 0, got;
  char *bytes = malloc(room + 1);
  while ((got = fread(bytes + count, 1, room - count, file)) > 0) {
    count += got;
    if (count == room) bytes = realloc(bytes, (room *= 2) + 1);
  }
  bytes[count] = 0;
  fclose(file);
  return bytes;
}

int send_commands(
    const char *path, const char *file, pid_t process, size_t in_flight_at_once, size_t warm_up, size_t count) {
  text = next_line = content(file);
  native_side = process;
  outstanding = in_flight_at_once;
  warm = warm_up;
  count_measured = count;
  unsent = warm_up + count + 2 * outstanding;
  starts = malloc((count + 2 * outstanding) * sizeof *starts);
  ends = malloc((count + 2 * outstanding) * sizeof *ends);
  uv_pipe_t client;
  uv_connect_t connect;
  uv_pipe_init(uv_default_loop(), &client, 0);
  uv_pipe_connect(&connect, &client, path, connected);
  return uv_run(uv_default_loop(), UV_RUN_DEFAULT);
}
