/// A record as the cause of others.
package struct TraceCause: Sendable, Equatable {
  /// The number of the record.
  let record: Int
  /// The number of the record of the call from which it follows, directly or not. Without a call, it is the number of
  /// the first record in the chain of causes.
  let origin: Int
}
