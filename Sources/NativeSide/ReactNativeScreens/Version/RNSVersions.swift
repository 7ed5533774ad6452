internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The versions of react-native-screens that an app may have, as far as its components and their properties show. A bundle does not
/// state its version, but the library's own JavaScript sends what its version knows (react-native-screens §17).
///
/// Only the minor number counts: all are versions of react-native-screens 4.
struct RNSVersions: Equatable {
  /// The newest version whose behaviour is known.
  static let newest = 27

  private(set) var possible = 0...Self.newest

  /// Takes over what a component shows. What contradicts the others does not count: an app may set some of the library's flags.
  mutating func narrow(to versions: ClosedRange<Int>) {
    guard versions.overlaps(possible) else { return }
    possible = possible.clamped(to: versions)
  }

  /// True or false if all possible versions are from `minor` on, or none is. Nil if that is open.
  func isFrom(_ minor: Int) -> Bool? {
    if possible.lowerBound >= minor { return true }
    return possible.upperBound < minor ? false : nil
  }

  // MARK: - What components show

  /// Native tabs have another name in each of their generations.
  static func ofTabs(named name: String) -> ClosedRange<Int> {
    switch name {
    case "RNSBottomTabs": 13...23
    case "RNSTabsHost": 24...24
    default: 25...newest
    }
  }

  /// - Parameters:
  ///   - synchronous: `synchronousShadowStateUpdatesEnabled`, which is sent from 4.19 on and is true from 4.26 on. Nil if it was
  ///     not sent.
  ///   - inherits: true if `iosOrientationInheritanceFixEnabled` was sent.
  ///   - resizes: true if `sheetDefaultResizeAnimationEnabled` was sent.
  ///   - swipesByWord: true if `fullScreenSwipeEnabled` is a word, as from 4.17 on.
  static func ofScreen(synchronous: Bool?, inherits: Bool, resizes: Bool, swipesByWord: Bool) -> ClosedRange<Int> {
    if inherits { return 27...newest }
    switch synchronous {
    case true?: return 26...newest
    case false?: return (resizes ? 20 : 19)...25
    case nil: return swipesByWord ? 17...18 : 0...16
    }
  }

  /// - Parameters: `iosPreventReattachmentOfDismissedScreens` and `…Modals` of a stack. Nil if they were not sent.
  static func ofStack(preventsScreens: Bool?, preventsModals: Bool?) -> ClosedRange<Int>? {
    guard preventsScreens != nil else { return nil }
    return preventsModals == nil ? 21...24 : 25...25
  }

  /// - Parameter words: true if a flag of a search bar is a word, as from 4.17 on.
  static func ofSearchBar(words: Bool) -> ClosedRange<Int> { words ? 17...newest : 0...16 }
}

/// The version of react-native-screens of one script context, and the behaviours for which it was assumed.
@MainQueue
final class RNSLibraryVersion: SessionPart {
  /// A behaviour that differs between versions.
  enum Behaviour: String {
    /// A search bar hides while content scrolls if the app does not say.
    case hideWhenScrolling
    /// A popped screen is left out of an old state of the script.
    case reattachment
  }

  private(set) var versions = RNSVersions()
  /// The minor number that is taken where nothing shows the version.
  let assumedMinor: Int
  /// The behaviours that no component's properties have decided, in the order in which they were asked for.
  private(set) var assumed: [Behaviour] = []

  init(session: ScriptSession) { assumedMinor = session.host.configuration.screensVersion ?? RNSVersions.newest }

  func narrow(to shown: ClosedRange<Int>) { versions.narrow(to: shown) }

  /// True if a behaviour is that of the versions from `minor` on.
  func isFrom(_ minor: Int, for behaviour: Behaviour) -> Bool {
    if let decided = versions.isFrom(minor) { return decided }
    if !assumed.contains(behaviour) { assumed.append(behaviour) }
    return assumedMinor >= minor
  }
}

extension RCTComponentView {
  /// True if the component's context is one of the old architecture.
  var isOnBridge: Bool { component.surface?.session?.architecture == .bridge }

  /// The version of react-native-screens in the component's context. Nil when the context has ended.
  var libraryVersion: RNSLibraryVersion? { component.surface?.session?.part(RNSLibraryVersion.self) }
}
