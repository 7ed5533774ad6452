// The words that drivers send and receive.

/// A side of a side menu.
public enum MenuSide: String, Sendable, CaseIterable { case left, right }

/// The way of a finger that swipes.
public enum SwipeDirection: String, Sendable, CaseIterable { case up, down, left, right }

/// The speed of a finger that swipes.
public enum SwipeSpeed: String, Sendable, CaseIterable { case fast, slow }

/// The system's appearance setting.
public enum UserInterfaceStyle: String, Sendable, CaseIterable { case light, dark }

/// An orientation to which a driver rotates the device (protocol §10, 'orientation words').
public enum RequestedOrientation: String, Sendable, CaseIterable {
  case portrait
  /// The same as `landscapeLeft`.
  case landscape
  case landscapeLeft, landscapeRight, portraitUpsideDown
}

/// The direction of a message between the sides.
public enum TrafficDirection: String, Sendable, CaseIterable { case toNative, toScript }
