import Glibc
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLauncher

@Suite("Files that a command writes")
struct OutputFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["app.js", "run.ndjson", "plain", "package.json", "report.json"] {
      try folder.write("x", to: name)
    }
  }

  private func fault(_ outputs: (String, String?)..., inputs: [String] = []) -> String? {
    OutputFiles.fault(
      of: outputs.map { ($0, $1.map { $0.hasPrefix("-") || $0.hasPrefix("/") ? $0 : "\(folder.path)/\($0)" }) },
      inputs: inputs.map { "\(folder.path)/\($0)" })
  }

  @Test("Files that a command writes are none that it reads, by whatever path")
  func inputs() {
    defer { folder.remove() }
    let sentence = "is read by this command, and would be overwritten. Name another file."
    #expect(
      fault(("--record", "plain"), inputs: ["plain"])?.hasPrefix("--record: '\(folder.path)/plain' \(sentence)") == true
    )
    #expect(
      fault(("--record", nil), ("--trace", "./././plain"), inputs: ["app.js", "plain"])?.contains(sentence) == true)
    unsafe symlink("\(folder.path)/plain", "\(folder.path)/link")
    #expect(fault(("--svg", "link"), inputs: ["plain"])?.contains(sentence) == true)
    #expect(fault(("--svg", "other"), inputs: ["plain", "missing"]) == nil)
    #expect(fault(("--svg", "missing"), inputs: ["missing"]) == nil)
  }

  @Test("Files that a command writes are different ones, also where none of them is there yet")
  func each() {
    defer { folder.remove() }
    #expect(fault(("--record", "new"), ("--trace", "./new"))?.contains("is the file of --record, too.") == true)
    #expect(fault(("--record", "run.ndjson"), ("--trace", "x/../run.ndjson"))?.contains("--record, too.") == true)
    #expect(fault(("--record", "new"), ("--trace", "new2")) == nil)
    #expect(
      fault(("--svg", "-"), ("--png", "-")) == nil && fault(("--svg", "/dev/null"), ("--png", "/dev/null")) == nil)
  }

  @Test("Files that a command writes replace no code, and a new file may have any name")
  func code() {
    defer { folder.remove() }
    for name in ["app.js", "package.json"] {
      #expect(fault(("--output", name))?.contains("is a file of code, and would be overwritten.") == true)
    }
    #expect(fault(("--output", "new.js")) == nil)
    for name in ["run.ndjson", "plain", "report.json"] { #expect(fault(("--output", name)) == nil) }
  }
}
