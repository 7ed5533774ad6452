/// The system's appearance setting: light or dark.
enum UserInterfaceStyle: String, Sendable { case light, dark }
