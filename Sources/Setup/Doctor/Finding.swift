/// What `navbridge doctor` prints about one matter.
package struct Finding: Sendable, Equatable {
  package enum Grade: String, Sendable {
    case ok
    /// Something is missing that only some tasks need.
    case note
    /// Something works less well than it could, or does not work that few need.
    case warning
    /// navbridge does not work like this.
    case fault
  }

  package let grade: Grade
  package let subject: String
  /// What was found, and unless all is well the way out of it.
  package let text: String

  init(_ grade: Grade, _ subject: String, _ text: String) {
    self.grade = grade
    self.subject = subject
    self.text = text
  }

  /// `warning  memory: 300 MB are available. …`
  package var line: String {
    let widest = Grade.warning.rawValue.count
    let blanks = String(repeating: " ", count: widest - grade.rawValue.count + 2)
    // Messages of other programs may have several lines.
    let text = text.split(separator: "\n").joined(separator: " ")
    return "\(grade.rawValue)\(blanks)\(subject): \(text)"
  }
}
