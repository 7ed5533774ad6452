internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The objects that a manager builds once for its architecture and keeps over reloads (rnn-commands §7.2, §7.3). The
/// store of external components is another; `LastingExternalComponents` keeps it.
@MainQueue
struct LastingObjects {
  let architecture: Architecture
  let overlayManager: RNNOverlayManager
}
