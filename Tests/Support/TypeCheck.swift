internal import Glibc
internal import Subprocess

/// The result of a program whose types the compiler has checked.
package struct TypeCheck {
  /// True if the program is right.
  package let isRight: Bool
  /// The compiler's messages.
  package let output: String

  /// Checks a program that imports the libraries with which the running tests were built.
  package init(_ source: String) async throws {
    let build = CommandLine.arguments[0].prefix(through: CommandLine.arguments[0].lastIndex(of: "/")!)
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    // A build with jansson as the only parser has no map of simdjson.
    let built: [String] = ["CShims", "CSimdjson"].map { "\(build)\($0).build/module.modulemap" }
    let maps =
      built.filter { unsafe access($0, F_OK) == 0 }
      + ["CUV", "CJansson"].map { "/\(root)/Sources/\($0)/module.modulemap" }
    let result = try await Subprocess.run(
      .name("swiftc"),
      arguments: Arguments(
        ["-typecheck", "-swift-version", "6", "-I", "\(build)Modules", "-"]
          + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }),
      input: .string(source), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    isRight = result.terminationStatus.isSuccess
    output = result.standardOutput + result.standardError
  }
}
