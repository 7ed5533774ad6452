extension Task {
  /// The value once it is there. When the test that waits is cancelled, by its time limit, this task is cancelled too.
  func joined() async throws -> Success {
    try await withTaskCancellationHandler {
      try await value
    } onCancel: {
      cancel()
    }
  }
}
