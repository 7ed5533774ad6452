/// The way out for a file that the engine cannot read because it is written in JSX, TypeScript or modules.
enum SyntaxAdvice {
  private static let extensions = ["jsx", "tsx", "ts", "mts", "cts", "mjs"]

  /// Returns the lines behind a syntax error; empty for a file that is plain JavaScript.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - source: its text.
  ///   - message: the engine's message.
  static func lines(for path: String, _ source: String, _ message: String) -> String {
    guard message.contains("SyntaxError"), isMeant(path, source, message) else { return "" }
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, name) = (path[..<end], path[end...])
    let base = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    let output = name.hasSuffix(".js") ? "\(folder)dist/\(name)" : "\(folder)\(base).js"
    return "\nJSX, TypeScript and `import` are bundled into plain JavaScript before they run "
      + "(docs/javascript.md, \"JSX, TypeScript and modules\"):\n"
      + "  esbuild \(quoted(path)) --bundle --format=cjs --platform=neutral --main-fields=main --target=es2022 --sourcemap=inline "
      + "'--external:react-native*' '--external:navbridge*' --outfile=\(quoted(output))"
  }

  /// A path as one word of a shell.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@%".contains($0) }
    return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }

  private static func isMeant(_ path: String, _ source: String, _ message: String) -> Bool {
    if extensions.contains(where: { path.hasSuffix(".\($0)") }) { return true }
    if message.contains("Unexpected token '<'") || message.contains("import call expects") { return true }
    return source.codeLines.contains { line in
      ["import ", "import{", "export "].contains { line.hasPrefix($0) }
    }
  }
}
