internal import HeadlessUIKit
internal import Shared

/// A navigation design on the kernel: what decides which screens are shown, behind modules that script calls. The kernel
/// carries its calls and events, keeps its surfaces and its clock, and shows its device to drivers.
///
/// One object for the life of the device; script contexts come and go.
@MainQueue
protocol NavigationDesign: AnyObject {
  /// Its name, for `native-side --design` and `initialize`.
  nonisolated static var name: String { get }

  /// The modules that script may call on a route, in the order of their ids; React Native's own are
  /// `ReactNativeModules.all`.
  nonisolated static func modules(_ architecture: Architecture) -> [ModuleDeclaration]

  /// Drivers' methods besides those of the kernel.
  nonisolated static var driverMethods: [DriverMethod] { get }

  init(host: NativeHost)

  /// The device has started, and no script has come yet.
  func applicationDidLaunch()

  /// A script context begins; `initialize` has not been answered. Follows `scriptDidEnd` where there was another before.
  func scriptWillBegin(_ architecture: Architecture)

  /// The bundle counts as loaded.
  func scriptDidLoad()

  /// A script context has ended: its calls are invalid, its surfaces stopped.
  func scriptDidEnd()

  /// What modules answer without a hop to the main queue. Asked at the end of each turn in which UIKit changed.
  var publishedValues: any Sendable { get }

  /// The controller that drivers mean by a component's id. Nil where there is none.
  func controller(withComponentId componentId: String) -> UIViewController?

  /// The id under which script knows a controller. Nil for one that it does not know.
  func componentId(of controller: UIViewController) -> String?

  /// The innermost stack of what a window or a modal shows, by its top.
  func frontmostStack(in top: UIViewController) -> UINavigationController?

  /// What a finger can press of a controller that is no `Touchable`, from the front to the back.
  func touchTargets(of controller: UIViewController) -> [TouchTarget]

  /// Adds to a controller's node in a snapshot: what the kernel has put there is UIKit's.
  func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot)

  /// Adds to a snapshot of the whole device.
  func describe(in node: inout JSONObject)

  /// Adds to a window's node in a snapshot.
  func describe(_ window: UIWindow, in node: inout JSONObject)
}

extension NavigationDesign {
  nonisolated static var driverMethods: [DriverMethod] { [] }
  func applicationDidLaunch() {}
  var publishedValues: any Sendable { () }
  func describe(_ window: UIWindow, in node: inout JSONObject) {}
  func describe(in node: inout JSONObject) {}
}
