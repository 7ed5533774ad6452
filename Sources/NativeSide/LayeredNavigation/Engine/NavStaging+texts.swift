internal import NavbridgeRuntime

extension NavStaging {
  /// Returns the elements that texts stand for: those of this layer whose numbers they have, and new ones for the others.
  ///
  /// Throws `unknownText` if a text is of another form, repeats a number, or disagrees with the context of its number. Then
  /// no context has been made.
  func entries(of texts: [String], on layer: Layer) throws(NavFailure) -> [NavEntry] {
    var read: [NavText] = []
    var numbers: Set<Int> = []
    for text in texts {
      let text = try NavText(text)
      if let number = text.contextId, !numbers.insert(number).inserted {
        throw text.unknown(
          "repeats the number \(number). A screen is in a stack once; leave the number out for a new one.")
      }
      read.append(text)
    }
    // All numbers are looked up before a new context gets one.
    var found: [NavEntry?] = []
    for text in read { found.append(try entry(of: text, on: layer)) }
    var entries: [NavEntry] = []
    for (text, entry) in zip(read, found) {
      if let entry {
        entries.append(entry)
      } else {
        entries.append(try makeEntry(definitions.request(text, on: layer), on: layer))
      }
    }
    return entries
  }

  /// Returns the element of this layer that has the number of a text. Nil for a new screen: without a number, or with
  /// that of a screen that has gone, or is on another layer.
  private func entry(of text: NavText, on layer: Layer) throws(NavFailure) -> NavEntry? {
    guard let context = text.contextId.flatMap(contexts.context) else { return nil }
    let path = ControllerReference.path(context.controller, context.resourceId)
    guard !context.isRoot else {
      throw text.unknown("has the number of the root '\(path)', which is below each stack. Leave it out.")
    }
    guard text.readings.contains(ControllerReference(context.controller, resourceId: context.resourceId)) else {
      throw text.unknown(
        "has the number of '\(path)'. The name and the number must agree; leave the number out for a new screen.")
    }
    guard text.payload == nil || text.payload == context.info.payload.textAsRead else {
      throw text.unknown("has another payload than its context. Leave the number out for a new screen.")
    }
    // Within a transaction, what its calls have removed can be put back.
    return (state[layer].entries + before[layer].entries).first { $0.contextId == context.contextId }
  }
}
