package import NavbridgeRuntime

/// An instance of a native module. It belongs to the main queue, whichever queue its calls arrive on.
@MainQueue
package protocol NativeModule: AnyObject {}

/// The script context to which the instances of modules belong. Implementations get it as `ScriptSession`.
@MainQueue
package protocol ModuleContext: AnyObject {}
