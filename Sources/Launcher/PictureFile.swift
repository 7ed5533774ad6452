internal import Subprocess
internal import NavbridgeRuntime

/// Pictures as files: the text of an SVG document as it is, or as pixels by librsvg's program.
public enum PictureFile {
  /// The reason for which a picture cannot be written, as a sentence.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
    /// True if the program that makes pixels is not installed.
    public let isProgramMissing: Bool
  }

  private static let program = "rsvg-convert"

  /// The path that stands for standard output.
  private static let standardOutput = "-"

  /// Writes pixels, two for each point of the picture.
  ///
  /// - Parameter path: the file; `-` for standard output.
  public static func writePNG(_ svg: String, to path: String) async throws(Failure) {
    do {
      let result = try await Subprocess.run(
        .name(program),
        // Images may be larger than what librsvg takes from documents that it does not know.
        arguments: Arguments(
          ["--zoom=2", "--format=png", "--unlimited"] + (path == standardOutput ? [] : ["--output=\(path)"])),
        input: .string(svg),
        output: .currentStandardOutput, error: .string(limit: 4096))
      guard result.terminationStatus.isSuccess else {
        throw Failure(
          description: "The picture cannot be written to '\(path)': \(result.standardError.prefix { $0 != "\n" })",
          isProgramMissing: false)
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        description: "'\(program)', which makes a PNG of a picture, is missing: apt-get install librsvg2-bin",
        isProgramMissing: true)
    }
  }

  /// Returns the pixels of a picture as PNG.
  ///
  /// - Parameter width: that of the picture in pixels; its height follows.
  package static func png(of svg: String, width: Int) async throws(Failure) -> [UInt8] {
    do {
      let result = try await Subprocess.run(
        .name(program), arguments: ["--width=\(width)", "--keep-aspect-ratio", "--format=png", "--unlimited"],
        input: .string(svg), output: .bytes(limit: 16 << 20), error: .string(limit: 4096))
      guard result.terminationStatus.isSuccess else {
        throw Failure(
          description: "The picture cannot be made: \(result.standardError.prefix { $0 != "\n" })",
          isProgramMissing: false)
      }
      return result.standardOutput
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        description: "'\(program)', which makes a PNG of a picture, is missing: apt-get install librsvg2-bin",
        isProgramMissing: true)
    }
  }

  /// Writes the text of the document.
  ///
  /// - Parameter path: the file; `-` for standard output.
  public static func writeSVG(_ svg: String, to path: String) throws(Failure) {
    if path == standardOutput { return print(svg, terminator: "") }
    do throws(TextFile.Failure) {
      try TextFile.write(svg, to: path)
    } catch {
      throw Failure(description: "The picture cannot be written to '\(path)': \(error).", isProgramMissing: false)
    }
  }
}
