import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections

@testable import NavbridgeTestWorker

extension AppUnderTest {
  /// An app whose processes are not started.
  static func unstarted(
    id: Int = 1, _ options: JSON = [:], onLoss: @escaping (AppLoss) -> Void = { _ in }
  ) throws -> AppUnderTest {
    let files = AppFiles(folder: PrivateFolder(path: "/nowhere"), test: "/work/a.test.js")
    let options = try AppOptions(options, file: "/work/app.js", architecture: .turbo, files)
    return AppUnderTest(
      id: id, file: "/work/app.js", of: nil, socket: nil, options, isOfFile: false, isFilmed: false,
      onTraffic: { _ in }, onLoss: onLoss)
  }
}
