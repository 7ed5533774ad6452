import Glibc
import NavbridgeRuntime

/// libFuzzer's entry, which parses its options, runs the target and returns the exit code of the process.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The fuzzers of all targets in one program: `fuzzer TARGET [OPTION...] [FOLDER...]` with the options of libFuzzer. Without
/// arguments it prints the targets, and `fuzzer --words TARGET` prints the target's dictionary.
@main
enum Fuzzer {
  /// The target of this process.
  nonisolated(unsafe) private static var target: FuzzTarget?

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1 else { return printTargets() }
    let asksForWords = arguments[1] == "--words" && arguments.count > 2
    let name = arguments[asksForWords ? 2 : 1]
    guard let target = FuzzTarget.named(name) else {
      print("'\(name)' is no target; there are \(FuzzTarget.all.map(\.name).joined(separator: ", ")).")
      exit(64)
    }
    if asksForWords { return print(target.dictionary, terminator: "") }
    unsafe Self.target = target
    exit(Self.run(target, arguments))
  }

  /// Passes all arguments but the target's name to libFuzzer.
  private static func run(_ target: FuzzTarget, _ arguments: [String]) -> CInt {
    let own = [arguments[0], "-max_len=\(target.longest)"] + arguments.dropFirst(2)
    var pointers = unsafe own.map { unsafe strdup($0) } + [nil]
    var count = CInt(own.count)
    return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      guard var start = unsafe buffer.baseAddress else { return 64 }
      return unsafe runDriver(&count, &start) { bytes, count in
        let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
        if let fault = unsafe Fuzzer.target?.fault(of: input) {
          // libFuzzer reports the abortion and writes the input.
          _ = SystemFiles.write("The promise is broken: \(fault)\n", to: STDERR_FILENO)
          abort()
        }
        return 0
      }
    }
  }

  /// The name, the promise and the seeds of each target, with tabs between them.
  private static func printTargets() {
    for target in FuzzTarget.all {
      print("\(target.name)\t\(target.promise)\t\(target.seeds.joined(separator: " "))")
    }
  }
}
