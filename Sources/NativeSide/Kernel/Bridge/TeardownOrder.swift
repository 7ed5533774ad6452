/// A part of a script context that a reload destroys.
enum TeardownPart: String {
  /// The native modules: those of the app are invalidated, and the registry releases all.
  case modules
  /// The emitter of device events. Events that come later are dropped.
  case emitter
  /// The React surfaces with their views, and what the design shows of them.
  case surfaces
}

/// The order in which a reload destroys the parts of a script context. React Native invalidates them on several threads, so
/// that an app may meet any order (react-native-host §2, react-native-navigation #8021). The usual order is one moment; in
/// another one each part is destroyed in a turn of its own, between which other work runs.
public enum TeardownOrder: String, Sendable, CaseIterable {
  /// The usual order.
  case modulesEmitterSurfaces = "modules-emitter-surfaces"
  /// Modules, then surfaces, then the sender of events.
  case modulesSurfacesEmitter = "modules-surfaces-emitter"
  /// The sender of events, then modules, then surfaces.
  case emitterModulesSurfaces = "emitter-modules-surfaces"
  /// The sender of events, then surfaces, then modules.
  case emitterSurfacesModules = "emitter-surfaces-modules"
  /// Surfaces, then modules, then the sender of events.
  case surfacesModulesEmitter = "surfaces-modules-emitter"
  /// Surfaces, then the sender of events, then modules.
  case surfacesEmitterModules = "surfaces-emitter-modules"
  /// A search of schedules decides at each reload; elsewhere it is the usual order.
  case any

  /// The parts, first to last.
  var parts: [TeardownPart] {
    (self == .any ? .modulesEmitterSurfaces : self).rawValue.split(separator: "-")
      .compactMap { TeardownPart(rawValue: String($0)) }
  }

  /// The orders that are none by itself, for a search.
  static let unusual = allCases.filter { $0 != .modulesEmitterSurfaces && $0 != .any }
}
