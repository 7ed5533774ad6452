/// The contours of glyphs.
extension TrueTypeFont {
  private typealias Point = GlyphOutline.Point

  /// How deep glyphs may be composed of others.
  private static let mostDepth = 6

  /// The bits that describe a point of a simple glyph.
  private enum Flag {
    static let (onCurve, shortX, shortY, repeats, sameX, sameY) = (0x01, 0x02, 0x04, 0x08, 0x10, 0x20)
  }

  /// The bits that describe a part of a composite glyph.
  private enum Part {
    static let (hasWords, hasOffsets, hasScale, hasMore, hasTwoScales, hasMatrix) = (0x01, 0x02, 0x08, 0x20, 0x40, 0x80)
  }

  /// Returns the contours of a glyph, without any for a blank. Nil if it is damaged, or has too many points.
  ///
  /// - Parameter work: the number of points and contours that may still be read. Each part of a composite glyph counts
  ///   as one.
  func contours(of glyph: Int, depth: Int, work: inout Int) -> [[GlyphOutline.Point]]? {
    guard depth < Self.mostDepth, glyph < glyphCount, work > 0, let data = data(of: glyph) else { return nil }
    work -= 1
    guard data.count > 0 else { return [] }
    guard let count = data.short(0) else { return nil }
    return count < 0
      ? composed(data, depth: depth, work: &work) : Self.contours(data, count: count, work: &work)
  }

  private func data(of glyph: Int) -> FontBytes? {
    func offset(_ index: Int) -> Int? {
      hasLongOffsets ? offsets.long(4 * index) : offsets.word(2 * index).map { 2 * $0 }
    }
    guard let start = offset(glyph), let end = offset(glyph + 1), end >= start else { return nil }
    return outlines.part(from: start, count: end - start)
  }

  // MARK: Simple glyphs

  private static func contours(_ data: FontBytes, count: Int, work: inout Int) -> [[Point]]? {
    var ends: [Int] = []
    for index in 0..<count {
      guard let end = data.word(10 + 2 * index), end >= ends.last ?? 0 else { return nil }
      ends.append(end)
    }
    guard let last = ends.last else { return [] }
    let points = last + 1
    work -= points + count
    guard work >= 0, let instructions = data.word(10 + 2 * count) else { return nil }
    var place = 12 + 2 * count + instructions
    guard let flags = flags(data, count: points, at: &place),
      let xs = coordinates(data, flags, (Flag.shortX, Flag.sameX), at: &place),
      let ys = coordinates(data, flags, (Flag.shortY, Flag.sameY), at: &place)
    else { return nil }
    var start = 0
    return ends.map { end in
      defer { start = end + 1 }
      return start > end
        ? [] : (start...end).map { Point(x: xs[$0], y: ys[$0], isOnCurve: flags[$0] & Flag.onCurve != 0) }
    }
  }

  private static func flags(_ data: FontBytes, count: Int, at place: inout Int) -> [Int]? {
    var flags: [Int] = []
    while flags.count < count {
      guard let flag = data.byte(place).map(Int.init) else { return nil }
      place += 1
      var times = 1
      if flag & Flag.repeats != 0 {
        guard let more = data.byte(place) else { return nil }
        place += 1
        times += Int(more)
      }
      flags.append(contentsOf: repeatElement(flag, count: min(times, count - flags.count)))
    }
    return flags
  }

  /// Reads one coordinate of all points, each the distance from the one before: a byte with a sign of its own, two
  /// bytes, or nothing where it is the same.
  private static func coordinates(
    _ data: FontBytes, _ flags: [Int], _ bits: (short: Int, same: Int), at place: inout Int
  ) -> [Double]? {
    var value = 0
    var values: [Double] = []
    values.reserveCapacity(flags.count)
    for flag in flags {
      if flag & bits.short != 0 {
        guard let distance = data.byte(place) else { return nil }
        place += 1
        value += flag & bits.same != 0 ? Int(distance) : -Int(distance)
      } else if flag & bits.same == 0 {
        guard let distance = data.short(place) else { return nil }
        place += 2
        value += distance
      }
      values.append(Double(value))
    }
    return values
  }

  // MARK: Composite glyphs

  private func composed(_ data: FontBytes, depth: Int, work: inout Int) -> [[Point]]? {
    var all: [[Point]] = []
    var place = 10
    while true {
      guard let flags = data.word(place), let glyph = data.word(place + 2) else { return nil }
      place += 4
      let hasWords = flags & Part.hasWords != 0
      guard let first = hasWords ? data.short(place) : data.byte(place).map({ Int(Int8(bitPattern: $0)) }),
        let second = hasWords ? data.short(place + 2) : data.byte(place + 1).map({ Int(Int8(bitPattern: $0)) })
      else { return nil }
      place += hasWords ? 4 : 2
      guard let matrix = Self.matrix(data, flags, at: &place),
        let part = contours(of: glyph, depth: depth + 1, work: &work)
      else { return nil }
      // The other kind of numbers names points that are to meet, which icons do not have.
      let (dx, dy) = flags & Part.hasOffsets != 0 ? (Double(first), Double(second)) : (0, 0)
      all += part.map { contour in
        contour.map { point in
          Point(
            x: point.x * matrix.a + point.y * matrix.c + dx, y: point.x * matrix.b + point.y * matrix.d + dy,
            isOnCurve: point.isOnCurve)
        }
      }
      if flags & Part.hasMore == 0 { return all }
    }
  }

  /// Reads how a part is scaled and turned, in numbers with 14 bits after the point.
  private static func matrix(
    _ data: FontBytes, _ flags: Int, at place: inout Int
  ) -> (a: Double, b: Double, c: Double, d: Double)? {
    let count =
      flags & Part.hasMatrix != 0 ? 4 : flags & Part.hasTwoScales != 0 ? 2 : flags & Part.hasScale != 0 ? 1 : 0
    var numbers: [Double] = []
    for _ in 0..<count {
      guard let number = data.short(place) else { return nil }
      numbers.append(Double(number) / 16384)
      place += 2
    }
    switch count {
    case 0: return (1, 0, 0, 1)
    case 1: return (numbers[0], 0, 0, numbers[0])
    case 2: return (numbers[0], 0, 0, numbers[1])
    default: return (numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }
}
