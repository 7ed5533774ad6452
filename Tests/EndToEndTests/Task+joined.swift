extension Task {
  /// Returns the value when it is ready. When the waiting test is cancelled by its time limit, this task is cancelled
  /// too.
  func joined() async throws -> Success {
    try await withTaskCancellationHandler {
      try await value
    } onCancel: {
      cancel()
    }
  }
}
