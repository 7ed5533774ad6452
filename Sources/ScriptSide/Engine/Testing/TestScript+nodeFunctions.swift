#if JavaScript
internal import CJavaScriptCore
import Glibc
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The Swift functions that the modules of Node call which a test file may require.
extension TestScript {
  /// Loads what a test file has of the Web and of Node into its own context. Returns the exports of the module.
  func loadFileLibrary() throws(ScriptFailure) -> JSValueRef {
    let project = ProjectFiles(around: settings.file)
    let members: [HostMember] = [
      HostMember("beside") { [self] in unsafe file.value(settings.file) },
      HostMember("workingDirectory") { [self] in unsafe file.value(PathText.workingFolder) },
      file.function("readProject") { [unowned self] call in
        let path = call.text(1)
        do throws(ProjectFiles.Fault) {
          return unsafe file.value(try Self.read(call.string(0), path, project))
        } catch {
          return unsafe file.parsed(Self.form(of: error, project).description)
        }
      },
    ]
    let host = unsafe file.object(members + file.webFunctions)
    return try unsafe file.loadLibrary(HostLibrary.testModules, host, main: "./file-globals")
  }

  /// What `readProject(way, path)` returns.
  enum Found {
    /// A text, or bytes as the characters of a text.
    case text(String)
    case json(JSON)
  }

  static func read(_ way: String, _ path: String, _ project: ProjectFiles) throws(ProjectFiles.Fault) -> Found {
    switch way {
    case "text": .text(String(decoding: try project.bytes(of: path), as: UTF8.self))
    case "bytes": .text(String(String.UnicodeScalarView(try project.bytes(of: path).map { Unicode.Scalar($0) })))
    case "names": .json(.texts(try project.names(in: path)))
    case "entry": .json(form(of: try project.entry(at: path)))
    case "link": .json(form(of: try project.entry(at: path, followsLinks: false)))
    case "target": .text(try project.target(ofLink: path))
    default: preconditionFailure("The library has no way '\(way)' to read a project.")
    }
  }

  private static func form(of entry: ProjectFiles.Entry) -> JSON {
    [
      "kind": .string(entry.kind.rawValue), "size": .int(Int64(entry.size)), "modified": .double(entry.modified),
      "mode": .int(Int64(entry.mode)), "path": .string(entry.path),
    ]
  }

  private static func form(of fault: ProjectFiles.Fault, _ project: ProjectFiles) -> JSON {
    switch fault {
    case .outside: ["code": "EACCES", "root": .string(project.root)]
    case .system(let number):
      ["code": .string(name(of: number)), "message": .string(systemMessage(number).lowercased())]
    }
  }

  /// The names that Node's errors have as their code.
  private static func name(of number: CInt) -> String {
    switch number {
    case ENOENT: "ENOENT"
    case ENOTDIR: "ENOTDIR"
    case EISDIR: "EISDIR"
    case EACCES: "EACCES"
    case ELOOP: "ELOOP"
    case ENAMETOOLONG: "ENAMETOOLONG"
    case EINVAL: "EINVAL"
    default: "EIO"
    }
  }
}

extension JavaScriptContext {
  fileprivate func value(_ found: TestScript.Found) -> JSValueRef {
    switch found {
    case .text(let text): unsafe value(text)
    case .json(let json): unsafe parsed(json.description)
    }
  }
}
#endif
