import NavbridgeKernel
import NavbridgeVocabulary
import Testing

@testable import NativeSide

@Suite("The list of drivers' methods")
struct DriverMethodListTests {
  @Test("The list of drivers' methods has each method that the kernel and the designs handle")
  func complete() {
    #expect(DriverMethods.ofKernel.map(\.name).sorted() == HostParts.driverMethods.map(\.method.name).sorted())
    let ofDesigns = DesignName.allCases.flatMap { $0.type.driverMethods.map(\.method.name) }
    #expect(DriverMethods.ofDesigns.map(\.name).sorted() == ofDesigns.sorted())
  }
}
