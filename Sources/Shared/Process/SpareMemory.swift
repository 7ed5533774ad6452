internal import CShims

/// Memory that was needed once and is not any more.
public enum SpareMemory {
  /// Gives it back to the system: parsers that wait for their next text, and what the C library keeps of what was freed.
  /// Takes some milliseconds after a flood; for moments in which nothing is left to do.
  public static func giveBack() {
    #if Simdjson
    JSONParserPool.shared.giveBack()
    #endif
    cshims_give_back_memory()
  }
}
