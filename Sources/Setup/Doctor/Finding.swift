package import NavbridgeRuntime

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
  package var line: String { line(.plain) }

  /// The line for a terminal, whose further parts stand below the subject.
  package func line(_ style: TextStyle) -> String {
    let column = Grade.warning.rawValue.count + 2
    let blanks = String(repeating: " ", count: column - grade.rawValue.count)
    // Messages of other programs may have several lines.
    let words = text.split(separator: "\n").joined(separator: " ").printable
    let line = "\(style.show(grade.rawValue, grade.look))\(blanks)\(style.bold("\(subject.printable):")) \(words)"
    return style.wrapped(line, hanging: column)
  }
}

extension Finding.Grade {
  fileprivate var look: TextStyle.Look {
    switch self {
    case .ok: .green
    case .note: .cyan
    case .warning: .yellow
    case .fault: .red
    }
  }
}
