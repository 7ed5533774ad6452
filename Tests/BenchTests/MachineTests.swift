import Testing

@testable import NavbridgeBench

@Suite("The machine of a report")
struct MachineTests {
  @Test(
    "The model of the processor is found in the text of /proc/cpuinfo, whatever the architecture calls it",
    arguments: [
      ("processor\t: 0\nmodel name\t: AMD  EPYC 7B13\nflags\t: fpu\n\nmodel name\t: other", "AMD EPYC 7B13"),
      ("processor : 0\nBogoMIPS : 48\n\nModel : Raspberry Pi 5", "Raspberry Pi 5"),
      ("processor : 0\nmodel name :\n", nil),
      ("", nil),
    ] as [(String, String?)])
  func model(_ text: String, _ model: String?) {
    #expect(Machine.model(inCPUInfo: text) == model)
  }

  @Test("A program belongs to the package in whose build folder it stands, and an installed one to none")
  func package() {
    #expect(Machine.package(ofProgram: "/home/a/navbridge/.build/x86_64/release/navbridge") == "/home/a/navbridge")
    #expect(Machine.package(ofProgram: "/usr/local/bin/navbridge") == nil)
  }

  @Test("A machine is a line with processor, cores, kernel, load average and commit, or that there is none")
  func sentence() {
    let machine = Machine(
      model: "EPYC", cores: 4, secondLevelCache: 512, kernel: "Linux 6.1", load: 0.254, busyShare: 0.126,
      commit: "abc+")
    #expect(
      machine.sentence == "EPYC, 4 cores, 512 KiB of second-level cache, Linux 6.1, load average 0.25, 13 % busy, "
        + "commit abc+")
    #expect(Machine(cores: 1).sentence.hasSuffix("1 core, unknown kernel, load average unknown, no commit"))
  }

  @Test("The busy share is that of the time between two readings of /proc/stat, without idle time and waits for disks")
  func ticks() throws {
    let before = try #require(ProcessorTicks("cpu  100 0 50 800 50 0 0 0 30 0\ncpu0 1 2 3"))
    let after = try #require(ProcessorTicks("cpu  110 5 60 860 60 0 0 5 40 0\n"))
    #expect(before == ProcessorTicks("cpu 100 0 50 800 50 0 0 0"))
    #expect(after.busyShare(since: before).map { abs($0 - 0.3) < 1e-9 } == true)
    #expect(
      after.busyShare(since: after) == nil && ProcessorTicks("") == nil && ProcessorTicks("intr 1 2 3 4 5") == nil)
  }

  @Test("The machine of now has a kernel and at least one core")
  func current() async {
    let machine = await Machine.current()
    #expect(machine.cores >= 1 && machine.kernel.hasPrefix("Linux ") && !machine.model.isEmpty)
  }
}
