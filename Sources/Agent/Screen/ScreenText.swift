/// Elements as lines of an answer: `button "Add" [ref=e7] testID="add" [disabled]`.
enum ScreenText {
  static func line(_ element: ScreenElement, id: String) -> String {
    var words = [element.role.rawValue]
    if !element.name.isEmpty { words.append(AppText.quoted(element.name)) }
    words.append("[ref=\(id)]")
    if let testID = element.testID { words.append("testID=\(AppText.quoted(testID, most: 120))") }
    if let value = element.value {
      words.append(element.role == .switch ? "[\(value)]" : "value=\(AppText.quoted(value))")
    }
    if let placeholder = element.placeholder, placeholder != element.name {
      words.append("placeholder=\(AppText.quoted(placeholder))")
    }
    words += element.states.map { "[\($0)]" }
    if let beyond = element.beyond { words.append("[more: \(beyond.words)]") }
    if element.seen.isEmpty { words.append("[not in sight]") }
    return words.joined(separator: " ")
  }

  /// An element within a sentence: `button "Add" e7`.
  static func short(_ element: ScreenElement, id: String) -> String {
    element.role.rawValue + (element.name.isEmpty ? "" : " " + AppText.quoted(element.name, most: 40)) + " " + id
  }

  /// The containers and screens that are shown, from the root on, as one line.
  static func places(_ places: [ScreenReader.ShownPlace]) -> String {
    let words = places.map { place in
      if place.name.isEmpty, place.id.isEmpty, ["modal", "alert", "action sheet"].contains(place.type) {
        return place.type
      }
      let name = place.name.isEmpty || place.name == place.id ? "" : " " + AppText.quoted(place.name, most: 60)
      let id = place.id.isEmpty ? "" : " id=" + AppText.quoted(place.id, most: 60)
      let isStack = place.type.lowercased().contains("stack") && place.hidden > 0
      return AppText.word(place.type) + name + id + (isStack ? " (\(place.hidden) below)" : "")
    }
    return words.isEmpty ? "nothing is shown" : words.joined(separator: " > ")
  }
}
