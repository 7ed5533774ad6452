import Testing

@testable import NavbridgeBench

@Suite("The first line of a benchmark")
struct AnnouncementTests {
  @Test("The first line of a benchmark counts the bases of the workloads, and the rounds")
  func extent() {
    let workloads = [Workload(named: "turbo-command-jansson")!]
    let benchmark = Benchmark(placement: .oneCore, rounds: 3, count: 2000, workloads: workloads, parts: [])
    #expect(benchmark.announcement == "Measuring 2 workloads in 3 rounds of 2000 round trips: some seconds.")
    #expect(
      Benchmark(placement: .free, rounds: 5, count: 1000).announcement.hasPrefix(
        "Measuring \(Workload.all.count) workloads in 5 rounds"))
  }
}
