import CReferenceCounts
import Glibc

/// The object whose references two threads count at once.
final class Counted {}

nonisolated(unsafe) var counted = Counted()

/// Counts two million references to the object, up and down.
func countReferences() {
  for _ in 0..<2_000 { withExtendedLifetime(unsafe Array(repeating: counted, count: 1_000)) {} }
}

/// Counts in this thread and, if told to, in a second one at the same time. Returns true if the count is right then.
func isRight(inTwoThreads: Bool) -> Bool {
  var thread = pthread_t()
  if inTwoThreads {
    let code = unsafe pthread_create(
      &thread, nil,
      { _ in
        countReferences()
        return nil
      }, nil)
    guard code == 0 else { fatalError("A thread cannot be created: \(code).") }
  }
  countReferences()
  if inTwoThreads { pthread_join(thread, nil) }
  return unsafe isKnownUniquelyReferenced(&counted)
}

print("left out:", creferencecounts_leave_atomics_out())
print("right in one thread:", isRight(inTwoThreads: false))
print("still left out:", creferencecounts_are_without_atomics())
print("right in two threads:", isRight(inTwoThreads: true))
print("still left out:", creferencecounts_are_without_atomics())
