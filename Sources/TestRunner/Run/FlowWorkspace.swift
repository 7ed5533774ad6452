import Glibc
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import NavbridgeYAML

/// A folder with flows of Maestro (e2e-languages §17): those that lie in it, or those that its `config.yaml` names.
package struct FlowWorkspace {
  private let folder: String
  private let config: YAMLNode?
  /// The names of the configuration's file.
  private static let names = ["config.yaml", "config.yml"]

  package init(folder: String) throws(TestDiscovery.Missing) {
    self.folder = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let path = Self.names.map { [folder = self.folder] in folder + $0 }.first { SystemFiles.kind(of: $0) == S_IFREG }
    guard let path else {
      config = nil
      return
    }
    let read = YAMLText.read(path)
    let documents = read["documents"]?.array ?? []
    // A file of that name may belong to something else.
    config = documents.count == 1 ? YAMLNode(documents[0]) : nil
  }

  /// The tags of the configuration, of which a flow must have one or may have none.
  package var tags: (included: [String], excluded: [String]) {
    (texts("includeTags"), texts("excludeTags"))
  }

  private func texts(_ key: String) -> [String] { (config?[key]?.items ?? []).compactMap(\.text) }

  /// The paths of the flows: those that the configuration orders come first.
  func flows() throws(TestDiscovery.Missing) -> [String] {
    let patterns = texts("flows")
    let (wanted, unwanted) = (
      patterns.filter { !$0.hasPrefix("!") }, patterns.compactMap { $0.first == "!" ? $0.dropFirst() : nil }
    )
    if wanted.isEmpty, !unwanted.isEmpty {
      throw TestDiscovery.Missing(
        description: "'flows' in the configuration of '\(folder)' excludes only. Name those to run, too.")
    }
    var walk = FolderWalk(leavingOut: ["node_modules"])
    let all: [String]
    do throws(FolderWalk.Failure) { all = try walk.files(below: folder) } catch {
      throw .init(description: error.description)
    }
    let found = all.filter { path in
      let name = String(path.dropFirst(folder.count))
      let isWanted = wanted.isEmpty ? !name.contains("/") : wanted.contains { Self.matches(name, $0[...]) }
      return isWanted && !unwanted.contains { Self.matches(name, $0) } && Self.isFlow(path)
    }
    if !wanted.isEmpty, found.isEmpty {
      throw TestDiscovery.Missing(
        description: "Flow inclusion pattern(s) did not match any Flow files: \(wanted.joined(separator: ", "))")
    }
    let order = (config?["executionOrder"]?["flowsOrder"]?.items ?? []).compactMap(\.text)
    let first = order.compactMap { name in found.first { Self.name(of: $0) == name } }
    return first + found.filter { !first.contains($0) }
  }

  /// The name of a flow: that of its configuration, or that of its file.
  private static func name(of path: String) -> String {
    let own = YAMLText.read(path)["documents"]?[0].map(YAMLNode.init)?["name"]?.text
    let file = path.split(separator: "/").last ?? ""
    return own ?? String(file.prefix { $0 != "." })
  }

  /// True for a file of YAML with a configuration that names an app, and a list of commands.
  static func isFlow(_ path: String) -> Bool {
    guard FlowFile.isNamed(by: path), SystemFiles.kind(of: path) == S_IFREG else { return false }
    let documents = YAMLText.read(path)["documents"]?.array ?? []
    guard documents.count == 2 else { return false }
    let config = YAMLNode(documents[0])
    return config["appId"] != nil || config["url"] != nil
  }

  /// True if a path matches a pattern: `*` stands for anything within a folder, `**` for folders, too.
  package static func matches(_ path: String, _ pattern: Substring) -> Bool {
    var (parts, rest): ([PathPattern.Part], Substring) = ([], pattern)
    while let next = rest.first {
      let isAnything = rest.hasPrefix("**")
      parts.append(isAnything ? .anything : next == "*" ? .run : .character(next))
      rest = isAnything ? rest.dropFirst(2).drop { $0 == "/" } : rest.dropFirst()
    }
    var match = PathMatch(path)
    return match.isWhole(parts)
  }
}
