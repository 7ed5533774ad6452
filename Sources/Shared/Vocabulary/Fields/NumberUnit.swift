/// The unit of a number on the wire, with its name in the plural.
public enum NumberUnit: String, Sendable { case points, milliseconds, seconds, times }
