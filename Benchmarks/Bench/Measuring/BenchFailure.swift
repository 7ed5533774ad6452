/// An error that explains why something cannot be measured.
struct BenchFailure: Error, CustomStringConvertible {
  let description: String
}
