internal import NavbridgeVocabulary

/// The way out for a file that the engine cannot read because it is written in JSX, TypeScript or modules.
enum SyntaxAdvice {
  /// Returns the lines with the command that bundles a file.
  ///
  /// - Parameter exists: true for a file that is there, which the command must not replace.
  static func bundling(_ path: String, exists: (String) -> Bool = ScriptFile.isFile) -> String {
    "\nJSX, TypeScript and `import` need esbuild on the PATH (apt-get install esbuild), which makes plain JavaScript of them; or "
      + "bundle the file elsewhere (docs/javascript.md, \"JSX, TypeScript and modules\"):\n"
      + "  esbuild \(quoted(path)) \(SourceTransform.arguments.joined(separator: " ")) --outfile=\(quoted(output(of: path, exists)))"
  }

  /// Returns the path of a file that is not there yet: beside the source, or in a folder beside it.
  private static func output(of path: String, _ exists: (String) -> Bool) -> String {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, name) = (path[..<end], path[end...])
    let base = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    let beside = name.hasSuffix(".js") ? [] : ["\(folder)\(base).js"]
    let below = (1...9).map { "\(folder)dist\($0 == 1 ? "" : "\($0)")/\(base).js" }
    return (beside + below).first { !exists($0) } ?? below[0]
  }

  /// A path as one word of a shell.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@%".contains($0) }
    return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }

  /// The way out for JSX that finds no React, as a sentence after the engine's message; empty for other messages.
  static func missingReact(_ message: String) -> String {
    guard message == "ReferenceError: Can't find variable: React" else { return "" }
    return ". JSX needs React: install it beside the app (npm install react), or import it in this file."
  }

  /// The way out for a variable that a function of a test does not see where it is an app, as sentences after the engine's
  /// message.
  static func unseenVariable(_ message: String) -> String {
    let words = "The function is an app of its own, and sees no variables of the test: give it values by 'args'."
    return ". \(bundledName(message) ?? words)"
  }

  /// The way out for a variable whose name esbuild has given to an import of a test file; nil for other variables.
  static func bundledName(_ message: String) -> String? {
    let name = message.split(separator: " ").last ?? ""
    guard
      ["init_", "import_", "require_", "__to"].contains(where: { name.hasPrefix($0) }) || name.hasSuffix("_default")
    else { return nil }
    return "The name is one of the test's bundle: a function in the app reaches no import of a test file that esbuild "
      + "bundles, nor files by its own require. Give the app a file that has the code."
  }

  /// True for a file that cannot be read because of its language.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - source: its text.
  ///   - message: the engine's message.
  static func isOtherLanguage(_ path: String, _ source: String, _ message: String) -> Bool {
    message.contains("SyntaxError") && isMeant(path, source, message)
  }

  private static func isMeant(_ path: String, _ source: String, _ message: String) -> Bool {
    if SourceLanguage.extensions.contains(where: { path.hasSuffix(".\($0)") }) { return true }
    if message.contains("Unexpected token '<'") || message.contains("import call expects") { return true }
    return source.codeLines.contains { line in
      ["import ", "import{", "export "].contains { line.hasPrefix($0) }
    }
  }
}
