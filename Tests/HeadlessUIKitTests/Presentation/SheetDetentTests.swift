import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The heights at which a sheet rests.
@MainQueue @Suite("The detents of a sheet")
struct SheetDetentTests {
  typealias Sheet = UISheetPresentationController

  @MainQueue final class Delegate: UISheetPresentationControllerDelegate {
    var selected: [String] = []

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: Sheet) {
      selected.append(controller.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  /// A sheet over a screen, with a delegate.
  private func present(
    _ device: Device, _ delegate: Delegate, _ detents: [Sheet.Detent]
  ) async throws -> (sheet: Sheet, below: Screen) {
    let (a, b) = (device.screen("A"), device.screen("B"))
    await device.show(a)
    b.modalPresentationStyle = .formSheet
    let sheet = try #require(b.sheetPresentationController)
    sheet.delegate = delegate
    sheet.detents = detents
    a.present(b, animated: true)
    await device.settle()
    return (sheet, a)
  }

  /// The height of the sheet without the safe area at the bottom, after a check that it lies at the lower edge.
  private func height(_ sheet: Sheet, _ device: Device) throws -> Double {
    let view = sheet.presentedViewController?.view
    let frame = try #require(view).frame
    #expect(frame.y + frame.height == device.window.bounds.height && frame.width == device.window.bounds.width)
    return frame.height - device.application.safeAreaInsets.bottom
  }

  private func largest(_ device: Device) -> Double {
    let insets = device.application.safeAreaInsets
    return device.window.bounds.height - insets.top - insets.bottom
  }

  @Test("The detents of a sheet decide its height, the lowest one without a choice")
  func heights() async throws {
    let device = Device()
    let (sheet, _) = try await present(
      device, Delegate(), [.custom(identifier: .init("low")) { _ in 120 }, .medium(), .large()])
    #expect(try height(sheet, device) == 120)
    sheet.selectedDetentIdentifier = .medium
    #expect(try height(sheet, device) == largest(device) / 2)
    sheet.selectedDetentIdentifier = .large
    #expect(try height(sheet, device) == largest(device))
    sheet.detents = [.custom(identifier: .init("high")) { $0.maximumDetentValue * 2 }]
    #expect(try height(sheet, device) == largest(device))
    sheet.detents = []
    #expect(try height(sheet, device) == largest(device))
  }

  /// The models of phones, and the tops of their highest sheets in portrait.
  nonisolated static let tops: [(model: String, top: Double)] = [
    ("iPhone 13 Pro Max", 57), ("iPhone 13", 57), ("iPhone SE 3", 40), ("iPhone 16 Pro Max", 62),
  ]

  @Test("The detents of a sheet begin with one that leaves a strip below the status bar in portrait", arguments: tops)
  func top(_ model: String, _ top: Double) async throws {
    let device = Device(screen: UIScreen(try #require(UIDevice.named(model))))
    let (a, b) = (device.screen("A"), device.screen("B"))
    await device.show(a)
    b.modalPresentationStyle = .pageSheet
    a.present(b, animated: true)
    await device.settle()
    let bounds = device.window.bounds
    #expect(b.view.frame == CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top))
    #expect(device.application.rotate(to: .landscapeLeft))
    await device.settle()
    // Phones in landscape have no status bar, and a sheet fills the height.
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: bounds.height, height: bounds.width))
  }

  @Test("The detents of a sheet are left by a finger, of which the delegate is notified")
  func finger() async throws {
    let device = Device()
    let delegate = Delegate()
    let (sheet, _) = try await present(device, delegate, [.medium(), .large()])
    #expect(sheet.dragSheet(toDetentAt: 1) && device.application.isBusy)
    await device.settle()
    #expect(try height(sheet, device) == largest(device) && !device.application.isBusy)
    #expect(sheet.dragSheet(toDetentAt: 1) && !sheet.dragSheet(toDetentAt: 2))
    #expect(delegate.selected == [Sheet.Detent.Identifier.large.rawValue])
  }

  @Test("A sheet is drawn where a finger drags it to a lower detent, and rests there when it is lifted")
  func drawn() async throws {
    let device = Device()
    let delegate = Delegate()
    let (sheet, _) = try await present(device, delegate, [.medium(), .large()])
    sheet.selectedDetentIdentifier = .large
    await device.settle()
    for isLifted in [false, true] {
      let pan = try #require(device.application.beginPan(at: CGPoint(x: 100, y: 400), moving: CGPoint(x: 0, y: 20)))
      #expect(sheet.drawnMotion == nil)
      pan.move(to: CGPoint(x: 0, y: largest(device) / 2))
      let motion = try #require(sheet.drawnMotion)
      #expect(motion.isDismissal && motion.fraction > 0.4 && motion.fraction < 0.6)
      if isLifted { pan.end() } else { pan.cancel() }
      #expect(sheet.drawnMotion == nil)
      await device.settle()
      #expect(try height(sheet, device) == largest(device) / (isLifted ? 2 : 1))
    }
    #expect(delegate.selected == [Sheet.Detent.Identifier.medium.rawValue])
  }

  @Test("The detents of a sheet change within an animation, without a call of the delegate")
  func animated() async throws {
    let device = Device()
    let delegate = Delegate()
    let (sheet, _) = try await present(device, delegate, [.medium(), .large()])
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(try height(sheet, device) == largest(device) && device.application.isBusy)
    await device.settle()
    #expect(!device.application.isBusy && delegate.selected == [])
  }

  @Test("The detents of a sheet follow what a custom one depends on when they are resolved again")
  func resolvedAgain() async throws {
    let device = Device()
    var content = 200.0
    let (sheet, _) = try await present(device, Delegate(), [.custom(identifier: .init("fit")) { _ in content }])
    content = 300
    #expect(try height(sheet, device) == 200)
    sheet.invalidateDetents()
    #expect(try height(sheet, device) == 300)
  }

  @Test("The detents of a sheet let touches through to what is not dimmed")
  func undimmed() async throws {
    let device = Device()
    let (sheet, below) = try await present(device, Delegate(), [.medium(), .large()])
    let point = CGPoint(x: 100, y: 100)
    #expect(device.window.hitTest(point, with: nil) === sheet.containerView)
    sheet.largestUndimmedDetentIdentifier = .medium
    #expect(device.window.hitTest(point, with: nil) === below.view)
    sheet.selectedDetentIdentifier = .large
    #expect(device.window.hitTest(CGPoint(x: 100, y: 10), with: nil) === sheet.containerView)
  }

  @Test("The detents of a sheet count for sheets alone", arguments: UIModalPresentationStyle.allCases)
  func styles(_ style: UIModalPresentationStyle) {
    let screen = Device().screen("A")
    screen.modalPresentationStyle = style
    #expect((screen.sheetPresentationController != nil) == [.automatic, .pageSheet, .formSheet].contains(style))
  }

  @Test("The detents of a sheet have no effect on a card")
  func card() async throws {
    let device = Device(screen: .iPad)
    let (sheet, _) = try await present(device, Delegate(), [.medium(), .large()])
    let view = sheet.presentedViewController?.view
    #expect(view?.frame.height == 620 && !sheet.dragSheet(toDetentAt: 1))
  }
}
