import NavbridgeRuntime
import Testing

@testable import NavbridgeSetup

@Suite("navbridge doctor")
@ScriptThread
struct DoctorTests {
  @Test("navbridge doctor names the matter whose program does not answer, as a fault")
  func silence() {
    var findings: [Finding] = []
    let doctor = Doctor { findings.append($0) }
    #expect(!doctor.hasFault)
    doctor.giveUp(after: 60)
    #expect(doctor.hasFault && findings.map(\.grade) == [.fault])
    #expect(findings.first?.line.hasPrefix("fault    programs: has not answered for 60 seconds. Look for") ?? false)
  }
}
