extension RunTests {
  /// Apps that show nothing, although somebody meant to see something.
  static let silent = [
    Row("an empty file", "\n", 1, "The file 'APP' is empty, so that there is no app that could show anything.\n"),
    Row(
      "a file of comments", "// later\n/* much\n later */\n", 1,
      "The file 'APP' is empty, so that there is no app that could show anything.\n"),
    Row(
      "an app that registers a component and shows none", "Navigation.registerComponent('A', () => () => null)", 1,
      "The app has registered the component 'A' and has not shown it: it has called no Navigation.setRoot.\n"),
    Row(
      "an app of another design", "Navigation.registerComponent('A', () => () => null)", 1,
      "The app has registered the component 'A' and has not shown it. If it is an app of another design, name that design "
        + "by --design.\n", ["--design", "layered-navigation"]),
    Row(
      "an app that waits for the launch event of another design",
      "Navigation.registerComponent('Home', () => () => null); Navigation.events().registerAppLaunchedListener(() => {})",
      1,
      "The app waits for the launch event of react-native-navigation, which the native side of this design never sends: "
        + "run it without --design, or by --design react-native-navigation.\n", ["--design", "coordinator-router"]),
    Row(
      "a plain file that registers with AppRegistry",
      "require('react-native').AppRegistry.registerComponent('A', () => null)", 1,
      "APP:1:54: Error: AppRegistry.registerComponent('A', …) needs React: require('react') before it, run the bundle of "
        + "the app (docs/running-bundles.md), or register by Navigation.registerComponent and show by "
        + "Navigation.setRoot.\n"
    ),
    Row(
      "a bundle of React Native that shows nothing", "({ major: 0, minor: 79, patch: 5, prerelease: null })", 1,
      "Error: The app has registered no component, so that there is nothing to show: call AppRegistry.registerComponent, or "
        + "Expo's registerRootComponent, when the app loads.\n"),
    Row(
      "a bundle of react-native-navigation that shows nothing",
      "({ major: 0, minor: 79, patch: 5, prerelease: null, name: 'RNNTurboModule' })", 1,
      "The app has shown nothing: it has called no Navigation.setRoot. An app that registers its root with AppRegistry "
        + "alone is not shown, because react-native-navigation takes the place of React Native's root view.\n"),
  ]
}
