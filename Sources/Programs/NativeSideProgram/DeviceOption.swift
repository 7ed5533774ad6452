package import ArgumentParser
import NativeSide
import NavbridgeCoordinatorRouter
import NavbridgeKernel
import NavbridgeReactNativeNavigation
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The value of `--device`.
package struct DeviceOption: ExpressibleByArgument {
  package let name: String

  package init(argument: String) { name = argument }

  /// Throws a sentence that names the nearest device if there is none of this name.
  package func validate() throws { _ = try device() }

  func device() throws -> Device {
    guard let device = Device(named: name) else {
      let meant = Self.names.nearest(to: name).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "--device: there is no device '\(name)'.\(meant) These are: \(Self.names.joined(separator: ", ")).")
    }
    return device
  }

  /// The names in the order of people, in which numbers count by their values. The table itself is ordered by sizes.
  package static let names = Device.names.map { ($0, parts($0)) }.sorted { isBefore($0.1, $1.1) }.map(\.0)

  /// A word of a name, and the number that it is.
  private typealias Part = (number: Double?, word: String)

  private static func parts(_ name: String) -> [Part] {
    name.lowercased().split(separator: " ").map { (Double($0), String($0)) }
  }

  /// True if a name comes before another: by the first words that differ, of which a number comes before other words.
  private static func isBefore(_ one: [Part], _ other: [Part]) -> Bool {
    guard let (a, b) = zip(one, other).first(where: { $0.word != $1.word }) else { return one.count < other.count }
    switch (a.number, b.number) {
    case (let first?, let second?): return first < second
    case (nil, nil): return a.word < b.word
    default: return a.number != nil
    }
  }

  /// The help and the shells list the names.
  package static var allValueStrings: [String] { names }
  package static var defaultCompletionKind: CompletionKind { .list(names) }

  package var defaultValueDescription: String { name }
}

/// A file that an option names.
enum OptionFile {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a file. The error names the option, and the place of the first mistake.
  static func read<Value, Failure: FileFailure>(
    _ path: String, of option: String, _ read: (String) throws(Failure) -> Value
  ) throws -> Value {
    let text = try text(of: path, option)
    do throws(Failure) {
      return try read(text)
    } catch {
      let place = error.place.map { ":\($0)" } ?? ""
      throw ValidationError("\(option): \(path)\(place): \(error.message)")
    }
  }

  private static func text(of path: String, _ option: String) throws -> String {
    guard let bytes = SystemFiles.bytes(of: path) else {
      throw ValidationError("\(option): '\(path)' cannot be read: \(systemMessage()).")
    }
    do throws(TextFile.Failure) {
      // Some editors begin a file with this mark, which is no part of the JSON.
      return try TextFile.text(of: bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes)
    } catch {
      throw ValidationError("\(option): '\(path)' cannot be read: \(error).")
    }
  }
}

/// The value of `--routes FILE`.
package struct RoutesOption: ExpressibleByArgument {
  let file: String

  package init(argument: String) { file = argument }

  /// Reads and checks the file. The error names the place of the first mistake.
  func routes() throws -> RoutesFile {
    try OptionFile.read(file, of: "--routes") { (text) throws(RouterAppFault) in
      try RoutesFile(json: text, of: file)
    }
  }
}

/// The value of `--native-modules FILE`, which may be the JSON itself.
package struct NativeModulesOption: ExpressibleByArgument {
  let argument: String

  package init(argument: String) { self.argument = argument }

  /// The path of the file; nil for JSON.
  var file: String? { argument.first == "{" ? nil : argument }

  /// Reads and checks the modules. The error names the place of the first mistake.
  func modules() throws -> [NativeModuleDescription] {
    if let file {
      return try OptionFile.read(file, of: "--native-modules", NativeModuleDescription.read(json:))
    }
    do throws(NativeModuleFault) {
      return try NativeModuleDescription.read(json: argument)
    } catch {
      throw ValidationError("--native-modules: \(error.message)")
    }
  }
}

/// The value of `--external-component NAME[=FILE]`.
package struct ExternalComponentOption: ExpressibleByArgument {
  let argument: String
  let name: String
  let file: String?

  package init?(argument: String) {
    self.argument = argument
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty else { return nil }
    name = String(first)
    file = parts.count > 1 ? String(parts[1]) : nil
  }

  package func validate() throws { _ = try creator() }

  /// The argument with the absolute path of the file, for a process in another folder.
  package var absoluteArgument: String { file.map { "\(name)=\(PathText.absolute($0))" } ?? name }

  /// Returns a creator of the screens that the file describes, or of plain screens when there is no file.
  func creator() throws -> ExternalComponentCreator {
    guard let file else { return ExternalScreen().creator }
    return try OptionFile.read(file, of: "--external-component", ExternalScreen.init(json:)).creator
  }
}

extension NativeSideOptions {
  /// The files that the options name, which are read.
  package var files: [String] {
    [routes?.file].compactMap(\.self) + externalComponents.compactMap(\.file) + nativeModules.compactMap(\.file)
  }
}
