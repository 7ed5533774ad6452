internal import Shared

/// An instance of a native module. It belongs to the main queue, whichever queue its calls arrive on.
@MainQueue
protocol NativeModule: AnyObject {}
