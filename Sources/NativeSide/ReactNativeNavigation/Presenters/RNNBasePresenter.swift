internal import HeadlessUIKit
internal import Shared

/// Applies options to a controller, by phase (rnn-options §2.4).
@MainQueue
class RNNBasePresenter {
  @WeakReference private(set) var boundViewController: UIViewController?
  /// The bound controller's, which it outlives. Nil before binding. Unsafe: read by `deinit`s, which have no isolation.
  private(set) nonisolated(unsafe) var boundComponentId: String?
  private(set) var defaultOptions = RNNNavigationOptions()
  /// From binding on. It outlives every presenter, and is asked too often to count references to it.
  private var hostReference: Unmanaged<NativeHost>?
  private var host: NativeHost? { hostReference?.takeUnretainedValue() }
  /// `layout.autoHideHomeIndicator`: read when the controller is made and by merges; own options alone count
  /// (rnn-options §3.1).
  private(set) var autoHidesHomeIndicator = false

  func bindViewController(_ controller: any RNNLayoutProtocol) {
    boundViewController = controller
    boundComponentId = controller.layoutInfo.componentId
    hostReference = .passUnretained(controller.layoutState.creator.host)
    autoHidesHomeIndicator = ResolvedOptions([controller.options]).boolOrDefault(.layout.autoHideHomeIndicator)
  }

  func setDefaultOptions(_ options: RNNNavigationOptions) { defaultOptions = options }

  /// Knows which options script has ever used. Nil for a presenter that no factory has made.
  var reader: OptionsReader?

  private static let properties = PresentedProperties<RNNBasePresenter>([
    PresentedProperty(.modal.swipeToDismiss, onlyByMerge: true, whereverResolved: true) { presenter, options in
      presenter.boundViewController?.isModalInPresentation = !options.resolved.boolOrDefault(.modal.swipeToDismiss)
    },
    PresentedProperty(.window.backgroundColor, onlyByMerge: true) { presenter, options in
      presenter.host?.window.backgroundColor = options.resolved.color(.window.backgroundColor)
    },
    PresentedProperty(.layout.autoHideHomeIndicator, onlyByMerge: true) { presenter, options in
      presenter.autoHidesHomeIndicator = options.resolved.boolOrDefault(.layout.autoHideHomeIndicator)
      presenter.boundViewController?.setNeedsUpdateOfHomeIndicatorAutoHidden()
    },
    PresentedProperty(.statusBar.visible, onlyByMerge: true) { presenter, _ in
      presenter.boundViewController?.setNeedsStatusBarAppearanceUpdate()
    },
    PresentedProperty(OptionPath.layout.insets.all) { presenter, options in
      // Of the outermost container around; nothing is taken back where nothing is set.
      guard let insets = options.resolved.layoutInsets else { return }
      presenter.boundViewController?.topMostAncestor.additionalSafeAreaInsets = insets
    },
  ])

  func applyOptionsOnInit(_ options: ResolvedOptions) {
    note("applyOptionsOnInit")
    let options = options.withDefault(defaultOptions)
    boundViewController?.isModalInPresentation = !options.boolOrDefault(.modal.swipeToDismiss)
    if options.isSet(.window.backgroundColor) {
      host?.window.backgroundColor = options.color(.window.backgroundColor)
    }
  }

  func applyOptions(_ options: ResolvedOptions) {
    note("applyOptions", options.withDefault(defaultOptions).tree)
    present(PresentedOptions(options, defaults: defaultOptions))
  }

  func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: @autoclosure () -> ResolvedOptions) {
    note("mergeOptions")
    // As with the options of most pops.
    guard !options.isEmpty || isSetByEveryMerge || reader?.hasRead(.modal.swipeToDismiss) ?? false else { return }
    present(PresentedOptions(merging: options, resolvedOptions(), defaults: defaultOptions))
  }

  /// Whether a merge that says nothing sets something all the same.
  var isSetByEveryMerge: Bool { false }

  /// Sets what the options speak of. An override sets what it knows besides.
  func present(_ options: PresentedOptions) {
    var presenter = self
    present(Self.properties, options, on: &presenter)
  }

  /// Renders what the controller waits for besides its own content, then calls `ready`.
  func renderComponents(_ options: ResolvedOptions, ready: @escaping () -> Void) { ready() }

  func componentWillAppear() { note("componentWillAppear") }
  func componentDidAppear() { note("componentDidAppear") }
  func componentDidDisappear() { note("componentDidDisappear") }

  // MARK: - For presenters

  /// Sets the properties of a target that the options speak of.
  final func present<Target>(
    _ properties: PresentedProperties<Target>, _ options: PresentedOptions, on target: inout Target
  ) {
    guard let trace else { return properties.present(options, on: &target) }
    properties.present(options, on: &target) { [name = names[0], id = boundViewController?.componentId] option in
      trace.record(.presenter, subject: name, action: "set \(option.path)", id: id)
    }
  }

  /// Records that a phase begins, for whoever reads along.
  ///
  /// - Parameter options: what the phase applies, where that is more than a merge.
  final func note(_ phase: String, _ options: @autoclosure () -> JSON = .null) {
    trace?.record(
      .presenter, subject: names[0], action: phase, id: boundViewController?.componentId, payload: options())
  }

  private var trace: TraceLog? { hostReference?._withUnsafeGuaranteedRef { $0.trace } }
  /// The class that applies options here, then the classes that it leaves parts to.
  var names: [String] { ["\(type(of: self))"] }
}
