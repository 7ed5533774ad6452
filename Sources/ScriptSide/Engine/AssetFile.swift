#if JavaScript
internal import CJavaScriptCore
import Glibc
internal import NavbridgeWire

/// The properties of an asset's files that a packager finds: the size of the picture, and a hash of the contents.
enum AssetFile {
  /// - Parameter paths: the files of one asset; the first one is measured.
  /// - Returns: `{"width"?, "height"?, "hash"}`, in pixels.
  static func describe(_ paths: [String]) -> JSON {
    let contents = paths.map(bytes)
    var members: JSONObject = ["hash": .string(hash(contents.flatMap { $0 }))]
    if let size = ImageSize(contents.first ?? []) {
      members["width"] = .int(Int64(size.width))
      members["height"] = .int(Int64(size.height))
    }
    return .object(members)
  }

  /// Returns the MD5 hash, which packagers use.
  private static func hash(_ bytes: [UInt8]) -> String {
    guard let text = g_compute_checksum_for_data(G_CHECKSUM_MD5, bytes, gsize(bytes.count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk.prefix(count) }
    return bytes
  }
}
#endif
