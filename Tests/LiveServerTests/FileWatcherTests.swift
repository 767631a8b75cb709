import Foundation
import Testing

@testable import LPLiveServer

/// Which changed files are told.
@Suite struct FileWatcherTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("watcher-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: "\(folder)/Sources", withIntermediateDirectories: true)
    try write("one", "Sources/Card.swift")
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  /// Waits for changes, at most two seconds.
  private func changes(_ watcher: FileWatcher) -> Set<String> {
    var waiting = pollfd(fd: watcher.waitable, events: Int16(POLLIN), revents: 0)
    if !watcher.isPolling { _ = poll(&waiting, 1, 2000) }
    usleep(5000)
    return Set(watcher.changes().map { String($0.dropFirst(folder.count + 1)) })
  }

  @Test(arguments: [false, true]) func `written, replaced, new and deleted files are told once`(polls: Bool) throws {
    let watcher = FileWatcher([folder], polls: polls)
    #expect(watcher.isPolling == polls)
    #expect(watcher.changes() == [])
    try write("three", "Sources/Card.swift")
    #expect(changes(watcher) == ["Sources/Card.swift"])
    // As editors save atomically: the same size within the same tick, in another file.
    try write("seven", "Sources/.Card.swift.tmp")
    rename("\(folder)/Sources/.Card.swift.tmp", "\(folder)/Sources/Card.swift")
    #expect(changes(watcher) == ["Sources/Card.swift"])
    try FileManager.default.createDirectory(atPath: "\(folder)/Sources/New/Deep", withIntermediateDirectories: true)
    try write("new", "Sources/New/Deep/Row.swift")
    #expect(changes(watcher) == ["Sources/New/Deep/Row.swift"])
    try write("newer", "Sources/New/Deep/Row.swift")
    #expect(changes(watcher) == ["Sources/New/Deep/Row.swift"])
    unlink("\(folder)/Sources/Card.swift")
    #expect(changes(watcher) == ["Sources/Card.swift"])
    #expect(watcher.changes() == [])
  }

  @Test func `results and hidden folders are not followed`() throws {
    for name in [".build", "goldens", "out"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    let watcher = FileWatcher([folder])
    for name in [".build", "goldens", "out"] { try write("x", "\(name)/x.swift") }
    #expect(watcher.changes() == [])
    #expect(watcher.changes() == [])
  }

  @Test func `temporary files of a build began the next one`() {
    var status = stat()
    #expect(stat(NSTemporaryDirectory(), &status) == 0 && OwnOutput.includes(status))
    #expect(stat(folder, &status) == 0 && !OwnOutput.includes(status))
  }

  @Test func `a moved folder of a checkout is told with its files`() throws {
    let watcher = FileWatcher([folder])
    rename("\(folder)/Sources", "\(folder)/Old")
    #expect(changes(watcher) == ["Old/Card.swift", "Sources/Card.swift"])
    try write("moved", "Old/Card.swift")
    #expect(changes(watcher) == ["Old/Card.swift"])
  }
}
