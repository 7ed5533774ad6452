import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide

/// A short life of an app, which a seed decides: a root, pushes, pops, modals, synchronous calls and a reload, some of
/// them while others are in flight.
struct AppPlan {
  enum Step: Equatable {
    case setRoot
    case push(String, on: String)
    case pop(String)
    case showModal(String)
    case dismissModal(String)
    case callSync
    case reload
    /// Waits until all commands so far have settled.
    case pause
  }

  let architecture: Architecture
  let steps: [Step]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed, index: 1)
    architecture = seed % 2 == 0 ? .turbo : .bridge
    var steps: [Step] = [.setRoot]
    for number in 0..<2 {
      let id = ["nobody", "b", "p\(number - 1)"][random.below(3)]
      switch random.below(8) {
      case 0, 1: steps.append(.push("p\(number)", on: id))
      case 2: steps.append(.pop(id))
      case 3: steps += [.showModal("m\(number)"), .dismissModal("m\(number)")]
      case 4: steps.append(.dismissModal("m\(number - 1)"))
      case 5: steps.append(.callSync)
      default: steps.append(.pause)
      }
    }
    // Every life has one of each kind, at any moment.
    let others: [Step] = [.push("q", on: "b"), .pop("q"), .showModal("n"), .callSync, .reload]
    for step in others { steps.insert(step, at: 1 + random.below(steps.count)) }
    self.steps = steps
  }

  /// Runs the plan in a world of the same seed.
  static func run(
    seed: UInt64, kinds: [TraceRecord.Kind] = TraceRecord.Kind.allCases
  ) throws -> World.Outcome {
    let plan = AppPlan(seed: seed)
    return try World.run(seed: seed, kinds: kinds) { world in
      // More listeners would only make the trace longer.
      let script = try await world.script(plan.architecture) {
        $0.listensTo = ["RNN.ComponentDidAppear", "RNN.ModalDismissed"]
      }
      var tasks: [Task<Void, Never>] = []
      for (number, step) in plan.steps.enumerated() {
        if step == .pause {
          for task in tasks { await task.value }
          continue
        }
        let task = Task(executorPreference: ScriptThread.executor) {
          let result = await perform(step, script)
          await world.note("step \(number) \(step): \(result)")
        }
        tasks.append(task)
        // The commands after a synchronous call are sent after its answer; all others may be in flight together.
        if step == .callSync { await task.value }
      }
      for task in tasks { await task.value }
      try await world.driver.waitForIdle()
      world.note("\(try await world.driver.snapshot())")
    }
  }

  @ScriptThread
  private static func perform(_ step: Step, _ script: Navigation) async -> String {
    do throws(RPCError) {
      switch step {
      case .setRoot: return try await script.setRoot(.stack([.screen("b")], id: "s"))
      case .push(let new, let id): return try await script.push(id, .screen(new))
      case .pop(let id): return try await script.pop(id)
      case .showModal(let id): return try await script.showModal(.stack([.screen(id)], id: "stack of \(id)"))
      case .dismissModal(let id): return try await script.dismissModal(id)
      case .callSync: return "\(try script.constantsSync())"
      case .reload:
        script.reload()
        return "requested"
      case .pause: return ""
      }
    } catch {
      return "\(error)"
    }
  }
}

extension Layout {
  /// A component that is named after its id.
  static func screen(_ id: String) -> Layout { .component(name: "\(id).screen", id: id) }
}
