internal import NavbridgeKernel
internal import NavbridgeRuntime
package import NavbridgeVocabulary

extension NativeSide {
  /// Passes the records of some kinds to a reader in this process, on the main queue, in place of drivers that
  /// subscribe. The times of a command's stages are taken in this way, because nothing is sent.
  @MainQueue
  package func trace(_ kinds: Set<TraceRecord.Kind>, reader: @escaping (TraceRecord) -> Void) {
    host.beginTrace(host.makeTrace(reader: reader), kinds)
  }
}
