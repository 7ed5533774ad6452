/// One line of the navigation's log. The design writes them to the trace.
struct NavRecord: Equatable, Sendable {
  enum Kind: String, Sendable {
    /// A queued operation began or ended: capture, composition, navigation, resolve, sync.
    case operation
    /// A dispatch to the store, and the release of its lock.
    case lock
    /// A key's reaction.
    case reaction
    /// A navigation controller has shown a controller.
    case didShow
    /// A moment of a controller's set-up, or a call to its opener.
    case callback
  }

  let kind: Kind
  let subject: String
  let action: String
  /// The number of the lock or of the transaction.
  let id: Int?
}
