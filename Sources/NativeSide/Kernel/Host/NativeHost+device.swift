package import HeadlessUIKit
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

extension NativeHost {
  /// The description of the device in the answer to `initialize`, in its current orientation (protocol §2).
  var deviceDescription: JSON {
    let (device, screen) = (configuration.device, application.screen)
    let dimensions = dimensions(of: screen)
    let description: JSON = [
      "model": .string(device.model.name), "systemVersion": .string(device.systemVersion),
      "idiom": .string(screen.userInterfaceIdiom.rawValue), "width": .double(screen.bounds.width),
      "height": .double(screen.bounds.height), "scale": .double(screen.scale), "fontScale": 1,
      "window": dimensions, "screen": dimensions, "osVersion": .string(device.systemVersion),
      "interfaceIdiom": .string(screen.userInterfaceIdiom.rawValue), "locale": .string(configuration.locale),
      "isRTL": .bool(application.userInterfaceLayoutDirection == .rightToLeft),
      "orientation": .string(screen.orientation.rawValue),
      "userInterfaceStyle": .string(userInterfaceStyle.rawValue),
      "statusBarHeight": .double(application.statusBarHeight),
      "safeArea": .numbers(application.safeAreaInsets.numbers),
    ]
    var launch: JSON = [:]
    if let url = lifecycle.launchURL { launch = launch.merging(["launchURL": .string(url)]) }
    if !configuration.userDefaults.isEmpty {
      let defaults = JSONObject(configuration.userDefaults.map { (ExactText($0.key), .string($0.value)) }) { $1 }
      launch = launch.merging(["launchArguments": .object(defaults)])
    }
    return description.merging(launch)
  }

  /// Sends the new dimensions to the script side, as React Native's module `DeviceInfo` does (protocol §5).
  func sendDidUpdateDimensions(_ screen: UIScreen) {
    let dimensions = dimensions(of: screen)
    session?.emit(DeviceEventDeclarations.declared.didUpdateDimensions, dimensions, dimensions)
  }

  /// The form of a screen's or a window's size in React Native. Windows are as large as the screen.
  private func dimensions(of screen: UIScreen) -> JSON {
    [
      "width": .double(screen.bounds.width), "height": .double(screen.bounds.height), "scale": .double(screen.scale),
      "fontScale": 1,
    ]
  }
}

extension UIViewController {
  /// The child that UIKit's containers show in front: the top of a stack, the selected tab, the open drawer or else the
  /// centre, the primary column. For any other container it is the last child that is on the screen.
  package var frontmostChild: UIViewController? {
    switch self {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let menu as MMDrawerController: menu.drawerViewController(for: menu.openSide) ?? menu.centerViewController
    case let split as UISplitViewController: split.viewControllers.first
    default: children.last(where: \.isInWindow)
    }
  }
}
