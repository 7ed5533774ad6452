internal import NavbridgeVocabulary
import Glibc
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeWire

/// A file with a configuration of Detox or of Jest. A worker evaluates it, because it may be JavaScript.
package struct ConfigurationFile: Sendable, Equatable {
  /// The reason for which a suite cannot be configured, as sentences.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// The path from the working folder.
  package let path: String
  /// The name of the configuration's member in package.json.
  package let member: String

  package init(_ path: String, member: String) {
    self.path = PathText.fromHere(path)
    self.member = member
  }

  /// The folder from which its relative paths are resolved, as an absolute path.
  var folder: String {
    let absolute = PathText.absolute(path)
    return absolute.lastIndex(of: "/").map { $0 == absolute.startIndex ? "/" : String(absolute[..<$0]) } ?? "/"
  }

  /// The names of Detox's configuration, in the order in which Detox looks for them.
  private static let namesOfDetox = [
    ".detoxrc.cjs", ".detoxrc.js", ".detoxrc.json", ".detoxrc", "detox.config.cjs", "detox.config.js",
    "detox.config.json",
  ]
  /// Those of Jest's.
  private static let namesOfJest = ["jest.config.js", "jest.config.ts", "jest.config.cjs", "jest.config.json"]

  /// Returns the configuration of Detox that lies in a folder; nil if there is none.
  package static func detox(in folder: String) -> ConfigurationFile? { find(namesOfDetox, "detox", in: folder) }

  /// Returns the configuration of Jest that lies in a folder; nil if there is none.
  static func jest(in folder: String) -> ConfigurationFile? { find(namesOfJest, "jest", in: folder) }

  private static func find(_ names: [String], _ member: String, in folder: String) -> ConfigurationFile? {
    let paths = names.map { "\(folder)/\($0)" }
    if let path = paths.first(where: { SystemFiles.kind(of: $0) == S_IFREG }) {
      return ConfigurationFile(path, member: member)
    }
    let package = "\(folder)/package.json"
    guard let text = try? TextFile.read(package), let json = try? JSONDocument(text).root.json, json[member] != nil
    else { return nil }
    return ConfigurationFile(package, member: member)
  }

  /// Evaluates the file in a worker, and returns its exports as data.
  /// - Parameter scratch: an empty folder that is removed by the caller.
  func read(scratch: PrivateFolder) async throws(Failure) -> JSON {
    guard SystemFiles.kind(of: path) == S_IFREG else {
      throw Failure("There is no configuration '\(path)'.")
    }
    guard let folder = scratch.makeFolder("configuration-\(member)") else {
      throw Failure("No folder can be made in '\(scratch.path)'.")
    }
    defer { folder.remove() }
    let (errors, output) = (MemoryFile(), Guarded<[UInt8]>([]))
    let arguments = [path, "--configuration=\(member)", "--scratch=\(folder.path)"]
    do {
      _ = try await ChildProcess.streaming(
        .testWorker, arguments, writingTo: errors.descriptor, started: { _ in },
        output: .bytes { bytes in output.withLock { $0 += bytes } })
    } catch {
      throw Failure("\(error)")
    }
    return try value(in: output.withLock { $0 }, errors.text)
  }

  /// Returns the configuration that a worker has reported.
  private func value(in output: [UInt8], _ errors: String) throws(Failure) -> JSON {
    var decoder = FrameDecoder(messageLimit: FrameDecoder.longestBody)
    unsafe output.withUnsafeBytes { unsafe decoder.append($0) }
    var (value, fault): (JSON?, String?)
    while case .body(let bytes)? = decoder.next() {
      guard let record = try? JSONDocument(unsafe String(decoding: bytes, as: UTF8.self)).root.json else { continue }
      switch record["kind"]?.string {
      case "configuration": value = record["value"]
      case "file":
        var failure = TestFailure(record["failure"] ?? .null)
        failure.replay = nil
        fault = TextReport.of(failure).joined(separator: "\n  ")
      default: break
      }
    }
    if let value, fault == nil { return value }
    throw Failure("The configuration '\(path)' cannot be read.\n  \(fault ?? errors)")
  }
}
