internal import NavbridgeWire

/// The reason for which an answer of a native side cannot be read.
struct AnswerFailure: MemberFailure {
  let fault: MemberFault

  init(_ fault: MemberFault) { self.fault = fault }

  /// - Parameter method: the method whose answer it is.
  func error(of method: String) -> RPCError {
    RPCError(
      .internalError,
      "The answer to \(method) has another form than the protocol states. \(fault.sentence) Use programs of one version on "
        + "both ends.", data: ["code": ModuleCode.malformedAnswer.json])
  }
}

typealias AnswerReader = MemberReader<AnswerFailure>

extension MemberReader {
  /// Throws for a value that is no object.
  func expectObject() throws(Failure) {
    guard json.object != nil else { throw fault("is \(json.kindWithArticle); an object is expected") }
  }

  /// A member that is an object, and that must be there.
  func part(_ name: String) throws(Failure) -> MemberReader {
    let object = try read(.object(name))
    return member(name) ?? MemberReader(object)
  }

  /// A member that is an object of whole numbers, and that must be there.
  func counts(_ name: String) throws(Failure) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (name, value) in try part(name).members {
      guard let count = value.json.int else { throw value.fault("is no whole number") }
      counts[name] = Int(count)
    }
    return counts
  }
}
