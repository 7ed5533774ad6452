public import NavbridgeWire
internal import OrderedCollections

/// A value that is read member by member. A null counts as missing. Each failure names the member's place.
public struct MemberReader<Failure: MemberFailure>: Sendable {
  /// The value that is read.
  public let json: JSON
  /// The steps that lead to it.
  public let path: [JSONStep]
  /// The method whose argument the value belongs to. Empty for a file.
  private let method: String

  /// Reads a value, which belongs to a method's argument or to a file.
  public init(_ json: JSON, of method: String = "", at path: [JSONStep] = []) {
    (self.json, self.method, self.path) = (json, method, path)
  }

  /// Reads a member by its declaration.
  public func read<Type>(_ field: Field<Type>) throws(Failure) -> Type.Content {
    let (value, declaration) = (json[field.name], field.declaration)
    if let fault = declaration.fault(of: value, at: path + [.member(field.name)]) { throw Failure(fault.of(method)) }
    return Type.content(value == nil || value == .null ? declaration.standard : value)!
  }

  /// A member. Nil if it is missing.
  public func member(_ name: String) -> MemberReader? {
    guard let value = json[name], !value.isNull else { return nil }
    return MemberReader(value, of: method, at: path + [.member(name)])
  }

  /// A member that is an object. Nil if it is missing.
  public func object(_ name: String) throws(Failure) -> MemberReader? {
    guard try read(.optional(.object(name))) != nil else { return nil }
    return member(name)
  }

  /// The items of a member that is an array. Empty if it is missing.
  public func items(_ name: String) throws(Failure) -> [MemberReader] {
    (try read(.optional(.array(name)))?.array ?? []).enumerated().map { index, item in
      MemberReader(item, of: method, at: path + [.member(name), .item(index)])
    }
  }

  /// The members of an object, with their names.
  public var members: [(name: String, value: MemberReader)] {
    (json.object ?? [:]).map { name, value in
      (name.text, MemberReader(value, of: method, at: path + [.member(name.text)]))
    }
  }

  /// Throws for a value that is no object, and for a member that does not exist, because it may be a misspelling of one
  /// that does.
  public func admit(_ names: [String]) throws(Failure) {
    guard let members = json.object else { throw fault("is \(json.kindWithArticle); an object is expected") }
    for name in members.keys where !names.contains(where: { name.text.isExactly($0) }) {
      let known = names.map { "'\($0)'" }.joined(separator: ", ")
      let meant = names.filter { json[$0] == nil }.nearest(to: name.text)
      // A name of a letter or two is near to too many.
      let advice = meant.flatMap { name.text.count < 3 ? nil : ". Did you mean '\($0)'? The" } ?? "; the"
      throw failure(MemberFault(path + [.member(name.text.cut(to: 100))], "is unknown\(advice) members are \(known)"))
    }
  }

  /// - Parameter predicate: the second half of a sentence that begins with the value's name, without the full stop.
  public func fault(_ predicate: String) -> Failure { failure(MemberFault(path, predicate)) }

  private func failure(_ fault: MemberFault) -> Failure { Failure(fault.of(method)) }
}
