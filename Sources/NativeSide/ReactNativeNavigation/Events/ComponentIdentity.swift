internal import NavbridgeVocabulary

/// The component of appearance events. All events of a component have the same payload, so it is written once.
struct ComponentIdentity: Sendable {
  let payload: EventPayload

  init(componentId: String, componentName: String, componentType: String) {
    payload = RNNEvents.declared.componentWillAppear.payload(componentId, componentName, componentType)
  }
}
