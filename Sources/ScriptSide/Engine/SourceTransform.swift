import Glibc
internal import NavbridgeRuntime

/// Files in JSX, TypeScript or ES modules, which esbuild makes plain JavaScript of. The results are kept in memory, each with
/// the source map that it contains.
@ScriptThread
enum SourceTransform {
  enum Outcome {
    case text(String)
    /// There is no esbuild on the `PATH`.
    case noTool
    /// The messages of esbuild.
    case failed(String)
  }

  /// The texts that run in place of files, by path.
  private static var made: [String: String] = [:]

  /// The arguments after the path of the file, of which the advice for those without esbuild is made, too.
  nonisolated static let arguments = [
    "--bundle", "--format=cjs", "--platform=neutral", "--main-fields=main", "--target=es2022", "--sourcemap=inline",
    "'--external:react-native*'", "'--external:navbridge*'", "'--external:@jest/*'",
    "--external:detox",
  ]
  /// Those of a file that is bundled here: the names that the library answers, JSX in any file, as Metro has it, and `import()`
  /// of a name that is known only when it runs, which becomes a `require`. Assets stay calls of `require`, too.
  private static let ownArguments =
    ["--loader:.js=jsx", "--supported:dynamic-import=false", "--log-level=error", "--color=false"]
    + AssetFile.extensions.map { "'--external:/*.\($0)'" }
  /// JSX calls `react/jsx-runtime`, as with React Native's preset of Babel, so that a file need not import React.
  private static let automatic = "--jsx=automatic"
  /// The exit code of a shell that finds no program.
  private static let notFound: Int32 = 127

  /// Returns the text that runs in place of a file; nil for one that runs as it is.
  static func runningText(_ path: String) -> String? { made[path] }

  /// Returns the text of a file as it runs; nil if there is no such file.
  static func textThatRuns(_ path: String) -> String? { made[path] ?? ScriptFile.text(path) }

  /// Bundles a file. The text is kept for the places of failures.
  ///
  /// - Parameter hasReact: true if a React is built in where the file runs, for files that find none in `node_modules`.
  static func bundle(_ path: String, hasReact: Bool) -> Outcome {
    made[path] = nil
    // A path that begins with a dash would be an option.
    let file = path.hasPrefix("/") || path.hasPrefix("./") ? path : "./" + path
    let command = (["esbuild", file.shellWord] + arguments + ownArguments).joined(separator: " ")
    // It prints the bundle or messages, and never both.
    var (status, text) = output(of: "\(command) \(automatic) 2>&1")
    if status != 0, hasReact, text.contains("Could not resolve \"react"), !hasOwnReact(path) {
      (status, text) = output(of: "\(command) \(automatic) --external:react '--external:react/*' 2>&1")
    }
    // An app without React in `node_modules` may have a `React` of its own, which the older form of JSX calls.
    if status != 0, text.contains("Could not resolve \"react/jsx-runtime\"") {
      (status, text) = output(of: "\(command) 2>&1")
    }
    guard status == 0 else {
      return status == notFound && text.contains("esbuild: not found") ? .noTool : .failed(advised(text))
    }
    made[path] = text
    return .text(text)
  }

  /// True for a file that declares a `React` of its own.
  private static func hasOwnReact(_ path: String) -> Bool {
    ScriptFile.text(path)?.firstMatch(of: /\b(?:const|let|var|function|class)\s+React\b(?!\s*=\s*require)/) != nil
  }

  /// Returns the messages of esbuild with the way out for a package that is not there. Its own one is an option, which a user
  /// of this program cannot give.
  private static func advised(_ messages: String) -> String {
    let (begin, end) = ("  You can mark the path \"", "\" as external")
    return messages.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.dropFirst(begin.count)
      guard line.hasPrefix(begin), let found = rest.firstRange(of: end) else { return String(line) }
      return "  Install it beside the file: npm install \(rest[..<found.lowerBound])"
    }.joined(separator: "\n")
  }

  /// Returns the first place that messages of esbuild name: a line of its own, `    FILE:LINE:COLUMN:`, with the column counted from 0.
  nonisolated static func place(in messages: String) -> ScriptFailure.Location? {
    messages.split(separator: "\n").lazy.compactMap { line in
      line.hasPrefix("    ") && line.hasSuffix(":") ? ScriptFailure.Location(line.dropFirst(4).dropLast()) : nil
    }.first.map { .init(file: $0.file, line: $0.line, column: $0.column.map { $0 + 1 }) }
  }

  /// Runs a command of the shell, and returns its exit code, or -1 after a signal, and what it has printed.
  private static func output(of command: String) -> (status: Int32, text: String) {
    guard let stream = unsafe popen(command, "re") else { return (-1, "") }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, stream)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    let status = unsafe pclose(stream)
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : -1, String(decoding: bytes, as: UTF8.self))
  }
}
