internal import NavbridgeWire

extension JSONValue {
  /// The value of a member whose name is not a literal. Of members with the same name it is the first.
  func member(_ name: String) -> JSONValue? {
    var found: JSONValue?
    forEachUTF8Member { key, value in
      if found == nil && key.elementsEqual(name.utf8) { found = value }
    }
    return found
  }
}
