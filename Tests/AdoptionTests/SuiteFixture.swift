import Foundation
import LPAdoption

/// A folder with files of a suite, which goes away with the value.
final class SuiteFixture {
  let folder: String

  init(_ files: [String: String]) throws {
    folder =
      URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appendingPathComponent("suite-\(UUID().uuidString)").path
    for (name, text) in files {
      let path = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func modules(
    sources: [String] = [], dumps: [String: String] = [:]
  ) throws -> [SuiteModule] {
    var places = SuiteSurvey.Places(folder: folder)
    places.sources = sources.map { "\(folder)/\($0)" }
    var survey = SuiteSurvey(places, known: ["Foundation", "XCTest"]) { [folder] path in
      dumps[path == folder ? "." : String(path.dropFirst(folder.count + 1))].flatMap(PackageDump.init)
    }
    return try survey.modules()
  }

  static let test = """
    import SnapshotTesting
    import XCTest
    @testable import Cards

    final class CardTests: XCTestCase {
      func testCard() { assertSnapshot(of: Card(), as: .image) }
    }
    """
}
