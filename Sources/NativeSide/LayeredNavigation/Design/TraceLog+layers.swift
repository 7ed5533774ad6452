internal import NavbridgeKernel
internal import NavbridgeVocabulary

extension TraceLog {
  /// Writes a line of the navigation's log. What an operation, a dispatch or a reaction does follows from it.
  func write(_ record: NavRecord) {
    let id = record.id.map(String.init)
    switch record.kind {
    case .operation where record.action == "began", .reaction:
      enter(kind(of: record), subject: record.subject, action: record.action, id: id)
    case .lock where record.action == "dispatched":
      enter(.lock, subject: record.subject, action: record.action, id: id)
    case .operation, .lock, .didShow, .callback:
      _ = self.record(kind(of: record), subject: record.subject, action: record.action, id: id)
    }
  }

  private func kind(of record: NavRecord) -> TraceRecord.Kind {
    switch record.kind {
    case .operation: .operation
    case .reaction: .reaction
    case .lock, .didShow: .lock
    case .callback: .setup
    }
  }
}
