internal import NavbridgeWire

/// An argument of a measured size, written value by value, as a script side writes it.
protocol BenchLoad: Sendable {
  /// - Parameter mark: A text that becomes part of the content without changing its size. Empty for the same content
  ///   each time.
  func write(to writer: JSONWriter, mark: String)
}
