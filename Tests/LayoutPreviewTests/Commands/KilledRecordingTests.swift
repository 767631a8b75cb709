import Foundation
import Testing
import ThreadTime
@testable import Catalogs

/// `scripts/kill-commands --verbs record` does the same a hundred times, over the gallery.
@Suite struct KilledRecordingTests {
  private static let kills = 5
  private static let arguments = [
    "record", "--all", "Plain", "Greeting", "Small box", "--size", "all", "--appearance", "all", "--quiet", "--jobs",
    "2",
  ]

  @Test func `killed at any moment, each golden is the old one or the new one, whole, and the next run mends the rest`()
    throws
  {
    let folder = try TemporaryFolder()
    func record() throws { #expect(try CommandRun("Troubled", Self.arguments, in: folder).status == 0) }
    let start = Date()
    try record()
    let length = Date().timeIntervalSince(start)
    // A list of fonts that cannot be read would end the run before it begins. A kept font that does not have its digest
    // is another environment.
    let names = folder.files.filter {
      $0.hasPrefix("goldens/") && !$0.hasPrefix("goldens/.") && !$0.hasSuffix("environment.json")
    }
    let new = try names.map { try folder.read($0) }
    // Longer than the new ones, so that a file that was only written over in part is neither.
    let old = new.map { $0 + Data("old".utf8) }
    for kill in 0..<Self.kills {
      for (name, bytes) in zip(names, old) { try bytes.write(to: folder.url.appendingPathComponent(name)) }
      let process = Process()
      process.executableURL = CommandRun.buildFolder.appendingPathComponent("Troubled")
      process.arguments = Self.arguments
      process.currentDirectoryURL = folder.url
      process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.runWithinLimit()
      usleep(UInt32(length * 1e6 * (0.3 + 0.7 * Double(kill) / Double(Self.kills))))
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      // Workers share the command's process group, and end as soon as they see that the command is gone.
      for _ in 0..<60 where Foundation.kill(-process.processIdentifier, 0) == 0 { usleep(5000) }
      for (index, name) in names.enumerated() {
        let now = try folder.read(name)
        #expect(now == new[index] || now == old[index], "\(name)")
      }
      try record()
      #expect(try names.map { try folder.read($0) } == new)
      #expect(!folder.files.contains { $0.hasSuffix(".preview-tmp") })
    }
  }

  @Test func `what killed runs left beside reports and pictures goes away with the next run`() throws {
    let folder = try TemporaryFolder()
    #expect(try CommandRun("Troubled", ["record", "Plain", "Small box"], in: folder).status == 0)
    let left = [
      ".preview/reports/.junit.xml.4711.tmp", ".preview/reports/.index.html.4711.tmp",
      "out/Troubled/.index.html.4711.tmp",
      ".difference.png.4711.tmp",
    ]
    for name in left { try folder.write("half", to: name) }
    try folder.write("mine", to: ".difference.png.old.tmp")
    #expect(try CommandRun("Troubled", ["test", "Plain", "--report", "html,junit"], in: folder).status == 0)
    #expect(try CommandRun("Troubled", ["render", "Plain"], in: folder).status == 0)
    let pictures = ["plain", "small-box"].map { "goldens/Troubled/\($0)/default.png" }
    let run = try CommandRun("preview", ["compare"] + pictures + ["--out", "difference.png"], in: folder)
    #expect(run.status == 1, "\(run.errors)")
    #expect(left.filter(folder.exists) == [])
    #expect(folder.exists(".difference.png.old.tmp"))
  }
}
