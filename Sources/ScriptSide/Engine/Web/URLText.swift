#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeWire

/// Parses and resolves URLs by GLib's `GUri`, which comes with the engine.
enum URLText {
  /// Percent-encoded characters stay encoded, and the ports of well-known schemes are recognized.
  private static let flags = GUriFlags(
    rawValue: G_URI_FLAGS_ENCODED.rawValue | G_URI_FLAGS_HAS_PASSWORD.rawValue | G_URI_FLAGS_PARSE_RELAXED.rawValue
      | G_URI_FLAGS_SCHEME_NORMALIZE.rawValue)

  /// Returns the parts of a URL; nil if the text is none.
  ///
  /// - Parameters:
  ///   - reference: a URL, or one that is relative to `base`.
  ///   - base: a URL; empty for none.
  static func parse(_ reference: String, base: String) -> JSON? {
    let base = unsafe base.isEmpty ? nil : g_uri_parse(base, flags, nil)
    defer { if let base = unsafe base { unsafe g_uri_unref(base) } }
    guard let uri = unsafe g_uri_parse_relative(base, reference, flags, nil) else { return nil }
    defer { unsafe g_uri_unref(uri) }
    return unsafe [
      "scheme": text(g_uri_get_scheme(uri)), "user": .string(string(g_uri_get_user(uri)) ?? ""),
      "password": .string(string(g_uri_get_password(uri)) ?? ""), "host": text(g_uri_get_host(uri)),
      "port": .int(Int64(g_uri_get_port(uri))), "path": text(g_uri_get_path(uri)), "query": text(g_uri_get_query(uri)),
    ]
  }

  private static func text(_ part: UnsafePointer<CChar>?) -> JSON { unsafe string(part).map { .string($0) } ?? .null }

  private static func string(_ part: UnsafePointer<CChar>?) -> String? {
    unsafe part.map { unsafe String(cString: $0) }
  }
}
#endif
