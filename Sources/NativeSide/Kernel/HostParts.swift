package import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The parts of every device.
package enum HostParts {
  /// The parts of the kernel, in the order in which a device calls them.
  static let ofKernel: [any HostPart.Type] = [
    ScriptRuns.self, RCTModalHostViewManager.self, RCTMountingManager.self, DriverDispatcher.self, ReactFinger.self,
    DeviceControls.self,
    SurfaceTrees.self, ClockControl.self, RCTAlertManager.self, Keyboard.self, AppLifecycle.self, InterfaceStyle.self,
    IdleWatch.self, TrafficPublisher.self, ScreenPictures.self, StatisticsReport.self, NativeModules.self,
    InvariantWatch.self,
  ]

  /// React Native's own native components.
  @MainQueue static let components: [RCTComponentView.Type] = [RCTModalHostView.self]

  /// The methods for drivers that exist with every design.
  package static let driverMethods = ofKernel.flatMap { $0.driverMethods }

  /// The messages of scripts that every device takes.
  static let scriptMessages = ofKernel.flatMap { $0.scriptMessages } + ScriptMessageHandler.ofHost
}

extension NativeHost {
  /// Sets up a device with the parts of the kernel, those of libraries that every design has, and a design.
  package convenience init(
    configuration: NativeSideConfiguration, design: any NavigationDesign.Type, queue: SerialQueue,
    published: PublishedState, libraries: [any NativeLibrary.Type] = []
  ) {
    let parts = libraries.flatMap { $0.parts }
    self.init(
      configuration: configuration, design: design, queue: queue, published: published,
      components: HostParts.components + libraries.flatMap { $0.components }, parts: HostParts.ofKernel + parts,
      driverMethods: HostParts.driverMethods + parts.flatMap { $0.driverMethods },
      scriptMessages: HostParts.scriptMessages + parts.flatMap { $0.scriptMessages })
  }

  /// Makes the bridge of the device, and attaches it.
  package func attachServer(runtime: Runtime) -> BridgeServer {
    let server = BridgeServer(
      configuration: configuration, design: designType.description.name,
      modules: ModuleRegistry(
        of: designType, withBenchmarkModule: configuration.benchmarkModule,
        own: NativeModules.implementations(of: configuration.nativeModules)),
      driverMethods: driverMethodNames, scriptMessages: NameTable(scriptMessages.map(\.message.name)), delegate: self,
      mainQueue: queue,
      published: published, runtime: runtime)
    attach(server)
    return server
  }
}
