internal import NavbridgeWire

/// An error that a mistake in a file becomes: a sentence, the member that is at fault, and its place in the text.
package protocol FileFailure: MemberFailure {
  /// A full sentence.
  var message: String { get }
  /// The steps to the member that is at fault.
  var steps: [JSONStep] { get }
  /// The line and the column, counted from 1. Nil until the text is known, and where a parser does not name them.
  var place: String? { get }

  init(_ steps: [JSONStep], _ message: String, place: JSONPlace?)
}

extension MemberReader where Failure: FileFailure {
  /// Reads the text of a file. A mistake gets its place in the text, unless it has one.
  package static func read<Value>(
    file text: String, _ read: (MemberReader) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let json: JSON
    do {
      json = try JSONDocument(text).root.json
    } catch {
      throw Failure([], "The file is not JSON. \(error)", place: JSONPlace(ofErrorIn: text))
    }
    do throws(Failure) {
      return try read(MemberReader(json))
    } catch {
      guard error.place == nil else { throw error }
      throw Failure(error.steps, error.message, place: JSONPlace(of: error.steps, in: text))
    }
  }
}
