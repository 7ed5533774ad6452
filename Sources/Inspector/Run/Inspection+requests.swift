internal import NavbridgeDriver
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension Inspection {
  /// Takes a request of a page, and answers it once.
  func receive(_ request: PageRequest, _ answer: PageAnswer) {
    let (name, request) = (request.name, request.members)
    requests = requests.filter(\.isOpen) + [answer]
    // These must reach an app whose script never ends its turn, for which all other work waits.
    switch name {
    case "goTo":
      guard let time = request["at"]?.double, time >= 0 else { return answer.refuse("'at' must be a moment.") }
      travel.wanted = time
    case "restart": endApps()
    default: break
    }
    enqueue { inspection in
      do throws(PageRefusal) {
        if let result = try await inspection.carryOut(name, request, answer) { answer.give(result) }
      } catch {
        answer.refuse(error.message)
      }
    }
  }

  /// Returns the result; nil for a request that is answered later.
  private func carryOut(_ name: String, _ request: JSON, _ answer: PageAnswer) async throws(PageRefusal) -> JSON? {
    switch name {
    case "goTo": await travelToWanted()
    case "prepare":
      prepare(answer)
      return nil
    case "present": showPresent()
    case "continue":
      if past?.ending != nil { throw PageRefusal(message: "The run has ended on its way to this moment.") }
      continueFromPast()
      await liftFinger()
    case "restart": await restart()
    case "play":
      try refuseInPast()
      pace.play()
    case "pause": pace.pause()
    case "speed":
      guard let speed = request["value"]?.double, (0.01...100).contains(speed) else {
        throw PageRefusal(message: "'value' must be from 0.01 to 100.")
      }
      pace.speed = speed
    case "step":
      guard let due = shown.clock.nextDue else { throw PageRefusal(message: "Nothing is due: the app is at rest.") }
      await move(by: due - shown.time)
    case "advance":
      guard let time = request["ms"]?.double, (0...86_400_000).contains(time) else {
        throw PageRefusal(message: "'ms' must be from 0 to 86400000.")
      }
      await move(by: time)
    case "touch": return try await touch(at: place(request), isLong: request["kind"] == "longPress", answer)
    case "finger": return try await moveFinger(request, answer)
    case "locate": return try await locate(place(request))
    case "expectShown": return try await expectShown(place(request))
    case "gesture":
      return try await perform(.request(method: "device/gesture", params: ["path": request["path"] ?? []]), answer)
    case "keys":
      return try await perform(
        .request(method: "device/keys", params: ["text": request["text"] ?? ""]), on: lastTouched, answer)
    case "act":
      guard let method = request["method"]?.string, RecordedAct.isAct(method) else {
        throw PageRefusal(message: "'\(request["method"]?.string ?? "")' is no act of a driver.")
      }
      let params = request["params"] ?? [:]
      return try await perform(
        .request(method: method, params: params),
        on: params["back"] == true ? Locator.backButton(in: screen.snapshot) : nil,
        scrolled: Self.distance(request["by"]), answer)
    // What a line of the console throws is its answer, and no failure of the app.
    case "evaluate": return try await perform(RecordedAct.evaluation(of: request["source"]?.string ?? ""), answer)
    case "component":
      guard let tag = request["tag"]?.int else {
        throw PageRefusal(message: "'tag' must be that of a view of React's.")
      }
      let snapshot = try await ask(DeviceMethods.snapshot.name, ["react": true, "components": .int(Int64(tag))])
      return ["components": ReactComponents.details(in: snapshot) ?? []]
    case "source":
      let file = request["file"]?.string ?? ""
      let files = shown.log.files.union(present.log.files)
      return ["text": .string(try AppSources.text(of: file, app: plan.file, files: files))]
    case "explain":
      return try await ask(DeviceMethods.explainOptions.name, ["componentId": request["componentId"] ?? ""])
    case "stats": return try await ask(StatisticsMethods.get.name, [:])
    case "test":
      guard let language = TestLanguage(rawValue: request["language"]?.string ?? "") else {
        throw PageRefusal(message: "'language' must be 'navbridge', 'detox' or 'maestro'.")
      }
      let folder = PathText.folder(of: plan.file)
      return [
        "text": .string(testText(in: language, folder: folder)), "name": .string(plan.name + language.suffix),
      ]
    default: throw PageRefusal(message: "There is no request '\(name)'.")
    }
    return [:]
  }

  func place(_ request: JSON) throws(PageRefusal) -> (x: Double, y: Double) {
    guard let x = request["x"]?.double, let y = request["y"]?.double else {
      throw PageRefusal(message: "'x' and 'y' must be points of the screen.")
    }
    return (x, y)
  }

  func refuseInPast() throws(PageRefusal) {
    if past != nil {
      throw PageRefusal(
        message:
          "This is an earlier moment. 'Continue from here' makes it the present; 'Back to the present' leaves it.")
    }
    if let ending = present.ending { throw PageRefusal(message: ending) }
  }

  /// Moves the shown app's clock. An earlier moment comes no further than the present.
  private func move(by milliseconds: Double) async {
    if let past {
      travel.wanted = past.time + milliseconds
      await travelToWanted()
    } else {
      await present.move(by: milliseconds)
    }
  }

  // MARK: - Acts

  /// Performs an act, which is answered when the device has answered it.
  ///
  /// - Parameters:
  ///   - element: the element that it concerns, for languages in which the act names one.
  ///   - distance: the points by which it scrolls.
  private func perform(
    _ action: RecordedAct.Action, on element: Locator? = nil, scrolled distance: SIMD2<Double>? = nil,
    _ answer: PageAnswer, result: JSON? = nil
  ) async throws(PageRefusal) -> JSON? {
    try refuseInPast()
    if finger == nil { await liftFinger() }
    await record(action, on: element, scrolled: distance) { outcome in
      switch outcome {
      case .success(let done): answer.give(result ?? done)
      case .failure(let error): answer.refuse(error.message)
      }
    }
    return nil
  }

  /// Performs an act on the present app, and notes it.
  ///
  /// - Parameters:
  ///   - element: the element that a finger is put down on, or that takes the keys.
  ///   - distance: the points by which it scrolls.
  func record(
    _ action: RecordedAct.Action, on element: Locator? = nil, scrolled distance: SIMD2<Double>? = nil,
    answer: @escaping @ScriptThread @Sendable (Result<JSON, RPCError>) -> Void
  ) async {
    endPreparations()
    let (app, index) = (present, acts.count)
    acts.append(RecordedAct(at: app.time, action: action, element: element, scrolled: distance))
    unanswered += 1
    // The script may take long for it, or never end.
    sendState()
    await app.begin(acts[index]) { [weak self] outcome in
      guard let self, present === app else {
        return answer(.failure(RPCError(.bridgeInvalidated, "The run was left before the act had ended.")))
      }
      unanswered -= 1
      if let error = RecordedAct.refusal(in: outcome) { note(error, ofAct: index, on: app) }
      answer(outcome)
    }
  }

  private func touch(
    at place: (x: Double, y: Double), isLong: Bool, _ answer: PageAnswer
  ) async throws(PageRefusal) -> JSON? {
    try refuseInPast()
    let locator = try await locator(at: place).locator
    let action = locator.touch(isLong: isLong)
    let text = RecordedAct(at: 0, action: action).text
    return try await perform(
      action, on: locator, answer, result: ["locator": .string(text)])
  }

  /// The points of a request's `[x, y]`.
  private static func distance(_ value: JSON?) -> SIMD2<Double>? {
    guard let x = value?[0]?.double, let y = value?[1]?.double else { return nil }
    return SIMD2(x, y)
  }

  /// The element that was tapped last, which the keys go to. A touch of a place, such as a key of the keyboard, names none.
  private var lastTouched: Locator? {
    for act in acts.reversed() {
      guard case .request(let method, let params) = act.action, act.error == nil else { continue }
      if method == DeviceMethods.keys.name { return act.element }
      guard method == DeviceMethods.tap.name || method == DeviceMethods.gesture.name else { continue }
      if let named = act.element ?? Locator(target: params), named.target != nil { return named }
    }
    return nil
  }

  // MARK: - Looks

  private func ask(_ method: String, _ params: JSON) async throws(PageRefusal) -> JSON {
    guard let driver = shown.driver else { throw PageRefusal(message: shown.ending ?? "The app does not run yet.") }
    do throws(RPCError) {
      return try await driver.request(method, params)
    } catch {
      throw PageRefusal(message: error.message)
    }
  }

  func locator(
    at place: (x: Double, y: Double)
  ) async throws(PageRefusal) -> (locator: Locator, element: JSON) {
    let answer = try await ask(DeviceMethods.elementAt.name, ["x": .double(place.x), "y": .double(place.y)])
    let element = answer["element"] ?? .null
    return (Locator(x: place.x, y: place.y, element: element, in: screen.snapshot), element)
  }

  private func locate(_ place: (x: Double, y: Double)) async throws(PageRefusal) -> JSON {
    let (locator, element) = try await locator(at: place)
    let text = RecordedAct(at: 0, action: locator.touch(isLong: false)).text
    return ["locator": locator.target == nil ? .null : .string(text), "element": element]
  }

  /// Adds the expectation that what lies at a place is shown.
  private func expectShown(_ place: (x: Double, y: Double)) async throws(PageRefusal) -> JSON {
    try refuseInPast()
    guard let target = try await locator(at: place).locator.target else {
      throw PageRefusal(
        message: "Nothing there has a testID or a text that only it has, so that a test cannot name it.")
    }
    let act = RecordedAct(at: present.time, action: .expectation(target: target, .isVisible))
    acts.append(act)
    await present.begin(act) { _ in }
    return ["text": .string(act.text)]
  }

  /// The acts so far as a test file.
  ///
  /// - Parameter folder: that of the file, from which it names the app.
  func testText(in language: TestLanguage, folder: String) -> String {
    language.text(
      app: PathText.way(from: folder, to: plan.file), options: plan.testOptions(in: folder), acts: acts)
  }
}
