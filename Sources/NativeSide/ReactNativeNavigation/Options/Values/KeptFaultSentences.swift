internal import NavbridgeWire

/// The sentences of the faults that were reported before. The search for the option that a misspelt one means takes longer
/// than the command that has it, and an app sends the same options again and again.
struct KeptFaultSentences {
  /// The number of paths that are kept. With one more all are forgotten, so that no script fills the memory.
  static let most = 256

  private var kept: [ExactText: (kind: OptionFault.Kind, sentence: String)] = [:]

  var count: Int { kept.count }

  /// Returns the sentence of a fault, and true if it is not among the kept ones.
  ///
  /// - Parameter make: makes the sentence; the same for each call.
  mutating func sentence(of fault: OptionFault, _ make: (OptionFault) -> String) -> (sentence: String, isNew: Bool) {
    let path = ExactText(fault.path)
    if let known = kept[path], known.kind == fault.kind { return (known.sentence, false) }
    let sentence = make(fault)
    if kept.count >= Self.most { kept.removeAll(keepingCapacity: true) }
    kept[path] = (fault.kind, sentence)
    return (sentence, true)
  }
}
