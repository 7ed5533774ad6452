#include <time.h>

#include "echo.h"

static uint64_t read_clock(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

uint64_t own_processor_time(void) { return read_clock(CLOCK_PROCESS_CPUTIME_ID); }

uint64_t processor_time_of(pid_t process) {
  clockid_t clock;
  return clock_getcpuclockid(process, &clock) == 0 ? read_clock(clock) : 0;
}
