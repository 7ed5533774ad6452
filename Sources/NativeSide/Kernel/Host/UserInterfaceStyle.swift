/// Light or dark, as the system is set.
enum UserInterfaceStyle: String, Sendable { case light, dark }
