internal import NavbridgeVocabulary
package import NavbridgeWire

/// Reports the messages of the native side as occurrences.
extension Navigation: ScriptConnectionDelegate {
  package func contextBegan() {
    ids = UniqueIdProvider()
    forEachObserver { $0.contextBegan() }
    report(.began(epoch: info["epoch"]?.int ?? 0))
    listen()
  }

  private func listen() {
    let design = DesignDescription.all.first { $0.name == info["design"]?.string }
    guard let module = design?.listeningModule else { return }
    for name in settings.listensTo { listen(to: name, of: module) }
  }

  private func listen<Module: DeclaredListeningModule>(to event: String, of module: Module.Type) {
    callVoid(\Module.listening.addListener, event)
  }

  package func callFunction(_ call: JSONValue) {
    guard call.count >= 3 else { return }
    let isEvent = call.item(0).isString("RCTDeviceEventEmitter")
    if isEvent, !observers.isEmpty {
      var event = call.item(2).items
      if let name = event.next() {
        let body = event.next() ?? .null
        forEachObserver { $0.received(name, body) }
      }
    }
    // Usually there is no listener, and the event need not be read.
    if isEvent && !reports && eventSource.isEmpty { return }
    let function = call.item(1)
    var arguments = call.item(2).items
    if isEvent {
      let event = NavigationEvent(
        name: arguments.next()?.string ?? "", body: arguments.next()?.json ?? .null)
      report(.event(event))
      eventSource.send(event)
    } else if function.isString("runApplication"), let name = arguments.next()?.string, let root = arguments.next() {
      let tag = Int(root["rootTag"]?.int ?? 0)
      let properties = root["initialProps"] ?? .null
      let componentId = properties["componentId"]?.string ?? ""
      if settings.answersTouches {
        forEachObserver { $0.surfaceStarted(rootTag: tag, componentId: componentId, properties) }
      }
      report(.run(name: name, componentId: componentId, rootTag: tag))
      if settings.mountsSurfaces { mount(rootTag: tag) }
    } else if function.isString("setSurfaceProps"), let name = arguments.next()?.string, let root = arguments.next() {
      report(
        .properties(name: name, rootTag: Int(root["rootTag"]?.int ?? 0), root["initialProps"]?.json ?? .null))
    } else if function.isString("unmountApplicationComponentAtRootTag"), let tag = arguments.next()?.int {
      if settings.answersTouches { forEachObserver { $0.surfaceEnded(rootTag: Int(tag)) } }
      report(.unmount(rootTag: Int(tag)))
    }
  }

  package func asked(_ message: String, _ params: JSONValue) throws(RPCError) {
    switch message {
    case SurfaceMessages.touch.name:
      let touch = SurfaceTouch(try SurfaceMessages.touch.readParams(params))
      // These contents have names and no places, so nothing is found at a point.
      let place = touch.phase == .find ? nil : firstOfObservers { $0.touched(touch) }
      connection.answer(
        touch.id, rootTag: touch.place.rootTag, isFound: place != nil, at: place.map { ($0.x, $0.y) })
    case SurfaceMessages.type.name:
      let (id, rootTag, _, _, _) = try SurfaceMessages.type.readParams(params)
      connection.answer(id, rootTag: rootTag, isFound: false)
    case SurfaceMessages.keys.name:
      let (id, rootTag, _, _, _) = try SurfaceMessages.keys.readParams(params)
      connection.answer(id, rootTag: rootTag, isFound: false)
    case SurfaceMessages.describe.name:
      let (rootTag, _, _, _) = try SurfaceMessages.describe.readParams(params)
      let tree = firstOfObservers { $0.content(rootTag: Int(rootTag)) } ?? .null
      connection.answerDescription(rootTag: rootTag, tree: tree)
    default: break
    }
  }

  package func surfaceLaidOut(rootTag: Int, _ layout: JSONValue) {
    if settings.answersTouches { forEachObserver { $0.surfaceLaidOut(rootTag: rootTag, layout) } }
    report(.layout(rootTag: rootTag, layout.json))
  }

  package func badCall(_ message: String, code: String?, call: Int?) { report(.badCall(message: message)) }

  package func contextEnds(nextEpoch: Int, reason: String) {
    forEachObserver { $0.contextEnded() }
    report(.reload(epoch: nextEpoch, reason: reason))
  }

  package func contextRefused(_ message: String) { report(.refused(message: message)) }

  package func connectionClosed(_ reason: String) {
    forEachObserver { $0.contextEnded() }
    report(.closed(reason))
    forEachObserver { $0.connectionClosed() }
    eventSource.finish()
    occurrenceSource.finish()
    onOccurrence = nil
  }
}
