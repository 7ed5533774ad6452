package import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

extension CoordinatorRouter {
  package nonisolated static var driverMethods: [DriverHandler] {
    [
      .handleLater(CoordinatorRouterMethods.perform) { host, reply, action throws(RPCError) in
        do throws(NativeRouterError) {
          let method = CoordinatorRouterMethods.perform.name
          let action = try NavigationAction(
            MemberReader<NativeRouterError>(action, of: method, at: [.member("action")]))
          host.part(NativeAppView.self).router.perform(action: action, origin: .native) { result in
            host.wire.resolve(reply, result.json)
          }
        } catch {
          throw RPCError(.invalidParams, error.message, data: ["code": .string(error.code.rawValue)])
        }
      },
      .handle(CoordinatorRouterMethods.mapping) { host, name throws(RPCError) in
        do throws(NativeRouterError) {
          let answer = try host.part(NativeAppView.self).mappings.answer(for: NativeRoute(name: name))
          return ["rule": .int(Int64(answer.rule)), "coordinator": .string("\(answer.type)")]
        } catch {
          throw RPCError(.notFound, error.message, data: ["code": .string(error.code.rawValue)])
        }
      },
      .handle(CoordinatorRouterMethods.setFlag) { host, name, isEnabled in
        host.part(NativeAppView.self).mappings.setFlag(name, isEnabled: isEnabled)
      },
      .handle(CoordinatorRouterMethods.setModalScreen) { host, name, isModal in
        host.part(NativeAppView.self).routeConfig.setModalScreen(isModal, name)
      },
    ]
  }
}

extension ActionResult {
  fileprivate var json: JSON {
    var members: JSONObject = ["seq": .int(Int64(seq))]
    if let error { members["error"] = ["code": .string(error.code.rawValue), "message": .string(error.message)] }
    return .object(members)
  }
}
