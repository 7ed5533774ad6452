internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Applies options to a controller, by phase (rnn-options §2.4).
@MainQueue
class RNNBasePresenter {
  @WeakReference private(set) var boundViewController: UIViewController?
  private(set) var defaultOptions = RNNNavigationOptions()
  /// The host, from binding on, and nil once the native side has ended.
  @WeakReference private var host: NativeHost?
  /// The value of `layout.autoHideHomeIndicator`. It is read when the controller is created and by merges, from the own
  /// options only (rnn-options §3.1).
  private(set) var autoHidesHomeIndicator = false

  func bindViewController(_ controller: any RNNLayoutProtocol) {
    boundViewController = controller
    host = controller.layoutState.creator.host
    autoHidesHomeIndicator = ResolvedOptions([controller.options]).boolOrDefault(.layout.autoHideHomeIndicator)
  }

  func setDefaultOptions(_ options: RNNNavigationOptions) { defaultOptions = options }

  /// Records the options that the script side has ever set. It is nil for a presenter that was not made by a factory.
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
      // The insets apply to the outermost container. They are not reset if no option sets them.
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
    present(PresentedOptions(options, defaults: defaultOptions, trace: trace))
  }

  func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: @autoclosure () -> ResolvedOptions) {
    note("mergeOptions")
    // This skips the work for the empty options of most pops.
    guard !options.isEmpty || isSetByEveryMerge || reader?.hasRead(.modal.swipeToDismiss) ?? false else { return }
    present(PresentedOptions(merging: options, resolvedOptions(), defaults: defaultOptions, trace: trace))
  }

  /// True if a merge sets a property even if its options are empty.
  var isSetByEveryMerge: Bool { false }

  /// Sets the properties that follow the options. An override sets its own properties as well.
  func present(_ options: PresentedOptions) {
    var presenter = self
    present(Self.properties, options, on: &presenter)
  }

  /// Renders the components for which the controller waits in addition to its own content, then calls `ready`.
  func renderComponents(_ options: ResolvedOptions, ready: @escaping () -> Void) { ready() }

  func componentWillAppear() { note("componentWillAppear") }
  func componentDidAppear() { note("componentDidAppear") }
  func componentDidDisappear() { note("componentDidDisappear") }

  // MARK: - Helpers of subclasses

  /// Sets the properties of a target that follow the options.
  final func present<Target>(
    _ properties: PresentedProperties<Target>, _ options: PresentedOptions, on target: inout Target
  ) {
    guard let trace = options.trace else { return properties.present(options, on: &target) }
    properties.present(options, on: &target) { [name = names[0], id = boundViewController?.componentId] option in
      trace.record(.presenter, subject: name, action: "set \(option.path)", id: id)
    }
  }

  /// Records the start of a phase in the trace.
  ///
  /// - Parameter options: The options that the phase applies, unless they are only those of a merge.
  final func note(_ phase: String, _ options: @autoclosure () -> JSON = .null) {
    trace?.record(
      .presenter, subject: names[0], action: phase, id: boundViewController?.componentId, payload: options())
  }

  final var trace: TraceLog? { host?.trace }
  /// The name of the class that applies options here, then the names of the classes to which it delegates parts.
  var names: [String] { ["\(type(of: self))"] }
}
