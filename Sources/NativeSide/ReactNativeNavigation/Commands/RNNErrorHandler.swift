internal import NavbridgeKernel
internal import NavbridgeWire

/// Rejections of commands, with the codes and forms of iOS (rnn-commands §2, §2.1).
enum RNNErrorHandler {
  static let domain = "com.reactnativenavigation"

  enum Failure: Equatable {
    case popNotFound(String)
    case nothingPopped
    case popToNotFound(String)
    case popToRootNotFound(String)
    case notInStack
    case notModal(String)
    case overlayNotFound

    var code: Int {
      switch self {
      case .overlayNotFound: 1010
      case .notInStack: 1011
      case .popNotFound, .nothingPopped, .popToNotFound, .popToRootNotFound: 1012
      case .notModal: 1013
      }
    }

    var message: String {
      switch self {
      case .popNotFound(let id): "Popping component failed - componentId '\(cut: id)' not found"
      case .nothingPopped: "popping component failed"
      case .popToNotFound(let id): "PopTo component failed - componentId '\(cut: id)' not found"
      case .popToRootNotFound(let id): "PopToRoot component failed - componentId '\(cut: id)' not found"
      case .notInStack: "component not found in stack"
      case .notModal(let id): "component with id: '\(cut: id)' is not a modal"
      case .overlayNotFound: "ComponentId not found"
      }
    }
  }

  static func reject(_ promise: Promise, _ failure: Failure) {
    promise.reject(
      RPCError(
        .rejected, failure.message,
        data: [
          "code": .string("\(failure.code)"), "domain": .string(domain),
          "userInfo": ["NSLocalizedFailureReason": .string(failure.message)],
        ]))
  }
}
