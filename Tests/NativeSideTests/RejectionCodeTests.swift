import NavbridgeWire
import Testing

@testable import NavbridgeReactNativeNavigation

@Suite("The codes of rejected commands")
struct RejectionCodeTests {
  @Test("Each number that rejects a command of react-native-navigation is a case of the codes of errors")
  func numbers() {
    let rows: [(RNNErrorHandler.Failure, ModuleCode)] = [
      (.overlayNotFound, .overlayNotFound), (.notInStack, .notInStack), (.notModal("c"), .notModal),
      (.nothingPopped, .nothingPopped), (.popNotFound("c"), .nothingPopped), (.popToNotFound("c"), .nothingPopped),
      (.popToRootNotFound("c"), .nothingPopped),
    ]
    for (failure, code) in rows { #expect("\(failure.code)" == code.rawValue) }
  }
}
