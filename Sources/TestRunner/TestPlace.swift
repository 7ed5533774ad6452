import Glibc
internal import NavbridgeRuntime

/// An argument that names tests: a file, a folder, or a line of a file, `FILE:LINE` or `FILE:LINE:COLUMN`.
package struct TestPlace: Sendable, Equatable {
  package let path: String
  package let line: Int?

  /// Reads an argument. A file whose own name ends with a colon and a number is that file.
  package init(_ argument: String) {
    guard SystemFiles.kind(of: argument) == 0, let (rest, last) = Self.number(atEndOf: argument[...]) else {
      (path, line) = (argument, nil)
      return
    }
    // A place of a report has a column behind the line.
    let (file, line) = Self.number(atEndOf: rest) ?? (rest, last)
    (path, self.line) = (String(file), line)
  }

  /// Returns the positive number behind the last colon, and the text before that.
  private static func number(atEndOf text: Substring) -> (Substring, Int)? {
    guard let cut = text.lastIndex(of: ":"), let number = Int(text[text.index(after: cut)...]), number > 0 else {
      return nil
    }
    return (text[..<cut], number)
  }
}
