// One import of this module is enough: these are the modules whose types its interface uses.
@_exported public import HeadlessUIKit
@_exported public import NavbridgeCoordinatorRouter
@_exported public import NavbridgeKernel
@_exported public import NavbridgeLayeredNavigation
@_exported public import NavbridgeLayoutGuides
@_exported public import NavbridgeReactNativeHost
@_exported public import NavbridgeReactNativeNavigation
@_exported public import NavbridgeRuntime
@_exported public import NavbridgeVocabulary
@_exported public import NavbridgeWire
