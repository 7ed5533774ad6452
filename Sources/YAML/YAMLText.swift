internal import CYAML
internal import NavbridgeRuntime
package import NavbridgeWire
internal import OrderedCollections

/// A text in YAML, read by libyaml: every node with its line, so that a mistake has its place.
///
/// A scalar is `{"line","column","value","plain"}`, a list `{"line","column","items"}`, and a mapping
/// `{"line","column","members":[[key, node]]}` with the scalars of its keys. A file that cannot be read is `{"error","line"?}`.
package enum YAMLText {
  /// The most levels of a document, and the most nodes of a file. No flow comes near them.
  private static let limits = (depth: 64, nodes: 100_000)

  private struct Fault: Error {
    let message: String
    var line: Int?
  }

  /// Reads the documents of a file: `{"documents": [NODE]}`.
  package static func read(_ path: String) -> JSON {
    do throws(TextFile.Failure) { return parse(try TextFile.read(path)) } catch {
      return ["error": .string("The file cannot be read: \(error).")]
    }
  }

  package static func parse(_ text: String) -> JSON {
    var reader = unsafe Reader()
    do throws(Fault) {
      return ["documents": .array(try unsafe reader.documents(of: text))]
    } catch {
      return ["error": .string(error.message), "line": error.line.map { .int(Int64($0)) } ?? .null]
    }
  }

  /// Makes nodes of libyaml's events.
  ///
  /// `unsafe`: the parser is used while `documents` runs, in which its input lives.
  @unsafe
  private struct Reader {
    private var parser = unsafe yaml_parser_t()
    private var count = 0

    mutating func documents(of text: String) throws(Fault) -> [JSON] {
      guard unsafe yaml_parser_initialize(&parser) == 1 else { throw Fault(message: "There is no memory to read it.") }
      defer { unsafe yaml_parser_delete(&parser) }
      let bytes = Array(text.utf8)
      // The parser keeps the address of its input, so all is read within the call.
      let result = unsafe bytes.withUnsafeBufferPointer { input -> Result<[JSON], Fault> in
        unsafe yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
        do throws(Fault) { return .success(try unsafe allDocuments()) } catch { return .failure(error) }
      }
      return try result.get()
    }

    private mutating func allDocuments() throws(Fault) -> [JSON] {
      var found: [JSON] = []
      while true {
        var event = try unsafe next()
        defer { unsafe yaml_event_delete(&event) }
        switch unsafe event.type {
        case YAML_STREAM_END_EVENT: return found
        case YAML_DOCUMENT_START_EVENT: found.append(try unsafe node(depth: 0))
        default: break
        }
      }
    }

    private mutating func next() throws(Fault) -> yaml_event_t {
      var event = unsafe yaml_event_t()
      if unsafe yaml_parser_parse(&parser, &event) == 1 { return unsafe event }
      let problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "it is no YAML"
      throw Fault(message: "It cannot be read as YAML: \(problem).", line: unsafe Int(parser.problem_mark.line) + 1)
    }

    private mutating func node(depth: Int) throws(Fault) -> JSON {
      var event = try unsafe next()
      defer { unsafe yaml_event_delete(&event) }
      return try unsafe node(of: event, depth: depth)
    }

    private mutating func node(of event: yaml_event_t, depth: Int) throws(Fault) -> JSON {
      let line = unsafe Int(event.start_mark.line) + 1
      unsafe count += 1
      guard depth < limits.depth, unsafe count < limits.nodes else {
        throw Fault(message: "It is nested too deeply, or has too many parts.", line: line)
      }
      var node: JSONObject = ["line": .int(Int64(line)), "column": unsafe .int(Int64(event.start_mark.column) + 1)]
      switch unsafe event.type {
      case YAML_SCALAR_EVENT:
        let scalar = unsafe event.data.scalar
        let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        node["value"] = .string(unsafe String(decoding: bytes, as: UTF8.self))
        node["plain"] = .bool(unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE)
      case YAML_SEQUENCE_START_EVENT:
        node["items"] = .array(try unsafe children(until: YAML_SEQUENCE_END_EVENT, depth: depth))
      case YAML_MAPPING_START_EVENT:
        let all: [JSON] = try unsafe children(until: YAML_MAPPING_END_EVENT, depth: depth)
        let names = stride(from: 0, to: all.count, by: 2).map { all[$0] }
        if let odd = names.first(where: { $0["value"] == nil }) {
          throw Fault(
            message: "Before a colon stands a name, which is a text, and here it is a list or a mapping.",
            line: odd["line"]?.int)
        }
        node["members"] = .array(stride(from: 0, to: all.count - 1, by: 2).map { [all[$0], all[$0 + 1]] })
      case YAML_ALIAS_EVENT: throw Fault(message: "It has an alias ('*name'), which flows cannot have.", line: line)
      default: throw Fault(message: "It ends too early.", line: line)
      }
      return .object(node)
    }

    private mutating func children(until end: yaml_event_type_t, depth: Int) throws(Fault) -> [JSON] {
      var found: [JSON] = []
      while true {
        var event = try unsafe next()
        defer { unsafe yaml_event_delete(&event) }
        if unsafe event.type == end { return found }
        found.append(try unsafe node(of: event, depth: depth + 1))
      }
    }
  }
}
