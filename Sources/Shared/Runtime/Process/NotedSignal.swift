internal import CShims
internal import Glibc

/// A signal that ends nothing by itself. Work without a loop, in a process in which no other thread may live, looks whether it has come,
/// and ends with what it has. Copies of the process note it, too.
package struct NotedSignal: Sendable {
  /// The signal by which the program that has started a search asks for its end.
  package static let end = NotedSignal(SIGTERM)

  /// Lets this process of a search end with what it has seen when the program that has started it asks for the end. A terminal sends
  /// SIGINT to every process of the search, of which that program alone acts on it.
  package static func noteEnd() {
    end.note()
    Glibc.signal(SIGINT, SIG_IGN)
  }

  private let signal: CInt

  package init(_ signal: CInt) { self.signal = signal }

  /// Has the signal noted from now on, in place of its effect.
  package func note() { cshims_note_signal(signal) }

  /// True if the signal has come while it was noted.
  package var hasCome: Bool { cshims_has_noted_signal(signal) != 0 }
}
