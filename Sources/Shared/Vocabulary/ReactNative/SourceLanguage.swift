/// The languages in which files are written that are bundled into plain JavaScript before they run.
package enum SourceLanguage {
  /// The extensions of their files, in the order in which they are looked for.
  package static let extensions = ["ts", "tsx", "jsx", "mts", "cts", "mjs"]
}
