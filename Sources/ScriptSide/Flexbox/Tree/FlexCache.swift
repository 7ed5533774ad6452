/// The sizes that a node had under the requests since it last changed.
struct FlexCache {
  /// A node gets a handful of different requests in one layout; more of them replace the oldest.
  private static let capacity = 8

  private var measures: [(request: FlexRequest, size: FlexSize)] = []
  private var oldest = 0
  /// The request under which the descendants were last placed.
  private(set) var placed: FlexRequest?
  private var placedSize = FlexSize.zero

  /// The size under an earlier equal request. With `places`, only if the descendants stand as that request wants them.
  func size(for request: FlexRequest, places: Bool) -> FlexSize? {
    if placed == request { return placedSize }
    if places { return nil }
    return measures.first { $0.request == request }?.size
  }

  mutating func keep(_ size: FlexSize, for request: FlexRequest, places: Bool) {
    if places {
      placed = request
      placedSize = size
    } else if measures.count < Self.capacity {
      measures.append((request, size))
    } else {
      measures[oldest] = (request, size)
      oldest = (oldest + 1) % Self.capacity
    }
  }

  mutating func forgetPlacement() { placed = nil }

  mutating func clear() {
    measures.removeAll(keepingCapacity: true)
    oldest = 0
    placed = nil
  }
}
