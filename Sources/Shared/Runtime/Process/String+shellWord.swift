extension String {
  /// The text as one word of a shell's command, in quotation marks where it needs them.
  package var shellWord: String {
    if utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return shellWordOfControls }
    let isPlain = !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
    return isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
  }

  /// The text in the form `$'…'` of bash and zsh, in which a control character is `\x1b`, so that it reaches no terminal.
  private var shellWordOfControls: String {
    let parts = unicodeScalars.map { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F: (scalar.value < 0x10 ? "\\x0" : "\\x") + String(scalar.value, radix: 16)
      case 0x27, 0x5C: "\\\(scalar)"
      default: "\(scalar)"
      }
    }
    return "$'\(parts.joined())'"
  }
}
