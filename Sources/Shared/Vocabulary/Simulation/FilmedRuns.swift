package import NavbridgeWire
internal import OrderedCollections

/// Two runs of a test with their films: under the usual schedule, and under one by which it fails.
package struct FilmedRuns: Sendable, Equatable {
  package struct Run: Sendable, Equatable {
    /// The sentence of the failure; nil for a run that has passed.
    package var failure: String?
    /// The lines of the transcript, with their times.
    package var transcript: [String]
    /// The record of the film, as a worker makes it.
    package var film: JSON

    package init(failure: String?, transcript: [String], film: JSON) {
      (self.failure, self.transcript, self.film) = (failure, transcript, film)
    }

    fileprivate init(_ json: JSON) {
      self.init(
        failure: json["failure"]?.string, transcript: (json["transcript"]?.array ?? []).compactMap(\.string),
        film: json["film"] ?? .null)
    }

    fileprivate var json: JSON {
      ["failure": failure.map { .string($0) } ?? .null, "transcript": .texts(transcript), "film": film]
    }
  }

  package var usual: Run
  package var failing: Run

  package init(usual: Run, failing: Run) { (self.usual, self.failing) = (usual, failing) }

  package init?(_ json: JSON) {
    guard let usual = json["usual"], let failing = json["failing"] else { return nil }
    self.init(usual: Run(usual), failing: Run(failing))
  }

  package var json: JSON { ["usual": usual.json, "failing": failing.json] }
}
