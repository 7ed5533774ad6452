import Glibc
import NavbridgePicture
import NavbridgeRuntime
import NavbridgeWire
import Testing

/// The document of a screen that is kept in the folder Screens, and the picture beside it.
struct KeptScreen: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  private static let folder = "\(#filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" })/Screens"

  /// All of them, in the order of their names.
  static let all: [KeptScreen] = {
    guard let directory = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(directory) }
    return unsafe SystemFiles.names(in: directory).filter { $0.hasSuffix(".json") }.sorted()
      .map { KeptScreen(name: String($0.dropLast(5))) }
  }()

  var document: JSON {
    get throws { try JSONDocument(TextFile.read("\(Self.folder)/\(name).json")).root.json }
  }

  var goldenPath: String { "\(Self.folder)/\(name).svg" }
}

extension JSON {
  /// Returns the value with the member at a path set. The steps are names of members, and numbers of elements.
  func with(_ path: [String], _ value: JSON) -> JSON {
    guard let step = path.first else { return value }
    if case .array(var items) = self, let index = Int(step), items.indices.contains(index) {
      items[index] = items[index].with(Array(path.dropFirst()), value)
      return .array(items)
    }
    guard case .object(var members) = self else { return self }
    members[step] = (members[step] ?? [:]).with(Array(path.dropFirst()), value)
    return .object(members)
  }
}
