import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import Testing

@testable import NavbridgeTestRunner

/// The workers of a run, without processes.
@Suite("The workers of a run")
@ScriptThread
struct WorkerPoolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func pool(_ names: String, workers: Int) -> WorkerPool<String> {
    WorkerPool(
      names.map { String($0) }, { TestJob(file: $0, architecture: .turbo) }, workers: workers,
      in: PrivateFolder(path: folder.path), folderName: "w")
  }

  @Test("The workers of a run begin in the order of the jobs, so many of them at the same time", arguments: [1, 2, 5])
  func order(_ workers: Int) async {
    defer { folder.remove() }
    let pool = pool("abcd", workers: workers)
    var (begun, ended, most) = ([String](), [String](), 0)
    await pool.run { job, worker, folder in
      begun.append(job)
      most = max(most, pool.running.count)
      #expect(worker.result.job.file == job && folder != nil)
      await Task.yield()
      return (begun.count, job)
    } onEnd: { job, _, ending in
      #expect(ending.error == job)
      ended.append(job)
    }
    #expect(begun == ["a", "b", "c", "d"] && ended.sorted() == begun && most == min(workers, 4))
    #expect(folder.names == [], "The folders of the workers are removed.")
    #expect(pool.running.isEmpty && pool.unbegun == [])
  }

  @Test("The workers of a run that is closed end, and the other jobs are not begun")
  func closed() async {
    defer { folder.remove() }
    let pool = pool("abcd", workers: 1)
    var ended: [String] = []
    await pool.run { job, _, _ in
      if job == "b" { pool.close() }
      return (0, "")
    } onEnd: { job, _, _ in
      #expect(pool.running.isEmpty, "A worker that has ended runs no more.")
      ended.append(job)
    }
    #expect(ended == ["a", "b"] && pool.unbegun == ["c", "d"])
  }

  @Test("A worker whose folder cannot be made is run without one, and a run without jobs ends")
  func noFolder() async {
    folder.remove()
    var folders: [Bool] = []
    await pool("a", workers: 1).run { _, _, folder in
      folders.append(folder != nil)
      return (0, "")
    } onEnd: { _, _, _ in
    }
    #expect(folders == [false])
    await pool("", workers: 2).run { _, _, _ in
      (0, "")
    } onEnd: { _, _, _ in
    }
  }
}
