#if JavaScript
internal import CJavaScriptCore
import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The properties of an asset's files that a packager finds: the size of the picture, and a hash of the contents.
enum AssetFile {
  /// The extensions of the files that are assets, as React Native's packager has them.
  nonisolated static let extensions = [
    "bmp", "gif", "jpg", "jpeg", "png", "psd", "svg", "webp", "xml", "m4v", "mov", "mp4", "mpeg",
    "mpg", "webm", "aac", "aiff", "caf", "m4a", "mp3", "wav", "html", "pdf", "yaml", "yml", "otf",
    "ttf", "zip",
  ]

  /// - Parameter paths: the files of one asset; the first one is measured.
  /// - Returns: `{"width"?, "height"?, "hash"}`, in pixels.
  static func describe(_ paths: [String]) -> JSON {
    let contents = paths.map { SystemFiles.bytes(of: $0) ?? [] }
    var members: JSONObject = ["hash": .string(hash(contents.flatMap { $0 }))]
    if let size = ImageSize(contents.first ?? []) {
      members["width"] = .int(Int64(size.width))
      members["height"] = .int(Int64(size.height))
    }
    return .object(members)
  }

  /// The largest file of a picture that a document contains, in bytes.
  private static let mostOfPicture = 12 << 20

  /// Returns the content of a picture's file as a data URL, `{"data"}`, or why a document cannot contain it, as the
  /// end of a sentence: `{"refusal"}`.
  ///
  /// - Parameter room: the most characters of the URL.
  static func picture(_ path: String, room: Int) -> JSON {
    guard SystemFiles.kind(of: path) == S_IFREG else { return ["refusal": "its file is not there"] }
    let size = SystemFiles.size(of: path)
    guard size <= mostOfPicture else {
      return ["refusal": .string("its file has \(megabytes(size)) MB, and a picture takes \(mostOfPicture >> 20)")]
    }
    // Base64 has four characters for each three bytes.
    guard size / 3 * 4 + 32 <= room else { return ["refusal": "the other images of the screen have taken the room"] }
    guard let bytes = SystemFiles.bytes(of: path) else { return ["refusal": "its file cannot be read"] }
    let type: String
    switch (bytes.first, bytes.dropFirst().first) {
    case (0x89, 0x50): type = "png"
    case (0xFF, 0xD8): type = "jpeg"
    case (0x47, 0x49): type = "gif"
    default: return ["refusal": "its format is none of PNG, JPEG and GIF"]
    }
    guard let text = unsafe g_base64_encode(bytes, gsize(bytes.count)) else { return ["refusal": "there is no memory"] }
    defer { unsafe g_free(text) }
    return unsafe ["data": .string("data:image/\(type);base64,\(String(cString: text))")]
  }

  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + (1 << 20) - 1) >> 20
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns the MD5 hash, which packagers use.
  private static func hash(_ bytes: [UInt8]) -> String {
    guard let text = unsafe g_compute_checksum_for_data(G_CHECKSUM_MD5, bytes, gsize(bytes.count)) else { return "" }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }
}

/// The functions by which the library reads files.
extension JavaScriptContext {
  var fileFunctions: [HostMember] {
    [
      function("readFile") { [unowned self] call in
        unsafe ScriptFile.text(call.text(0)).map(value) ?? JSValueMakeNull(call.context)
      },
      function("fileFault") { [unowned self] call in
        unsafe ScriptFile.fault(call.text(0)).map(value) ?? JSValueMakeNull(call.context)
      },
      HostMember("sourceExtensions") { [self] in unsafe parsed(JSON.texts(SourceLanguage.extensions).description) },
      HostMember("assetExtensions") { [self] in unsafe parsed(JSON.texts(AssetFile.extensions).description) },
      function("namesIn") { [unowned self] call in
        unsafe parsed(JSON.texts(SystemFiles.names(inFolder: call.text(0)).sorted()).description)
      },
      function("isFile") { [unowned self] call in unsafe value(ScriptFile.isFile(call.text(0))) },
      function("readAsset") { [unowned self] call in
        let paths = (try? JSONDocument(call.text(0)))?.root.json.array?.compactMap(\.string) ?? []
        return unsafe value(AssetFile.describe(paths).description)
      },
      function("compile") { [unowned self] call in unsafe compile(call) },
    ]
  }

  /// `compile(source, path)`: returns the function of a module's text.
  private func compile(_ call: HostCall) -> JSValueRef? {
    var exception: JSValueRef?
    let value = unsafe compileModule(call.text(0), path: call.text(1), exception: &exception)
    if let exception = unsafe exception { unsafe call.rethrow(exception) }
    return unsafe value
  }
}
#endif
