internal import CShims

/// Memory that was allocated for a peak and is no longer needed.
public enum SpareMemory {
  /// Returns memory to the system: idle documents, and the freed memory that the C library holds. It takes some
  /// milliseconds after a flood, so it is called when nothing is left to do.
  public static func giveBack() {
    #if Simdjson
    SimdjsonPool.shared.giveBack()
    #endif
    cshims_give_back_memory()
  }
}
