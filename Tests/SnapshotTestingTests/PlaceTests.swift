import Foundation
import Testing

@testable import SnapshotTesting

struct SnapshotPlaceTests {
  @Test func `a test's name becomes a part of a path as on a Mac`() {
    #expect(SnapshotPlace.part("testCard()") == "testCard")
    #expect(SnapshotPlace.part("a card (dark)") == "a-card-dark")
    #expect(SnapshotPlace.part("iPhone 8 Plus") == "iPhone-8-Plus")
  }

  @Test func `a reference that a helper named by a part of the test's name was not found`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func place(_ name: String) -> SnapshotPlace {
      SnapshotPlace(
        filePath: "\(folder.path)/CardTests.swift", directory: folder.path, testName: name, name: "dark",
        pathExtension: "png")
    }
    let (long, short) = (place("CardTests.testCard"), place("testCard"))
    #expect(long.macPath == long.path, "none is there")
    let (here, there) = (place("testCard-iOS_17-2-en_001"), place("testCard-iOS_17-2-en_US"))
    #expect(here.macPath == here.path)
    try Data().write(to: URL(fileURLWithPath: there.path))
    #expect(here.macPath == there.path)
    try Data().write(to: URL(fileURLWithPath: short.path))
    #expect(long.macPath == short.path)
    try Data().write(to: URL(fileURLWithPath: long.path))
    #expect(long.macPath == long.path)
  }
}
