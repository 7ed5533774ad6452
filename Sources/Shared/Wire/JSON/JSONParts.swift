internal import OrderedCollections

/// Makes a document of JSON in parts, so that its long lists are never in memory as one text.
package enum JSONParts {
  package typealias Write = (String) -> Void
  /// Adds an item to a list. The argument writes the item.
  package typealias Item = (@escaping (@escaping Write) -> Void) -> Void
  /// Adds a member that is a list, of which the argument adds the items.
  package typealias List = (_ name: String, @escaping (@escaping Item) -> Void) -> Void

  /// Writes an object.
  ///
  /// - Parameters:
  ///   - members: those that are short.
  ///   - lists: adds those that may be long.
  package static func write(_ members: JSONObject, _ write: @escaping Write, lists: (@escaping List) -> Void) {
    let text = JSON.object(members).description
    write(String(text.dropLast()))
    var isFirst = members.isEmpty
    lists { name, items in
      write("\(isFirst ? "" : ",")\(JSON.string(name)):[")
      isFirst = false
      var isEmpty = true
      items { item in
        if !isEmpty { write(",") }
        isEmpty = false
        item(write)
      }
      write("]")
    }
    write("}")
  }

  /// Adds texts to a list.
  package static func write(texts: [String], _ item: @escaping Item) {
    for text in texts { item { $0(JSON.string(text).description) } }
  }
}
