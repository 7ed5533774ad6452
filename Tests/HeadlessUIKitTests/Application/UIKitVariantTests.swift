import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The variants of UIKit, off and on (uikit-behaviour §8).
@MainQueue @Suite struct UIKitVariantTests {
  /// A device that takes variants at every occasion, and the reports of them.
  @MainQueue final class Taking {
    let device = Device()
    private(set) var taken: [String] = []

    init(_ variants: Set<UIKitVariant>) {
      device.application.variants = variants
      device.application.onVariant = { [unowned self] in taken.append("\($0.rawValue): \($1)") }
    }
  }

  /// Two transitions that overlap, and the completions that are called without and with the variant.
  struct Overlap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let usual: [String]
    let lost: [String]
    let act: @MainQueue @Sendable (Device, Screen, Screen) async -> Void
  }

  nonisolated static let overlaps: [Overlap] = [
    Overlap(testDescription: "a presentation from one that runs", usual: ["B", "C"], lost: ["B"]) { device, a, b in
      a.present(b, animated: true) { device.log.lines.append("B") }
      b.present(device.screen("C"), animated: true) { device.log.lines.append("C") }
    },
    Overlap(testDescription: "a dismissal of a presentation that runs", usual: ["B", "gone"], lost: ["B"]) {
      device, a, b in
      a.present(b, animated: true) { device.log.lines.append("B") }
      b.dismiss(animated: true) { device.log.lines.append("gone") }
    },
    Overlap(
      testDescription: "an animated dismissal that one without animation overtakes", usual: ["first", "second"],
      lost: ["second"]
    ) { device, a, b in
      a.present(b, animated: false)
      a.dismiss(animated: true) { device.log.lines.append("first") }
      a.dismiss(animated: false) { device.log.lines.append("second") }
    },
    Overlap(testDescription: "two animated dismissals", usual: ["first", "second"], lost: ["first", "second"]) {
      device, a, b in
      a.present(b, animated: false)
      a.dismiss(animated: true) { device.log.lines.append("first") }
      a.dismiss(animated: true) { device.log.lines.append("second") }
    },
    Overlap(testDescription: "transitions one after the other", usual: ["B", "C"], lost: ["B", "C"]) { device, a, b in
      a.present(b, animated: true) { device.log.lines.append("B") }
      await device.settle()
      b.present(device.screen("C"), animated: true) { device.log.lines.append("C") }
    },
    Overlap(testDescription: "no completion that could be lost", usual: ["B"], lost: ["B"]) { device, a, b in
      a.present(b, animated: true) { device.log.lines.append("B") }
      b.present(device.screen("C"), animated: true)
    },
  ]

  @Test(
    "A completion is lost where transitions overlap, if the variant is on, and the transitions end all the same",
    arguments: overlaps, [false, true])
  func lostCompletion(_ overlap: Overlap, _ isOn: Bool) async {
    let taking = Taking(isOn ? [.lostCompletion] : Set(UIKitVariant.allCases).subtracting([.lostCompletion]))
    let device = taking.device
    let (a, b) = (device.screen("A"), device.screen("B"))
    await device.show(a)
    await overlap.act(device, a, b)
    await device.settle()
    #expect(device.log.lines.filter { !$0.contains(" ") } == (isOn ? overlap.lost : overlap.usual))
    #expect(taking.taken.count == (isOn ? overlap.usual.count - overlap.lost.count : 0), "\(taking.taken)")
    #expect(taking.taken.allSatisfy { $0.hasSuffix("of <Screen> is never called") }, "\(taking.taken)")
    #expect(!device.application.isBusy && a.faults + b.faults == [])
  }

  @Test(
    "An interrupted swipe calls viewDidAppear without viewWillAppear, if the variant is on, also in containers",
    arguments: [false, true], [false, true])
  func didAppearAlone(isOn: Bool, isSheet: Bool) async throws {
    let taking = Taking(isOn ? [.didAppearAlone] : Set(UIKitVariant.allCases).subtracting([.didAppearAlone]))
    let device = taking.device
    let b = device.screen("B")
    let stack: UINavigationController
    if isSheet {
      let (a, inner) = (device.screen("A"), UINavigationController())
      inner.viewControllers = [b]
      await device.show(a)
      a.present(inner, animated: false)
      await device.settle()
      device.log.lines = []
      stack = inner
      let presentation = try #require(inner.presentationController)
      #expect(presentation.beginInteractiveDismissal())
      #expect(presentation.endInteractiveDismissal(complete: false))
    } else {
      (stack, _) = await device.showStack(["A"])
      stack.delegate = nil
      stack.pushViewController(b, animated: false)
      await device.settle()
      device.log.lines = []
      #expect(stack.beginInteractivePop())
      #expect(stack.endInteractivePop(complete: false))
    }
    await device.settle()
    let ofB = device.log.lines.filter { $0.hasPrefix("B ") }
    #expect(ofB == ["B willDisappear"] + (isOn ? [] : ["B willAppear"]) + ["B didAppear"])
    #expect(b.faults == (isOn ? ["B: didAppear after willDisappear"] : []))
    let name = isSheet ? "UINavigationController" : "Screen"
    #expect(
      taking.taken
        == (isOn ? ["did-appear-alone: <\(name)> gets viewDidAppear without viewWillAppear"] : []))
    // What follows is balanced again.
    device.log.lines = []
    stack.pushViewController(device.screen("C"), animated: true)
    await device.settle()
    #expect(device.log.lines.filter { $0.hasPrefix("B ") } == ["B willDisappear", "B didDisappear"])
    stack.popViewController(animated: true)
    await device.settle()
    #expect(device.log.lines.suffix(2).contains("B didAppear") && device.log.lines.contains("B willAppear"))
  }

  @Test(
    "The controller below an interrupted swipe appears without viewWillAppear at the next pop, if the variant is on",
    arguments: [false, true], [false, true])
  func nextPop(isOn: Bool, pushesBetween: Bool) async {
    let taking = Taking(isOn ? [.didAppearAlone] : [])
    let device = taking.device
    let (stack, screens) = await device.showStack(["A", "B"])
    stack.delegate = nil
    stack.beginInteractivePop()
    stack.endInteractivePop(complete: false)
    await device.settle()
    if pushesBetween {
      stack.pushViewController(device.screen("C"), animated: true)
      await device.settle()
      stack.popViewController(animated: true)
      await device.settle()
    }
    device.log.lines = []
    stack.popViewController(animated: true)
    await device.settle()
    let omits = isOn && !pushesBetween
    #expect(
      device.log.lines == ["B willDisappear"] + (omits ? [] : ["A willAppear"]) + ["B didDisappear", "A didAppear"])
    #expect(screens[0].faults.count == (omits ? 1 : 0))
    #expect(taking.taken.count == (isOn ? 1 : 0) + (omits ? 1 : 0))
  }

  @Test("Each variant has a name of its own, a sentence and a source")
  func declarations() {
    #expect(Set(UIKitVariant.allCases.map(\.rawValue)).count == UIKitVariant.allCases.count)
    for variant in UIKitVariant.allCases {
      #expect(variant.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(variant.sentence.hasSuffix(".") && !variant.source.isEmpty && !variant.source.hasSuffix("."))
    }
  }
}
