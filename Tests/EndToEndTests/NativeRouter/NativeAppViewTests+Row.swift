import NavbridgeVocabulary
import Testing

extension NativeAppViewTests {
  /// A request of the script with its answer, and the state and the reports that it leaves.
  struct Row: CustomTestStringConvertible, Sendable {
    let action: NavigationAction
    let answer: String
    let shape: String
    /// The reports between request and answer, without those of screens.
    let reports: [String]
    init(_ action: NavigationAction, _ answer: String, _ shape: String, _ reports: [String]) {
      (self.action, self.answer, self.shape, self.reports) = (action, answer, shape, reports)
    }
    var testDescription: String { action.kind.rawValue }
  }
}
