internal import Shared

/// Rejections of commands, with the codes and forms of iOS (rnn-commands §2, §2.1).
enum RNNErrorHandler {
  static let domain = "com.reactnativenavigation"

  enum Failure: Equatable {
    case popNotFound(String)
    case nothingPopped
    case popToNotFound(String)
    case popToRootNotFound(String)
    case notInStack

    var code: Int {
      switch self {
      case .notInStack: 1011
      case .popNotFound, .nothingPopped, .popToNotFound, .popToRootNotFound: 1012
      }
    }

    var message: String {
      switch self {
      case .popNotFound(let id): "Popping component failed - componentId '\(id)' not found"
      case .nothingPopped: "popping component failed"
      case .popToNotFound(let id): "PopTo component failed - componentId '\(id)' not found"
      case .popToRootNotFound(let id): "PopToRoot component failed - componentId '\(id)' not found"
      case .notInStack: "component not found in stack"
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
