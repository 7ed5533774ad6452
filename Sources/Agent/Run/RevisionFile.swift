internal import Glibc
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeWire

/// A revision of git in a folder of the project, and the app's file in it.
struct RevisionFile: Sendable {
  let path: String
  private let folder: String

  /// Makes the folder, `.navbridge/revisions/…`.
  ///
  /// - Parameter file: the app's file as it is now.
  static func make(of file: String, at revision: String, in settings: AgentSettings) async throws(ToolRefusal)
    -> RevisionFile
  {
    guard !settings.isReadOnly else {
      throw ToolRefusal(
        "The server was started with --read-only, and a revision needs a folder. Give a file by 'other'.")
    }
    guard revision.wholeMatch(of: /[A-Za-z0-9_.][A-Za-z0-9_.\/~^@{}-]*/) != nil else {
      throw ToolRefusal("'\(revision.cut(to: 40))' is no revision of git, such as HEAD~1.")
    }
    let top = try await git(["-C", PathText.folder(of: file), "rev-parse", "--show-toplevel"])
    let commit = try await git(["-C", top, "rev-parse", "--verify", "\(revision)^{commit}"])
    let folder = "\(settings.folder)/.navbridge/revisions/\(commit.prefix(12))-\(getpid())"
    if let fault = TestFiles.linkInOwnFolder(around: folder + "/x") ?? TestFiles.makeFolder(folder) {
      throw ToolRefusal("The revision cannot be written: \(fault).")
    }
    let archive = "\(folder).tar"
    _ = try await git(["-C", top, "archive", "--output=\(archive)", commit])
    _ = try await run("tar", ["-xf", archive, "-C", folder])
    unsafe unlink(archive)
    return RevisionFile(path: "\(folder)/\(PathText.relative(PathText.absolute(file), to: top))", folder: folder)
  }

  func remove() { PrivateFolder(path: folder).remove() }

  private static func git(_ arguments: [String]) async throws(ToolRefusal) -> String { try await run("git", arguments) }

  private static func run(_ tool: String, _ arguments: [String]) async throws(ToolRefusal) -> String {
    do {
      let (ending, output) = try await ChildProcess.ending(ofTool: tool, arguments)
      guard ending.code == 0 else {
        throw ToolRefusal("'\(tool)' has failed: \(AppText.sentence(ending.standardError))")
      }
      return output.split(separator: "\n").first.map(String.init) ?? ""
    } catch let refusal as ToolRefusal {
      throw refusal
    } catch {
      throw ToolRefusal("'\(tool)' cannot be run: \(error)")
    }
  }
}
