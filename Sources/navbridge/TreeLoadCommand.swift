import ArgumentParser
import Glibc
import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide

/// Pushes a screen and pops it, again and again, on a device that has much of one thing, so that the cost of that thing
/// on the native side can be counted (scripts/tree-cost).
struct TreeLoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree-load", abstract: "Pushes and pops on a device that has much of one thing.", shouldDisplay: false)

  enum Thing: String, ExpressibleByArgument {
    case overlays
    /// Modals over the stack in which a screen is pushed.
    case modals
    /// Modals below the stack in which a screen is pushed.
    case modalsBelow = "modals-below"
    case tabs
    /// Listeners of one event.
    case listeners
    /// Drivers without a subscription.
    case drivers
    /// Drivers that subscribe to the traffic.
    case subscribers
    /// Pushes that wait for their content. Nothing is animated, because the device's clock waits with them.
    case calls
    /// The same, with an overlay that has the id of the screen that is pushed.
    case twins
    /// Screens in the stack.
    case screens
  }

  @Argument(help: "The thing of which there is much.")
  var thing: Thing

  @Option(help: "The path that the native side listens on.")
  var pipe: String

  @Option(help: "How many there are.")
  var size = 10

  @Option(help: "How often.")
  var count = 20

  func run() throws {
    let (thing, pipe, size, count) = (thing, pipe, size, count)
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      do {
        let load = try await Self.Device(thing, at: pipe)
        try await load.prepare(size)
        for number in 0..<count { try await load.pushAndPop(number) }
        Glibc.exit(0)
      } catch {
        StandardError.complain("\(error)")
        Glibc.exit(EX_SOFTWARE)
      }
    }
    loop.run()
  }

  @ScriptThread
  private final class Device {
    private let thing: Thing
    private let pipe: String
    private let app: Navigation
    private var drivers: [Driver] = []
    /// The component on whose stack a screen is pushed.
    private var place = "c0"

    init(_ thing: Thing, at pipe: String) async throws {
      self.thing = thing
      self.pipe = pipe
      var settings = Navigation.Settings(.turbo)
      settings.mountsSurfaces = false
      app = try await Navigation.connect(to: pipe, settings)
      app.onOccurrence = { [unowned app] occurrence in
        if case .run(let name, _, let rootTag) = occurrence, name != "Waiting" { app.mount(rootTag: rootTag) }
      }
    }

    private func screen(_ id: String) -> Layout { .component(name: "Screen", id: id) }

    func prepare(_ size: Int) async throws {
      let numbers = 0..<size
      switch thing {
      case .screens: _ = try await app.setRoot(.stack(numbers.map { screen("c\($0)") }, id: "s"))
      case .tabs:
        _ = try await app.setRoot(.bottomTabs(numbers.map { .stack([screen("c\($0)")], id: "s\($0)") }))
      default: _ = try await app.setRoot(.stack([screen("c0")], id: "s"))
      }
      if thing == .twins { _ = try await app.showOverlay(screen("twin")) }
      for number in numbers {
        switch thing {
        case .overlays: _ = try await app.showOverlay(screen("overlay\(number)"))
        case .modals: _ = try await app.showModal(screen("modal\(number)"))
        case .modalsBelow:
          place = "modal\(number)"
          _ = try await app.showModal(.stack([screen(place)]))
        case .listeners: app.callVoid("RNNTurboEventEmitter", "addListener") { $0.value("RNN.ComponentDidAppear") }
        case .drivers: drivers.append(try await Driver.connect(to: pipe))
        case .subscribers:
          drivers.append(try await Driver.connect(to: pipe))
          _ = try await drivers[number].request("traffic/subscribe")
        case .calls, .twins:
          let waiting = Layout.component(name: "Waiting", id: "w\(number)")
          Task(executorPreference: ScriptThread.executor) { [app] in _ = try? await app.push("c0", waiting) }
        case .tabs, .screens: break
        }
      }
    }

    func pushAndPop(_ number: Int) async throws {
      let id = thing == .twins ? "twin" : "new\(number)"
      let still: JSON = thing == .calls || thing == .twins ? ["enabled": false] : [:]
      _ = try await app.push(
        place, .component(name: "Screen", id: id, options: ["animations": ["push": still]]))
      _ = try await app.pop(id, options: ["animations": ["pop": still]])
    }
  }
}
