// Reference counts of a process with one thread. A third of the work of a push and a pop is counting references, and
// most of the time of that is the atomic instructions, which one thread does not need. Swift's runtime has both kinds of
// each function; the linker lets all calls of the atomic ones come here (`--wrap`, Package.swift).
#include "CReferenceCounts.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/single_threaded.h>

// The beginning of each object of Swift: its type, then its counts. The strong references but one are counted in bits 33 to
// 62. With bit 63, which is the sign, the counts are elsewhere or never change: all such are less than -ONE.
typedef struct {
  const void *type;
  int64_t counts;
} Object;
#define ONE (INT64_C(1) << 33)

// The functions of the runtime, which keep the registers that a function in C keeps. On 64-bit ARM the compiler may count
// on more.
#if defined(__aarch64__)
#define RUNTIME __attribute__((visibility("hidden"), preserve_most))
#else
#define RUNTIME __attribute__((visibility("hidden")))
#endif

// The counts below which a reference is added or removed by the runtime, and the amount by which they change otherwise. No
// counts reach the greatest number, so that the runtime's atomic functions do all until the process is known to have one
// thread. They are variables for that, and each of them is both numbers, for an instruction less.
static int64_t added = INT64_MAX, removed = INT64_MAX;
// Read anew: what has just been compared need not be kept in a register.
static inline bool are_without_atomics(void) { return *(volatile int64_t *)&added < 0; }
static void count_without_atomics(bool without) {
  added = without ? -ONE : INT64_MAX;
  removed = without ? ONE : INT64_MAX;
}

#define IS_LIKELY(condition) __builtin_expect(condition, 1)
#define RUNTIMES(name, arguments)                                                                                      \
  (IS_LIKELY(are_without_atomics()) ? swift_nonatomic_##name arguments : __real_swift_##name arguments)
#define DECLARE(type, name, ...)                                                                                       \
  type __real_swift_##name(__VA_ARGS__);                                                                               \
  type swift_nonatomic_##name(__VA_ARGS__);                                                                            \
  RUNTIME type __wrap_swift_##name(__VA_ARGS__);
#define PASS_ON(type, name, parameters, arguments)                                                                     \
  DECLARE(type, name, parameters)                                                                                      \
  RUNTIME type __wrap_swift_##name(parameters) {                                                                       \
    return RUNTIMES(name, arguments);                                                                                  \
  }
#define OBJECT_AND_COUNT Object *object, uint32_t count

PASS_ON(Object *, retain_n, OBJECT_AND_COUNT, (object, count))
PASS_ON(void, release_n, OBJECT_AND_COUNT, (object, count))
PASS_ON(Object *, bridgeObjectRetain_n, OBJECT_AND_COUNT, (object, count))
PASS_ON(void, bridgeObjectRelease_n, OBJECT_AND_COUNT, (object, count))
PASS_ON(Object *, unownedRetain, Object *object, (object))
PASS_ON(Object *, unownedRetain_n, OBJECT_AND_COUNT, (object, count))
PASS_ON(void, unownedRelease, Object *object, (object))
PASS_ON(void, unownedRelease_n, OBJECT_AND_COUNT, (object, count))
PASS_ON(Object *, unownedRetainStrong, Object *object, (object))
PASS_ON(void, unownedRetainStrongAndRelease, Object *object, (object))

// The functions that are called most do the usual case themselves, in half of the runtime's instructions: an object that
// has its counts in itself, whose references neither overflow nor end, and no object at all: null, or any other address that
// is not positive.

static inline bool changes_counts(Object *object, int64_t change) {
  int64_t counts = object->counts;
  if (counts < change) return false;
  object->counts = (int64_t)((uint64_t)counts - (uint64_t)change);
  return true;
}
static inline bool adds_reference(Object *object) { return changes_counts(object, added); }
static inline bool removes_reference(Object *object) { return changes_counts(object, removed); }

// No branch predicts the one reference in ten that is null. It is counted, too, in the counts of nobody. Should 2^29 of them
// more be added than removed, or removed than added, the runtime's functions find out that they are null.
static Object nobody = {NULL, INT64_C(1) << 62};
static inline Object *object_or_nobody(Object *object) {
  return __builtin_unpredictable((intptr_t)object > 0) ? object : &nobody;
}

DECLARE(Object *, retain, Object *object)
RUNTIME Object *__wrap_swift_retain(Object *object) {
  return IS_LIKELY(adds_reference(object_or_nobody(object))) ? object : RUNTIMES(retain, (object));
}

DECLARE(void, release, Object *object)
RUNTIME void __wrap_swift_release(Object *object) {
  if (!IS_LIKELY(removes_reference(object_or_nobody(object)))) RUNTIMES(release, (object));
}

#if defined(__x86_64__)
// The storage of a string, an array or a dictionary: an object with marks in bits that no address has. Most are none.
static inline Object *without_marks(Object *object) { return (Object *)((uintptr_t)object & 0x80fffffffffffff9); }
static inline bool is_none(Object *object) { return (intptr_t)object <= 0; }

DECLARE(Object *, bridgeObjectRetain, Object *object)
RUNTIME Object *__wrap_swift_bridgeObjectRetain(Object *object) {
  Object *storage = without_marks(object);
  return IS_LIKELY(is_none(storage) || adds_reference(storage)) ? object : RUNTIMES(bridgeObjectRetain, (object));
}

DECLARE(void, bridgeObjectRelease, Object *object)
RUNTIME void __wrap_swift_bridgeObjectRelease(Object *object) {
  Object *storage = without_marks(object);
  if (!IS_LIKELY(is_none(storage) || removes_reference(storage))) RUNTIMES(bridgeObjectRelease, (object));
}

#else
PASS_ON(Object *, bridgeObjectRetain, Object *object, (object))
PASS_ON(void, bridgeObjectRelease, Object *object, (object))
#endif

Object *swift_initStackObject(const void *type, Object *object);
extern Object _swiftEmptyArrayStorage;

// True if the runtime that runs counts as this file does: a reference more and one less on an object of its making, and one
// that never ends.
static bool is_known_runtime(void) {
  Object object;
  swift_initStackObject(&object, &object);
  int64_t first = object.counts;
  __real_swift_retain(&object);
  int64_t second = object.counts;
  swift_nonatomic_release(&object);
  int64_t third = object.counts;
  return first >= 0 && second == first + ONE && third == first && _swiftEmptyArrayStorage.counts < -ONE;
}

bool creferencecounts_are_without_atomics(void) { return are_without_atomics(); }

bool creferencecounts_leave_atomics_out(void) {
  count_without_atomics(__libc_single_threaded && is_known_runtime());
  return are_without_atomics();
}

int __real_pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
int __wrap_pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

// The new thread sees the change, because all that is written before a thread is created is visible to it.
__attribute__((visibility("hidden"))) int __wrap_pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  if (are_without_atomics()) count_without_atomics(false);
  return __real_pthread_create(thread, attributes, start, argument);
}
