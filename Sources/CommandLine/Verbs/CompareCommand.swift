import LPOperations
import Dispatch
import LPDrawing
import Foundation
package import LPSupport
import LPScene
import LPSnapshots
package import LPArguments

/// The verb `compare`: compares two pictures pixel by pixel.
package struct CompareCommand {
  private let command: ParsedCommand
  private let console: Console

  package init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  package func run() throws -> ExitStatus {
    guard command.operands.count == 2 else {
      throw CommandFailure(
        "compare takes two pictures, but got \(command.operands.count)",
        remedy: "Run 'preview compare --help'.")
    }
    let tolerance = try tolerance()
    let files = try command.operands.map(PictureFile.init)
    if files[0].isSame(as: files[1]) { return try conclude(nil, .bytes) }
    let pictures = try Self.decoded(files)
    let comparison = ImageComparison(expected: pictures[0], actual: pictures[1], tolerance: tolerance)
    guard let difference = comparison.difference() else { return try conclude(nil, .pixels) }
    let diff = try draw(pictures, tolerance)
    return try conclude(difference, difference.isWithinTolerance ? .tolerance : nil, diff: diff)
  }

  // MARK: Input

  private func tolerance() throws -> PictureTolerance {
    func number(_ option: Option<String?>, _ most: Double) throws -> Double {
      guard let text = command[option] else { return 0 }
      guard let number = Double(text), number >= 0, number <= most else {
        throw CommandFailure(
          "'\(text)' is not a number from 0 to \(most == 1 ? "1" : "100 million"), in --\(option.row.name)",
          remedy: "Run 'preview compare --help'.")
      }
      return number
    }
    return PictureTolerance(
      distance: try number(Options.distance, 1), ignoresAntialiasing: command[Options.ignoresAntialiasing],
      allowedPixels: Int(try number(Options.allowedPixels, 1e8)))
  }

  /// Decodes both pictures at the same time.
  private static func decoded(_ files: [PictureFile]) throws -> [RasterImage] {
    let results = Locked<[Result<RasterImage, PNGError>?]>([nil, nil])
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let result = Result { () throws(PNGError) in try PNGFile.decode(files[index].bytes) }
      results.withLock { $0[index] = result }
    }
    return try zip(files, results.withLock { $0 }).map { file, result in
      do {
        return try result!.get()
      } catch {
        throw CommandFailure("\(file.path): \(error)", remedy: "Replace the file, then run 'preview compare' again.")
      }
    }
  }

  // MARK: Output

  /// Draws the difference, and returns the path of the picture; `nil` if none was requested.
  private func draw(_ pictures: [RasterImage], _ tolerance: PictureTolerance) throws -> String? {
    guard let path = command[Options.out] else { return nil }
    let image = try DifferenceImage.draw(
      expected: pictures[0], actual: pictures[1], tolerance: tolerance, headings: headings(pictures))
    guard let image else {
      throw CommandFailure(
        "the picture of the difference would have too many pixels to be drawn",
        remedy: "Run 'preview compare' without --out, or crop both pictures to the same part.")
    }
    let slash = path.lastIndex(of: "/")
    let folder = OutputFolder(path: slash.map { String(path[..<$0]) } ?? ".")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    folder.removeLeftovers(of: name)
    try folder.write(try PNGFile.encode(image), to: name)
    return path
  }

  /// Returns the headings, at two pixels a point for large pictures; without fonts there are none.
  private func headings(_ pictures: [RasterImage]) -> DifferenceImage.Headings {
    do throws(FontError) {
      let fonts = try FontSet()
      let scale = pictures.contains { $0.width >= 640 } ? 2 : 1
      return PanelHeadings(typesetter: PangoTypesetter(fonts: fonts), fonts: fonts, scale: scale).draw
    } catch {
      console.remark("the picture of the difference has no headings: \(error)")
      return { _, _ in [] }
    }
  }

  private func conclude(
    _ difference: ImageDifference?, _ proof: CompareReport.Proof?, diff: String? = nil
  ) throws -> ExitStatus {
    let status: ExitStatus = proof == nil ? .found : .success
    console.printJSON(
      CompareReport(status: status, provenBy: proof, difference: difference, diff: diff))
    switch proof {
    case .bytes: console.print("the same, byte for byte")
    case .pixels: console.print("the same pixels, in files that differ")
    case .tolerance: console.print("the same within the tolerance")
    case nil: break
    }
    if let difference {
      console.print(difference.summary)
      if difference.expected == difference.actual { console.print("  \(difference.sweepText)") }
    }
    if let diff { console.print("see: \(diff)") } else if proof == nil { advise() }
    return status
  }

  private func advise() {
    let words = command.operands.map(ShellWord.quoted).joined(separator: " ")
    console.remark("next: preview compare \(words) --out diff.png")
  }
}

/// A file and its bytes.
private struct PictureFile: Sendable {
  let path: String
  let bytes: [UInt8]

  /// The largest number of bytes, more than a golden of the most decodable pixels can have.
  private static let limit = 500_000_000

  init(_ path: String) throws {
    func failure(_ reason: String) -> CommandFailure {
      CommandFailure(
        "\(path) \(reason)", remedy: "Name two PNG files, as in 'preview compare expected.png actual.png'.")
    }
    self.path = path
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure("cannot be read: \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("cannot be read: \(String(cString: strerror(errno)))") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw failure("is not a file") }
    let size = Int(status.st_size)
    guard size > 0 else { throw failure("is empty") }
    guard size <= Self.limit else { throw failure("has \(size.grouped) bytes; the limit is \(Self.limit.grouped)") }
    bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got <= 0 { break }
        count += got
      }
    }
    guard bytes.count == size else { throw failure("could not be read completely") }
  }

  func isSame(as other: PictureFile) -> Bool { bytes == other.bytes }
}

/// `compare --json`.
struct CompareReport: Encodable {
  enum Proof: String, Encodable {
    /// The files are the same; nothing was decoded.
    case bytes
    case pixels
    case tolerance
  }

  let schema = "layout-preview/compare/1"
  let status: ExitStatus
  let provenBy: Proof?
  let difference: ImageDifference?
  /// The picture of the difference that was written.
  let diff: String?
}
