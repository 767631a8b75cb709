import Foundation
import LPSupport
import Testing

/// Settings that are there and cannot be read are not left out silently.
@Suite struct SettingsFileTests {
  private let folder = NSTemporaryDirectory() + "settings-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  @Test func `a file is read, and one that is missing has no content`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/preview.json"
    #expect(try SettingsFile.read(path) == nil)
    try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try SettingsFile.read(path) == Data("{}".utf8))
  }

  @Test(arguments: ["folder", "link", "pipe", "device", "huge"])
  func `settings that are no readable file were taken for none`(kind: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/preview.json"
    switch kind {
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "link": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder + "/nothing")
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "device": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    default: try Data(count: 1_000_001).write(to: URL(fileURLWithPath: path))
    }
    #expect { try SettingsFile.read(path) } throws: {
      ($0 as? CommandFailure)?.problem.hasPrefix("\(path) cannot be read: ") == true
    }
  }
}
