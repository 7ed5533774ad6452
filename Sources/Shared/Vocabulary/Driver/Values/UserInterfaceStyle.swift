/// The system's appearance setting.
public enum UserInterfaceStyle: String, Sendable, CaseIterable { case light, dark }
