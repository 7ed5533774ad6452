import HeadlessUIKit
import NavbridgeKernel
import Testing

@Suite("The name of a device")
struct DeviceNameTests {
  @Test(
    "The name of a device may end in the system, however that is written",
    arguments: ["iPhone 16, iOS 26", "iPhone 16 (iOS 26)", "iphone 16 ios 26"])
  func systems(name: String) throws {
    let device = try #require(Device(named: name))
    #expect(device.model.name == "iPhone 16" && device.design == .iOS26 && device.systemVersion == "26.1")
  }

  @Test("The name of a device without a system has iOS 18")
  func plain() throws {
    for name in ["iPhone 16", "iPhone 16, iOS 18", "iPad Pro 11", "iPad Pro 11, iOS 18"] {
      let device = try #require(Device(named: name), "\(name)")
      #expect(device.design == .iOS18 && device.systemVersion == "18.5")
    }
  }

  @Test(
    "The name of a device is of none with another system, an iPad with iOS 26, or no model",
    arguments: ["iPhone 16, iOS 17", "iPhone 16, iOS", "iPad Pro 11, iOS 26", "iOS 26", "iPhone 99, iOS 26"])
  func unknown(name: String) {
    #expect(Device(named: name) == nil)
  }
}
