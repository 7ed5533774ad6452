/// The direction of a message between the sides.
public enum TrafficDirection: String, Sendable, CaseIterable { case toNative, toScript }
