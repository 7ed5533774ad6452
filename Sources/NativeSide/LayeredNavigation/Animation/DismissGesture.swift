internal import NavbridgeVocabulary

typealias DismissGesture = LayersDismissGesture
