public import HeadlessUIKit
internal import NavbridgeRuntime
public import NavbridgeWire

/// Creates the native controller of an external component from the layout node's `passProps` (rnn-layouts §7.2).
///
/// Any controller is allowed. It is called on the main queue for each layout that names the component.
public typealias ExternalComponentCreator = @MainQueue @Sendable (_ props: JSON, _ host: RCTHost) -> UIViewController
