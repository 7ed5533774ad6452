internal import HeadlessUIKit
internal import Shared

/// Applies the look of the tab bar, as since iOS 13 (rnn-options §2.5, §4.6).
final class BottomTabsAppearancePresenter: RNNBottomTabsPresenter {
  private static let bar = OptionPath.bottomTabs

  private static let look = PresentedProperties<UITabBarAppearance>([
    PresentedProperty(bar.backgroundColor, bar.translucent) { look, options in
      look.background = background(options.resolved)
    },
    PresentedProperty(bar.barStyle) { look, options in
      // Default options are not asked when a screen appears.
      let style = options.withoutDefaults.text(bar.barStyle)
      if let style { look.barStyle = UIBarStyle(rawValue: style) ?? .default }
    },
    PresentedProperty(bar.borderColor, bar.borderWidth) { look, options in
      guard options.resolved.isSet(bar.borderColor) || options.resolved.isSet(bar.borderWidth) else { return }
      look.border = UIBarBorder(
        color: options.resolved.color(bar.borderColor) ?? .black,
        width: options.resolved.numberOrDefault(bar.borderWidth))
    },
    // On iOS a shadow always counts as set (rnn-options §3.2).
    PresentedProperty([bar.shadowColor, bar.shadowRadius, bar.shadowOpacity], byEveryMerge: true) { look, options in
      look.shadow = UILayerShadow(
        color: options.resolved.color(bar.shadowColor) ?? look.shadow.color,
        radius: options.resolved.number(bar.shadowRadius) ?? look.shadow.radius,
        opacity: options.resolved.number(bar.shadowOpacity) ?? look.shadow.opacity)
    },
  ])

  private static let properties = PresentedProperties<UITabBar>([
    PresentedProperty(bar.testID) { tabBar, options in
      tabBar.accessibilityIdentifier = options.resolved.text(bar.testID)
    },
    PresentedProperty(bar.hideShadow) { tabBar, options in
      tabBar.clipsToBounds = options.resolved.boolOrDefault(bar.hideShadow)
    },
  ])

  override var isSetByEveryMerge: Bool { Self.look.isSetByEveryMerge }

  override func present(_ options: PresentedOptions) {
    super.present(options)
    guard var tabBar = tabs?.tabBar else { return }
    present(Self.properties, options, on: &tabBar)
    var look = tabBar.appearance
    present(Self.look, options, on: &look)
    if look != tabBar.appearance { tabBar.appearance = look }
  }

  private static func background(_ options: ResolvedOptions) -> UIBarBackground {
    if options.boolOrDefault(bar.translucent) { return .translucent }
    guard let color = options.color(bar.backgroundColor) else { return UITabBarAppearance().background }
    return color.isTransparent ? .transparent : .color(color)
  }
}
