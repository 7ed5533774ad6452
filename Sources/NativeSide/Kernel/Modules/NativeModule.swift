package import NavbridgeRuntime

/// An instance of a native module. It belongs to the main queue, whichever queue its calls arrive on.
@MainQueue
package protocol NativeModule: AnyObject {}
