internal import Shared

/// A native module's instance. Belongs to the main queue, whatever queue its calls come by.
@MainQueue
protocol NativeModule: AnyObject {}
