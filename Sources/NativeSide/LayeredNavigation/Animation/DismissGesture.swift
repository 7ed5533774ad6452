public import NavbridgeVocabulary

/// A movement of a finger that dismisses what an animator has shown (layered-navigation §11).
public typealias DismissGesture = LayersDismissGesture
