import Glibc

/// A folder in which tests in JavaScript find the modules of the house: `tests` is a link to `Tests/JavaScript`, and the
/// package `house` has a link to each file of the resources, because modules require each other without folders.
struct ModuleFolder {
  static let repository = String(#filePath.dropLast("/Tests/TestRunnerTests/Support/ModuleFolder.swift".count))

  /// The names of the files of tests.
  static var files: [String] {
    names(in: "\(repository)/Tests/JavaScript").filter { $0.hasSuffix(".test.js") }.sorted()
  }

  /// The text of a file of the repository, which has less than a mebibyte; nil if there is none.
  static func text(_ path: String) -> String? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  let path: String
  private let links: [String]

  init() throws(Errno) {
    var template = Array("/tmp/navbridge-modules-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw Errno(code: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    unsafe mkdir("\(path)/node_modules", 0o700)
    unsafe mkdir("\(path)/node_modules/house", 0o700)
    var links = ["\(path)/tests"]
    unsafe symlink("\(Self.repository)/Tests/JavaScript", links[0])
    for file in Self.scripts(below: "\(Self.repository)/Sources/ScriptSide/Engine/Resources") {
      links.append("\(path)/node_modules/house/\(file.split(separator: "/").last!)")
      guard unsafe symlink(file, links.last!) == 0 else { throw Errno(code: errno) }
    }
    self.links = links
  }

  func remove() {
    for link in links { unsafe unlink(link) }
    for folder in ["/node_modules/house", "/node_modules", ""] { unsafe rmdir(path + folder) }
  }

  private static func scripts(below folder: String) -> [String] {
    names(in: folder).flatMap { name in
      name.hasSuffix(".js") ? ["\(folder)/\(name)"] : scripts(below: "\(folder)/\(name)")
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  struct Errno: Error { let code: Int32 }
}
