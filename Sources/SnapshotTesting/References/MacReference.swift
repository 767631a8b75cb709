import LPDrawing
import Foundation
import LPScene
import LPSnapshots
import LPSupport

/// Compares a picture with the reference that a Mac recorded, by what can be seen in both and where: fonts and smoothing
/// differ, so that their pixels cannot agree. `SNAPSHOT_REFERENCES=apple` asks for it.
struct MacReference {
  let place: SnapshotPlace

  /// Whether the variables of the process ask for it; an unknown word fails.
  static func isWanted(_ variables: [String: String]) throws -> Bool {
    switch variables["SNAPSHOT_REFERENCES"] {
    case nil, "", "linux": return false
    case "apple": return true
    case let word?:
      throw SnapshotProblem("SNAPSHOT_REFERENCES is '\(word)'. It may be 'apple', to compare with a Mac's references.")
    }
  }

  /// Returns where the picture differs from the reference; `nil` if it agrees, or if a Mac has recorded none.
  ///
  /// - Parameters:
  ///   - size: the size of the picture, in points.
  ///   - draw: draws it with a number of pixels in a point.
  func failure(ofSize size: CGSize, draw: (_ scale: Int) throws -> RasterImage) throws -> String? {
    let path = place.macPath
    guard let data = FileManager.default.contents(atPath: path) else {
      MacReferences.shared.note(.missing, at: place)
      return nil
    }
    let reference: RasterImage
    do {
      reference = try ImageFiles.decode(Array(data))
    } catch {
      throw SnapshotProblem("The reference \(path) cannot be read: \(error)")
    }
    let scale = max(1, min(4, (Double(reference.width) / max(1, Double(size.width))).rounded()))
    let picture = try draw(Int(scale))
    let difference = BoxComparison(
      expected: PictureMeasurement.measure(reference, scale: scale),
      actual: PictureMeasurement.measure(picture, scale: scale)
    ).difference()
    if difference.isPlaced {
      MacReferences.shared.note(.agrees, at: place)
      unlink(drawnPath)
      return nil
    }
    MacReferences.shared.note(.differs, at: place, causes: Self.causes(difference))
    return Self.message(difference, path) + "\n  drawn here: \(try write(picture))"
  }

  /// Where a picture is kept that differs from its reference.
  private var drawnPath: String { "\(place.package)/.preview/failures/Mac/\(place.fileName)/\(place.stem).png" }

  /// Keeps a picture, so that it can be looked at beside its reference.
  ///
  /// - Returns: where it is.
  private func write(_ picture: RasterImage) throws -> String {
    let path = drawnPath
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(PNGFile.encode(picture, effort: .fast)).write(to: URL(fileURLWithPath: path))
    } catch {
      throw SnapshotProblem("The picture cannot be written to \(path): \(error.localizedDescription)")
    }
    return path
  }

  private static func message(_ difference: BoxDifference, _ path: String) -> String {
    let off = difference.moved.count + difference.missing.count
    var lines = [
      "The view differs from the reference of a Mac, \(path): \(max(0, difference.boxes - off)) of "
        + "\(difference.boxes) boxes and lines of text are where they are there. In points:"
    ]
    if let sizes = difference.sizes {
      lines.append(
        "  size \(text(sizes[0].width)) × \(text(sizes[0].height)) there, "
          + "\(text(sizes[1].width)) × \(text(sizes[1].height)) here")
    }
    lines += difference.moved.map { "  \(name(of: $0.box)): \(shift($0.by))" }
    lines += difference.missing.map { "  missing: \(name(of: $0))" }
    lines += difference.extra.map { "  not in the reference: \(name(of: $0))" }
    lines.append("  Not compared: colours, the shapes of letters, smoothing, how shadows fade, the inside of pictures.")
    return lines.joined(separator: "\n")
  }

  /// What differs, in words that many pictures share.
  private static func causes(_ difference: BoxDifference) -> [String] {
    let causes =
      (difference.sizes == nil ? [] : ["the picture has another size"])
      + difference.moved.map { "\($0.box.kind.rawValue) is elsewhere" }
      + difference.missing.map { "\($0.kind.rawValue) is missing" }
      + difference.extra.map { "\($0.kind.rawValue) is not in the reference" }
    return Set(causes).sorted()
  }

  private static func name(of box: PictureBox) -> String {
    "\(box.kind.rawValue) at (\(text(box.left)), \(text(box.top))), "
      + "\(text(box.right - box.left)) × \(text(box.bottom - box.top)), \(box.color.description)"
  }

  private static func shift(_ by: [Double]) -> String {
    let names = ["left", "top", "right", "bottom", "baseline"]
    let parts = zip(names, by).filter { abs($0.1) >= 0.005 }.map { "\($0.0) \($0.1 > 0 ? "+" : "")\(text($0.1))" }
    return parts.joined(separator: ", ")
  }

  private static func text(_ value: Double) -> String { String(format: "%g", (value * 100).rounded() / 100) }
}

/// What comparing with a Mac's references has found in this process; told when it ends.
final class MacReferences: @unchecked Sendable {
  static let shared = MacReferences()
  private let lock = NSLock()
  private var counts: [SnapshotOutcome.Result: Int] = [:]
  private var hasToldFailure = false

  func note(_ result: SnapshotOutcome.Result, at place: SnapshotPlace, causes: [String] = []) {
    lock.withLock {
      write(SnapshotOutcome(file: place.filePath, reference: place.macPath, result: result, causes: causes))
      if counts.isEmpty { atexit { FileHandle.standardError.write(Data((MacReferences.shared.summary + "\n").utf8)) } }
      counts[result, default: 0] += 1
    }
  }

  /// Adds a line to the file of outcomes at once, since the process may crash. The first failure is printed.
  private func write(_ outcome: SnapshotOutcome) {
    guard let path = ProcessInfo.processInfo.environment["SNAPSHOT_OUTCOMES"], !path.isEmpty,
      let data = try? JSONEncoder().encode(outcome)
    else { return }
    let bytes = Array(data) + [UInt8(ascii: "\n")]
    var isWritten = false
    if let file = fopen(path, "a") {
      let count = fwrite(bytes, 1, bytes.count, file)
      isWritten = fclose(file) == 0 && count == bytes.count
    }
    guard !isWritten, !hasToldFailure else { return }
    hasToldFailure = true
    let reason = String(cString: strerror(errno))
    FileHandle.standardError.write(Data("SNAPSHOT_OUTCOMES: cannot write \(path): \(reason)\n".utf8))
  }

  /// `12 of 15 references of a Mac agree, 3 differ; for 2 pictures a Mac has recorded none`
  var summary: String {
    let (agrees, differs, missing) = lock.withLock {
      (counts[.agrees] ?? 0, counts[.differs] ?? 0, counts[.missing] ?? 0)
    }
    let rest = missing > 0 ? "; for \(missing) pictures a Mac has recorded none" : ""
    return "\(agrees) of \(agrees + differs) references of a Mac agree, \(differs) differ\(rest)."
  }
}
