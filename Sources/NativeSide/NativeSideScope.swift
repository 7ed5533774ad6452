public import NavbridgeKernel
public import NavbridgeRuntime

/// Runs a body with a device in this process, and stops the device when the body returns, throws or is cancelled. It returns
/// after the connections of the device have been closed.
///
///     try await withNativeSide { device in
///       let app = try await Navigation.start(device.client(), .init(.turbo))
///       let driver = try await Driver.start(device.client())
///     }
///
/// - Parameters:
///   - configuration: the device and its native code; an iPhone with a virtual clock by default.
///   - design: the design of navigation that shows the screens.
///   - runtime: the runtime whose threads the device has.
///   - body: runs on the script thread, where connections to the device are made.
public func withNativeSide<Result: Sendable>(
  _ configuration: NativeSideConfiguration = NativeSideConfiguration(), design: DesignName = .reactNativeNavigation,
  runtime: Runtime = .current, _ body: @ScriptThread (NativeSide) async throws -> Result
) async throws -> Result {
  let device = await NativeSide.start(configuration, design: design, runtime: runtime)
  do {
    let result = try await withTaskExecutorPreference(ScriptThread.executor) { try await body(device) }
    await device.stopped()
    return result
  } catch {
    await device.stopped()
    throw error
  }
}

extension NativeSide {
  /// Stops the device, and returns when its connections have been closed, also in a task that is cancelled.
  fileprivate func stopped() async {
    await withCheckedContinuation { stopped in stop { stopped.resume() } }
  }
}
