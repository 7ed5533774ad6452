internal import NavbridgeRuntime
internal import Subprocess

/// The coverage of a run as files: the document of istanbul's programs, and what istanbul's libraries make of it, which run in Node.
public enum CoverageReports {
  /// The reason for which something is not written, as a sentence.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
    /// True if the document itself is missing, and not only reports of it.
    public var isOfDocument = false
  }

  /// Writes `coverage-final.json`, and besides lcov.info, pages, and a table on standard output.
  ///
  /// - Throws: a sentence if a file cannot be written, or if Node or the libraries are missing. The document is there then.
  public static func write(_ document: String, to folder: String) async throws(Failure) {
    let path = "\(folder)/coverage-final.json"
    if let fault = TestFiles.write(document, to: path) {
      throw Failure(description: "The coverage cannot be written to '\(path)': \(fault).", isOfDocument: true)
    }
    let missing = "'\(path)' has the coverage. Reports of it are made by Node and istanbul's libraries"
    do {
      let result = try await Subprocess.run(
        .name("node"), arguments: ["-e", script, path, folder],
        environment: .inherit.updating(["NODE_PATH": modules]), output: .currentStandardOutput,
        error: .string(limit: 4096))
      guard !result.terminationStatus.isSuccess else { return }
      let words = result.standardError.contains("MODULE_NOT_FOUND")
      throw Failure(
        description: words
          ? "\(missing), which are missing: npm install istanbul-lib-coverage istanbul-lib-report istanbul-lib-source-maps "
            + "istanbul-reports, or apt-get install node-istanbul."
          : "The reports of '\(path)' cannot be made: \(result.standardError.prefix { $0 != "\n" })")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(description: "\(missing), and there is no 'node' on the PATH.")
    }
  }

  /// The folders of Debian's modules, where a Node of another source does not look by itself.
  private static var modules: String {
    let debian = ["/usr/share/nodejs", "/usr/lib/nodejs"]
    let name = "NODE_PATH="
    let own = EnvironmentVariable.all.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    return ([own].compactMap(\.self) + debian).joined(separator: ":")
  }

  /// Runs in Node. The libraries are the project's, or Debian's. A source map in the document leads to the sources.
  private static let script = """
    const fs = require('fs');
    const library = (name) => require(require.resolve(name, { paths: [process.cwd()] }));
    const [path, dir] = process.argv.slice(1);
    const map = library('istanbul-lib-coverage').createCoverageMap(JSON.parse(fs.readFileSync(path, 'utf8')));
    library('istanbul-lib-source-maps').createSourceMapStore().transformCoverage(map).then((coverageMap) => {
      const context = library('istanbul-lib-report').createContext({ dir, coverageMap });
      for (const name of ['lcovonly', 'html', 'text']) library('istanbul-reports').create(name).execute(context);
    });
    """
}
