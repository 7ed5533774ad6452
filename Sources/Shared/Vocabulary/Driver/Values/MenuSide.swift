/// A side of a side menu.
public enum MenuSide: String, Sendable, CaseIterable { case left, right }
