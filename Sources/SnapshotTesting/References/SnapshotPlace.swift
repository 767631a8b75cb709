import Foundation

/// Where the reference of an assertion is.
package struct SnapshotPlace {
  /// The path of the test's source.
  let filePath: String
  /// The path of the folder of references.
  let directory: String
  /// The name of the test, as a part of a path.
  let testName: String
  /// The name or number of the snapshot within the test.
  let identifier: String
  let pathExtension: String?

  init(filePath: String, directory: String?, testName: String, name: String?, pathExtension: String?) {
    let file = URL(fileURLWithPath: filePath)
    self.filePath = filePath
    self.directory =
      directory
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent).path
    self.testName = Self.part(testName)
    self.pathExtension = pathExtension
    identifier = name.map(Self.part) ?? String(SnapshotCounter.shared.next("\(self.directory)/\(testName)"))
  }

  /// A place whose reference has a name of its own.
  package init(filePath: String, directory: String, stem: String) {
    (self.filePath, self.directory, givenStem) = (filePath, directory, stem)
    (testName, identifier, pathExtension) = (stem, "", "png")
  }

  private var givenStem: String?
  /// `testCard.1`
  var stem: String { givenStem ?? "\(testName).\(identifier)" }
  /// The path of a reference that is a plain file, also of one that was recorded on a Mac.
  var path: String { "\(directory)/\(stem)" + (pathExtension.map { ".\($0)" } ?? "") }
  /// The path of a reference of a Mac. Helpers name tests by what follows the space of `XCTestCase.name`, which is
  /// `-[CardTests testCard]` there and `CardTests.testCard` here, and some add the locale: that of the simulator,
  /// while Foundation's on Linux is en_001.
  var macPath: String {
    let path = pathOfTest
    let locale = SimulatedDevice.current.localeOfReferences
    let other = "\(directory)/" + (path as NSString).lastPathComponent.replacing("en_001", with: locale)
    return !FileManager.default.fileExists(atPath: path) && FileManager.default.fileExists(atPath: other) ? other : path
  }

  private var pathOfTest: String {
    guard let hyphen = testName.firstIndex(of: "-"), testName[hyphen...].hasPrefix("-test"),
      !FileManager.default.fileExists(atPath: path)
    else { return path }
    let short = "\(directory)/\(testName[testName.index(after: hyphen)...]).\(identifier)"
    let other = short + (pathExtension.map { ".\($0)" } ?? "")
    return givenStem == nil && FileManager.default.fileExists(atPath: other) ? other : path
  }

  /// The path of such a file that is valid on Linux alone.
  var ownPath: String { "\(directory)/\(stem).linux" + (pathExtension.map { ".\($0)" } ?? "") }
  /// The name of the test's source without extension.
  var fileName: String { URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent }

  /// Returns a name as a part of a path: anything but letters, digits and underscores becomes a hyphen.
  static func part(_ name: String) -> String {
    var words: [String] = [""]
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        words[words.count - 1].append(character)
      } else if words.last != "" {
        words.append("")
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: "-")
  }

  /// The folder of the package that the test belongs to: the nearest one with a manifest, or else that of the test.
  var package: String {
    let start = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    var folder = start
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return start.path
  }
}

/// Numbers the snapshots of a test that have no name.
final class SnapshotCounter: @unchecked Sendable {
  static let shared = SnapshotCounter()
  private let lock = NSLock()
  private var numbers: [String: Int] = [:]

  func next(_ key: String) -> Int {
    SnapshotObservation.register()
    return lock.withLock {
      numbers[key, default: 0] += 1
      return numbers[key]!
    }
  }

  /// Begins again, as where the same test runs once more.
  func reset() { lock.withLock { numbers = [:] } }
}
