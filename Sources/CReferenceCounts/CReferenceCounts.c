// Reference counts of a process with one thread. A third of the work of a push and a pop is counting references, and
// most of the time of that is the atomic instructions, which one thread does not need. Swift's runtime has both kinds of
// each function; the linker lets all calls of the atomic ones go through pointers (`--wrap`, Package.swift), which this
// file changes.
#include "CReferenceCounts.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/single_threaded.h>

// The functions' names behind "swift_" and "swift_nonatomic_".
#define FOR_EACH_FUNCTION(perform)                                                                                     \
  perform(retain) perform(retain_n) perform(release) perform(release_n)                                                \
  perform(bridgeObjectRetain) perform(bridgeObjectRetain_n)                                                            \
  perform(bridgeObjectRelease) perform(bridgeObjectRelease_n)                                                          \
  perform(unownedRetain) perform(unownedRetain_n) perform(unownedRelease) perform(unownedRelease_n)                    \
  perform(unownedRetainStrong) perform(unownedRetainStrongAndRelease)

// Goes on at a pointer and changes no register that a caller may use, because some of these functions keep more registers
// than C's do.
#if defined(__x86_64__)
#define GO_ON_AT(pointer) "jmp *" pointer "(%rip)"
#elif defined(__aarch64__)
#define GO_ON_AT(pointer) "adrp x16, " pointer "\n ldr x16, [x16, :lo12:" pointer "]\n br x16"
#endif

// The functions' real types are of no account here: nothing is called by these.
typedef void count_function(void);

#define DECLARE(name)                                                                                                  \
  count_function __real_swift_##name, swift_nonatomic_##name;                                                          \
  __attribute__((used)) static count_function *name##_now = __real_swift_##name;                                       \
  __attribute__((naked, visibility("hidden"))) void __wrap_swift_##name(void) { __asm__(GO_ON_AT(#name "_now")); }
FOR_EACH_FUNCTION(DECLARE)

static bool are_without_atomics;

bool creferencecounts_are_without_atomics(void) { return are_without_atomics; }

bool creferencecounts_leave_atomics_out(void) {
  if (!__libc_single_threaded) return false;
#define LEAVE_OUT(name) name##_now = swift_nonatomic_##name;
  FOR_EACH_FUNCTION(LEAVE_OUT)
  are_without_atomics = true;
  return true;
}

int __real_pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
int __wrap_pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

// The new thread sees these pointers, because all that is written before a thread is created is visible to it.
__attribute__((visibility("hidden"))) int __wrap_pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
#define PUT_BACK(name) name##_now = __real_swift_##name;
  if (are_without_atomics) {
    FOR_EACH_FUNCTION(PUT_BACK)
    are_without_atomics = false;
  }
  return __real_pthread_create(thread, attributes, start, argument);
}
