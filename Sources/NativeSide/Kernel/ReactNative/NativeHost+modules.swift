internal import NavbridgeRuntime
internal import NavbridgeVocabulary

extension NativeHost {
  /// The module of a class in the running script context. Nil without a script, or if the design does not offer it.
  func module<Module: NativeModule>(_ type: Module.Type) -> Module? {
    session?.module(type)
  }

  /// Sends an event of a module that observes the system only while it has listeners. Without listeners the event is
  /// counted as dropped, and not mentioned, because React Native would not learn of it.
  func emit<Module: ListeningModule, each Member>(
    _ event: DeclaredMessage<repeat each Member>, observedBy module: Module.Type, _ values: repeat (each Member).Content
  ) {
    guard let module = self.module(module), module.listeners.count > 0 else {
      counters.droppedWithoutListener += 1
      return
    }
    module.emit(event, repeat each values)
  }
}
