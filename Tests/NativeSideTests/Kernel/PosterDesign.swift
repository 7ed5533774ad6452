import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

@testable import NavbridgeKernel

/// The smallest possible design: one module, one window, one screen. It shows that the kernel needs no other design.
@MainQueue
final class PosterDesign: NavigationDesign, SnapshotContributor {
  nonisolated static let description = DesignDescription(
    name: "poster", modules: [PosterDeclaration.self], driverMethods: [PosterMethods.paste.declaration])

  unowned let host: NativeHost
  private var poster: PosterViewController? { host.window.rootViewController as? PosterViewController }

  init(host: NativeHost) { self.host = host }

  nonisolated static func modules(_: Architecture) -> [ModuleImplementation] { [PosterModule.implementation] }

  nonisolated static var driverMethods: [DriverHandler] {
    [
      .handle(PosterMethods.paste) { host, text, times in
        (host.design as! PosterDesign).paste(text, times: times)
      }
    ]
  }

  func scriptWillBegin(_ session: ScriptSession) { host.window.rootViewController = UIViewController() }

  func show(_ text: String) {
    let poster = PosterViewController()
    poster.text = text
    poster.pressed = { [unowned host] in host.session?.emit(PosterDeclaration.declared.pressed, text) }
    host.window.rootViewController = poster
  }

  func paste(_ text: String, times: Int) -> Bool {
    poster?.text = String(repeating: text, count: times)
    return poster != nil
  }

  func controller(withComponentId componentId: String) -> UIViewController? { componentId == "poster" ? poster : nil }

  func componentId(of controller: UIViewController) -> String? { controller === poster ? "poster" : nil }

  func addStatistics(to statistics: inout JSONObject) { statistics["posters"] = poster == nil ? 0 : 1 }

  func describe(_ controller: UIViewController, in node: inout JSONObject, of snapshot: Snapshot) {
    if let poster = controller as? PosterViewController { node["text"] = .string(poster.text) }
  }
}

/// The only screen, with one button that fills it.
final class PosterViewController: UIViewController, Touchable {
  var text = ""
  var pressed: () -> Void = {}

  var touchTargets: [TouchTarget] {
    var target = TouchTarget(view, frame: view.bounds, tap: pressed)
    target.testID = "poster"
    return [target]
  }
}

/// The module and the event, as both sides know them.
struct PosterDeclaration: DeclaredModule {
  static let names = ModuleNames("Poster")
  static let declared = PosterDeclaration()

  let show = DeclaredMethod("show", .text("text"), returns: .text("the text"))
  let pressed = DeclaredMessage("posterPressed", .text("text"))
}

/// The driver's methods that the poster adds to those of every design.
enum PosterMethods {
  static let paste = DeclaredMethod(
    "poster/paste", .act, "Pastes a text over the poster. `done`: there is a poster.",
    .text("text", "the new text"),
    .integer("times", in: NumberBounds(1...9), "the number of copies, side by side", default: 1),
    returns: .done)
}

@MainQueue
final class PosterModule: NativeModule {
  nonisolated static let implementation = ModuleImplementation(
    of: PosterDeclaration.self,
    methods: [
      .promise(PosterDeclaration.declared.show) { (module: PosterModule, promise, text) in
        module.session.design(PosterDesign.self).show(text)
        promise.resolve(.string(text))
      }
    ], make: { PosterModule($0) })

  private unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }
}
