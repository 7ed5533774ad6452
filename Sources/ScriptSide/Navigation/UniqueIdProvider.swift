/// Makes ids, with one counter for all prefixes, from 1 (rnn-events §2).
package struct UniqueIdProvider {
  private var last = 0

  package mutating func next(_ prefix: String) -> String {
    last += 1
    return "\(prefix)\(last)"
  }
}
