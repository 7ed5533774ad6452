package import NavbridgeKernel
internal import NavbridgeRuntime

/// The native components of react-native-screens, with which React Navigation's native stack and its tabs show screens
/// (react-native-screens). Every design offers them: a screen of another navigation library may contain such a stack.
package enum ReactNativeScreensLibrary: NativeLibrary {
  @MainQueue package static var components: [RCTComponentView.Type] {
    [
      RNSScreenStackView.self, RNSScreenView.self, RNSScreenContentWrapper.self, RNSScreenStackHeaderConfig.self,
      RNSScreenStackHeaderSubview.self, RNSSearchBar.self, RNSScreenContainerView.self,
      RNSScreenNavigationContainerView.self, RNSTabsHostView.self, RNSTabsScreenView.self,
    ]
  }

  package static var parts: [any HostPart.Type] { [ReactNativeScreens.self] }
}
