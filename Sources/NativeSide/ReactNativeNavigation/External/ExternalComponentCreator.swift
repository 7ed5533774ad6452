public import HeadlessUIKit
public import Shared

/// Makes the native controller of an external component, of the layout node's `passProps` (rnn-layouts §7.2).
///
/// Any controller will do. Called on the main queue for each layout that names the component.
public typealias ExternalComponentCreator = @MainQueue @Sendable (_ props: JSON, _ host: RCTHost) -> UIViewController
