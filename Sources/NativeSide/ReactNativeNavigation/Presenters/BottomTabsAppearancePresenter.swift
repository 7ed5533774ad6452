internal import HeadlessUIKit

/// Applies the look of the tab bar in the way of iOS 13 and later (rnn-options §2.5, §4.6).
final class BottomTabsAppearancePresenter: RNNBottomTabsPresenter {
  private static let bar = OptionPath.bottomTabs

  private static let look = PresentedProperties<UITabBarAppearance>([
    PresentedProperty(bar.backgroundColor, bar.translucent) { look, options in
      if options.merged == nil {
        look.background = background(options.resolved)
      } else {
        merge(options.asked, into: &look.background)
      }
    },
    PresentedProperty(bar.barStyle) { look, options in
      // Default options are not read when a screen appears.
      let style = options.withoutDefaults.text(bar.barStyle)
      if let style { look.barStyle = UIBarStyle(rawValue: style) ?? .default }
    },
    PresentedProperty(bar.borderColor, bar.borderWidth) { look, options in
      // A merge ignores the colour or the width that was set before.
      let options = options.askedWithDefaults
      guard options.isSet(bar.borderColor) || options.isSet(bar.borderWidth) else { return }
      look.border = UIBarBorder(
        color: options.color(bar.borderColor) ?? .black, width: options.numberOrDefault(bar.borderWidth))
    },
    // On iOS a shadow always counts as set (rnn-options §3.2).
    PresentedProperty([bar.shadowColor, bar.shadowRadius, bar.shadowOpacity], byEveryMerge: true) { look, options in
      let options = options.askedWithDefaults
      look.shadow = UILayerShadow(
        color: options.color(bar.shadowColor) ?? look.shadow.color,
        radius: options.number(bar.shadowRadius) ?? look.shadow.radius,
        opacity: options.number(bar.shadowOpacity) ?? look.shadow.opacity)
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
    options.boolOrDefault(bar.translucent) ? .translucent : background(of: options.color(bar.backgroundColor))
  }

  private static func background(of color: UIColor?) -> UIBarBackground {
    guard let color else { return UITabBarAppearance().background }
    return color.isTransparent ? .transparent : .color(color)
  }

  /// Applies merged options. Each one replaces the other until the next appearance, and `translucent` is applied last.
  private static func merge(_ merged: ResolvedOptions, into background: inout UIBarBackground) {
    if merged.isSet(bar.backgroundColor) { background = self.background(of: merged.color(bar.backgroundColor)) }
    if let isTranslucent = merged.bool(bar.translucent) {
      background = isTranslucent ? .translucent : UITabBarAppearance().background
    }
  }
}
