/// The rests of answers that were too long, each under a handle, `t3`, with which they are read in parts.
struct KeptTexts {
  private var texts: [(handle: String, text: String)] = []
  private var last = 0

  /// The texts that are kept, and the bytes of one.
  private static let (most, longest) = (16, 1 << 20)

  /// Keeps a text. Returns its handle.
  mutating func keep(_ text: String) -> String {
    last += 1
    let handle = "t\(last)"
    texts.append((handle, text.utf8.count > Self.longest ? Self.beginning(of: text, bytes: Self.longest) : text))
    if texts.count > Self.most { texts.removeFirst() }
    return handle
  }

  func text(_ handle: String) -> String? { texts.first { $0.handle == handle }?.text }

  var handles: [String] { texts.map(\.handle) }

  /// The beginning of a text, cut at a whole character; within one that is larger than all the room.
  static func beginning(of text: String, bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    var end = text.startIndex
    var count = 0
    for index in text.indices {
      count += text[index].utf8.count
      if count > bytes { break }
      end = text.index(after: index)
    }
    if end == text.startIndex, bytes > 0 {
      // Something of it must be read, or whoever reads on would never get to its end.
      var scalars = String.UnicodeScalarView()
      var count = 0
      for scalar in text.unicodeScalars {
        count += String(scalar).utf8.count
        if count > bytes { break }
        scalars.append(scalar)
      }
      return String(scalars)
    }
    return String(text[..<end])
  }

  /// Fits lines into a number of bytes, at whole lines. The rest is kept, and the last line names it.
  mutating func fit(_ lines: [String], into limit: Int) -> String {
    let whole = lines.joined(separator: "\n")
    guard whole.utf8.count > limit else { return whole }
    // Room for the line about the rest.
    let room = limit - 80
    var shown: [String] = []
    var bytes = 0
    for line in lines {
      guard bytes + line.utf8.count + 1 <= room else { break }
      bytes += line.utf8.count + 1
      shown.append(line)
    }
    var rest = lines.dropFirst(shown.count).joined(separator: "\n")
    if shown.isEmpty {
      let start = Self.beginning(of: rest, bytes: room)
      shown = [start]
      rest = String(decoding: Array(rest.utf8.dropFirst(start.utf8.count)), as: UTF8.self)
    }
    let handle = keep(rest)
    return (shown + ["… \(rest.utf8.count) bytes more: more {\"handle\":\"\(handle)\"}"]).joined(separator: "\n")
  }
}
