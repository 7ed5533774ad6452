/// The events to which a script may listen.
public enum NavigationEvents {
  public static let all = [
    "RNN.AppLaunched", "RNN.CommandCompleted", "RNN.ComponentWillAppear", "RNN.ComponentDidAppear",
    "RNN.ComponentDidDisappear", "RNN.NavigationButtonPressed", "RNN.BottomTabPressed", "RNN.BottomTabSelected",
    "RNN.BottomTabLongPressed", "RNN.ModalDismissed", "RNN.ModalAttemptedToDismiss", "RNN.SearchBarUpdated",
    "RNN.SearchBarCancelPressed", "RNN.PreviewCompleted", "RNN.ScreenPopped",
  ]
}
