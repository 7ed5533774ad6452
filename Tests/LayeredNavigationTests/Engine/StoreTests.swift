import HeadlessUIKit
import NavbridgeRuntime
import Testing

@testable import NavbridgeLayeredNavigation

/// K13.
@MainQueue @Suite("The store of the layered navigation")
struct StoreTests {
  @Test(
    """
    The store of the layered navigation lets only changed keys react, and releases the lock of an unchanged dispatch \
    at once
    """)
  func changed() {
    let store = NavStore(name: "own")
    var (reacted, released) = ([String](), 0)
    store.react = { changes, lock in
      reacted += changes.map { "\($0.key.name) \($0.old)>\($0.new)" }
      #expect(store.isLocked)
      for _ in changes { lock.release() }
    }
    store.dispatch([.layerActive: "nav", .layer(.nav): "a"]) { _ in released += 1 }
    store.dispatch([.layerActive: "nav", .layer(.nav): "b"]) { _ in released += 1 }
    store.dispatch([.layerActive: "nav", .layer(.nav): "b"]) { _ in released += 1 }
    #expect(reacted == ["layerActive >nav", "layers.nav >a", "layers.nav a>b"] && released == 3)
    #expect(store.name == "own" && !store.isLocked)
  }

  @Test(
    "The store of the layered navigation holds ordinary mutations back while a lock is held, and counts its reactions")
  func locked() {
    let store = NavStore(name: "nav")
    var (lock, failures) = (FluxLock?.none, [NavFailure?]())
    store.react = { _, taken in lock = taken }
    store.dispatch([.layerActive: "tab0", .accesories: "1"]) { failures.append($0) }
    store.mutate { [.layerActive: "nav"] }
    lock?.release()
    #expect(store.state[.layerActive] == "tab0" && failures.isEmpty)
    lock?.release(NavFailure(.refused, "no"))
    #expect(failures.map { $0?.code } == [.refused] && store.state[.layerActive] == "nav")
    lock?.release()
    #expect(failures.count == 1)
  }

  @Test(
    """
    The store of the layered navigation has a key for each tab and each accessory, and notifies the observer of that \
    one alone
    """)
  func keys() {
    let store = NavStore(name: "nav")
    store.react = { changes, lock in for _ in changes { lock.release() } }
    var seen: [String] = []
    for key in StateKey.all { _ = store.observe(key) { seen.append("\(key.name) \($0.new)") } }
    for layer in Layer.all {
      seen = []
      store.dispatch([.layer(layer): "x"]) { _ in }
      #expect(seen == ["layers.\(layer.name) x"])
    }
    #expect(StateKey.all.count == 23 && Set(StateKey.all.map(\.name)).count == 23)
    #expect(StateKey.all.allSatisfy { StateKey(name: $0.name) == $0 } && StateKey(name: "layers.what") == nil)
    #expect(
      StateKey(name: "tabs.layer3") == .layer(.tab(3)) && StateKey(name: "accesories.layer2") == .layer(.accesory(2)))
    #expect(StateKey(name: "layers.modal") == .layer(.accesory(0)))
  }

  @Test(
    """
    The store of the layered navigation reacts on a push by the key of its tab alone, and notifies observers of the \
    active layer
    """)
  func onlyOne() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.tab(.friends).show(completion: $0) }
    device.records = []
    var seen: [String] = []
    let end = device.router.observe(.layerActive) { seen.append("\($0.old) \($0.new)") }
    _ = device.router.observe(.layer(.tab(2))) { _ in seen.append("tab2") }
    _ = device.router.observe(.accesories) { seen.append("accesories \($0.new)") }
    _ = try await device.run { device.router.tab(.friends).push(.detail, completion: $0) }
    #expect(device.records.filter { $0.kind == .reaction }.map(\.subject) == ["layers.tab1"] && seen.isEmpty)
    _ = try await device.run { device.router.nav.show(completion: $0) }
    _ = try await device.run { device.router.accesory(1).push(.login, completion: $0) }
    _ = try await device.run { device.router.accesory(1).dismiss(completion: $0) }
    #expect(seen == ["tab1 nav", "accesories 1", "accesories "])
    end()
    _ = try await device.run { device.router.tab(.home).show(completion: $0) }
    #expect(seen.count == 3)
  }
}
