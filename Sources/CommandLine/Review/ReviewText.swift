import LPDrawing
import Foundation
import LPSnapshots

/// The description of a pending golden.
struct ReviewText {
  let pending: PendingGolden
  private let root: String

  init(_ pending: PendingGolden, root: String) {
    self.pending = pending
    self.root = root
  }

  /// The lines about what differs and where its files are.
  var lines: [String] {
    var lines = pending.explanation()
    if let picture { lines.append(picture) }
    return lines.map { "  " + $0 }
  }

  var files: [String] {
    let place = pending.place
    let named: [(title: String, path: String)] = [
      ("golden", place.picturePath), ("pending", place.pendingPicturePath),
      ("difference", place.failureFolder + "/diff.png"),
      ("layout", place.pendingLayoutPath),
    ]
    return named.filter { FileManager.default.fileExists(atPath: "\(root)/\($0.path)") }
      .map { "  \($0.title): \($0.path)" }
  }

  /// How many pixels differ, in words.
  private var picture: String? {
    guard let files = try? pending.pictures(), let golden = files.golden, let new = files.pending, golden != new,
      let expected = try? PNGFile.decode(golden), let actual = try? PNGFile.decode(new)
    else { return nil }
    return ImageComparison(expected: expected, actual: actual, tolerance: .exact).difference()?.summary
  }
}
