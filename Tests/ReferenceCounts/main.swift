import CReferenceCounts
import Glibc

/// The object whose references two threads count at once.
final class Counted {
  nonisolated(unsafe) static var ended = 0
  deinit { unsafe Self.ended += 1 }
}

/// The counts of one are in the object itself, those of the other in a table beside it, because a weak reference exists.
nonisolated(unsafe) var counted = Counted()
nonisolated(unsafe) var countedBeside = Counted()
nonisolated(unsafe) weak var weakly: Counted? = unsafe countedBeside
/// The storage of this array is counted by other functions than objects are.
nonisolated(unsafe) var names = (0..<3).map { "a name that is too long for a string without storage \($0)" }

/// Counts two million references to each object and fifty thousand to the storages, up and down.
func countReferences() {
  for _ in 0..<2_000 {
    withExtendedLifetime(unsafe Array(repeating: counted, count: 1_000)) {}
    withExtendedLifetime(unsafe Array(repeating: countedBeside, count: 1_000)) {}
  }
  for _ in 0..<50 { withExtendedLifetime(unsafe Array(repeating: names, count: 1_000).map { $0 + [] }) {} }
}

/// Counts in this thread and, if told to, in a second one at the same time. Returns true if the counts are right then.
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
  return unsafe isKnownUniquelyReferenced(&counted) && isKnownUniquelyReferenced(&countedBeside)
    && Counted.ended == 0
}

/// Ends both objects, and makes two others.
func end() -> Int {
  unsafe (counted, countedBeside) = (Counted(), Counted())
  defer {
    unsafe weakly = countedBeside
    unsafe Counted.ended = 0
  }
  return unsafe weakly == nil ? Counted.ended : -1
}

print("left out:", creferencecounts_leave_atomics_out())
print("right in one thread:", isRight(inTwoThreads: false))
print("ended in one thread:", end())
print("still left out:", creferencecounts_are_without_atomics())
print("right in two threads:", isRight(inTwoThreads: true))
print("ended in two threads:", end())
print("still left out:", creferencecounts_are_without_atomics())
