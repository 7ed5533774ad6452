internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Controllers by their ids, so that a lookup does not walk the whole tree. References are weak.
@MainQueue
final class LayoutIndex {
  /// The slots of one id. An id may be used again and again, also while the earlier controllers live.
  private struct Slots {
    private(set) var all: [ObjectSlot] = []
    private var mark = PruneMark(from: 4)

    mutating func add(_ slot: ObjectSlot) {
      if mark.isReached(by: all.count) { prune() }
      all.append(slot)
    }

    /// Removes the slots of released controllers.
    mutating func prune() {
      all.removeAll { unsafe $0.object == nil }
      mark.pruned(to: all.count)
    }
  }

  private var slots: [ExactText: Slots] = [:]
  private var mark = PruneMark(from: 1024)

  func insert(_ controller: any RNNLayoutProtocol) {
    if mark.isReached(by: slots.count) { prune() }
    slots[ExactText(controller.layoutInfo.componentId), default: Slots()].add(controller.slot)
  }

  /// The ids of all living controllers, in the order of their bytes.
  var ids: [String] { slots.keys.sorted().map(\.text).filter { !controllers($0).isEmpty } }

  /// Returns all living controllers with an id. There is one, unless the script side used the id twice.
  func controllers(_ id: String) -> [any RNNLayoutProtocol] { slots[ExactText(id)]?.all.compactMap(\.layout) ?? [] }

  /// Removes the slots of released controllers. Each is small, but it keeps a page of memory from being given back.
  func prune() {
    slots = slots.compactMapValues { slots in
      var slots = slots
      slots.prune()
      return slots.all.isEmpty ? nil : slots
    }
    mark.pruned(to: slots.count)
  }
}

/// The state that React Native Navigation attaches to every controller (rnn-layouts §3).
@MainQueue
final class RNNLayoutState {
  let layoutInfo: RNNLayoutInfo
  var options: RNNNavigationOptions
  /// The options as snapshots write them.
  var optionTrees = KeptOptionTrees()
  var defaultOptions: RNNNavigationOptions
  let presenter: RNNBasePresenter
  let eventEmitter: RNNEventEmitter
  let creator: RNNReactRootViewCreator
  var reactViewReadyCallback: (() -> Void)?
  var waitForRender = false
  private let live: LiveObjects.Token

  init(
    layoutInfo: RNNLayoutInfo, creator: RNNReactRootViewCreator, options: RNNNavigationOptions,
    defaultOptions: RNNNavigationOptions, presenter: RNNBasePresenter, eventEmitter: RNNEventEmitter,
    live: consuming LiveObjects.Token
  ) {
    self.layoutInfo = layoutInfo
    self.creator = creator
    self.options = options
    self.defaultOptions = defaultOptions
    self.presenter = presenter
    self.eventEmitter = eventEmitter
    self.live = live
  }
}
