internal import NavbridgeWire

/// A fault of options that was met before. It is one object for each path, so that a command that has it again costs no search.
final class KnownOptionFault {
  let fault: OptionFault
  /// The sentence about the fault. The search for the option that a misspelt one means takes longer than the command that has it.
  private(set) lazy var sentence = isStrict && fault.isRefusedByStrict ? fault.refusal : fault.sentence
  /// The number of commands that have reported the fault.
  private(set) var reports = 0
  private let isStrict: Bool
  private var lastCommand = -1

  fileprivate init(_ fault: OptionFault, isStrict: Bool) {
    self.fault = fault
    self.isStrict = isStrict
  }

  /// Notes that a command has the fault. Returns false if the command has reported it.
  func isReported(by command: Int) -> Bool {
    guard lastCommand != command else { return false }
    lastCommand = command
    reports += 1
    return true
  }
}

/// The faults of options that were met before, because an app sends the same options again and again.
///
/// The number of faults is not bounded here: `OptionsReader` forgets them between two commands when there are too many.
final class KnownOptionFaults {
  /// A key of the tree of options, which stands for one path.
  private struct Key: Hashable {
    let group: Int
    let name: ExactText
  }

  private let isStrict: Bool
  private var byPath: [ExactText: KnownOptionFault] = [:]
  private var byKey: [Key: KnownOptionFault] = [:]

  /// - Parameter isStrict: true if a command is rejected for a fault, which its sentence then mentions.
  init(isStrict: Bool = false) { self.isStrict = isStrict }

  var count: Int { byPath.count }

  /// Returns the fault of this kind at a path.
  func fault(_ kind: OptionFault.Kind, at path: String) -> KnownOptionFault {
    let place = ExactText(path)
    if let known = byPath[place], known.fault.kind == kind { return known }
    let new = KnownOptionFault(OptionFault(path: path, kind: kind), isStrict: isStrict)
    byPath[place] = new
    return new
  }

  /// Returns the fault of this kind at a key.
  ///
  /// - Parameter path: makes the key's path, where the fault is new.
  func fault(_ kind: OptionFault.Kind, at name: String, in group: Int, path: () -> String) -> KnownOptionFault {
    let key = Key(group: group, name: ExactText(name))
    if let known = byKey[key], known.fault.kind == kind { return known }
    let new = fault(kind, at: path())
    byKey[key] = new
    return new
  }
}
