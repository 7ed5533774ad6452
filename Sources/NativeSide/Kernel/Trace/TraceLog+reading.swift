package import NavbridgeVocabulary

extension TraceLog {
  /// Begins to record for a reader in this process, in place of drivers that subscribe. A device whose trace is read in
  /// this way takes no subscribers.
  package func begin(_ kinds: Set<TraceRecord.Kind>, on host: NativeHost) {
    self.kinds = kinds
    host.published.tracesMessages.store(!kinds.isDisjoint(with: [.read, .methodQueue]), ordering: .relaxed)
    host.trace = self
  }
}
