import Foundation
import LPSupport
import Testing

@testable import LPSnapshots

/// A file that several change at a time.
@Suite struct FileExchangeTests {
  private let package: TemporaryPackage
  private let path: String

  init() throws {
    package = try TemporaryPackage()
    path = package.url("Card.swift").path
  }

  private func read() -> [UInt8] { (FileManager.default.contents(atPath: path)).map(Array.init) ?? [] }

  private func put(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

  @Test func `a file with other bytes stays as it is`() throws {
    try put("old")
    #expect(try AtomicFile().exchange(path, from: Array("old".utf8), to: Array("new".utf8)))
    #expect(read() == Array("new".utf8))
    #expect(try !AtomicFile().exchange(path, from: Array("old".utf8), to: Array("newer".utf8)))
    #expect(read() == Array("new".utf8))
    #expect(package.files == ["Card.swift"])
  }

  /// Runs a save just before a step of the exchange.
  private func exchange(savingBefore step: AtomicFile.Step, _ save: @escaping @Sendable () throws -> Void) throws
    -> Bool
  {
    var file = AtomicFile()
    file.interrupt = { if $0 == step { try save() } }
    return try file.exchange(path, from: Array("old".utf8), to: Array("new".utf8))
  }

  @Test(arguments: [AtomicFile.Step.create, .write, .sync, .rename])
  func `a save between the look at a file and its change was overwritten`(step: AtomicFile.Step) throws {
    let path = path
    try put("old")
    #expect(try !exchange(savingBefore: step) { try Data("saved".utf8).write(to: URL(fileURLWithPath: path)) })
    #expect(read() == Array("saved".utf8))
    try put("old")
    let isDone = try exchange(savingBefore: step) {
      try Data("saved".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    #expect(!isDone && read() == Array("saved".utf8))
    try put("old")
    #expect(try !exchange(savingBefore: step) { try FileManager.default.removeItem(atPath: path) })
    #expect(package.files == [])
  }

  @Test func `an editor that has the file open is waited for`() throws {
    let path = path
    try put("old")
    let editor = open(path, O_WRONLY | O_CLOEXEC)
    let done = try exchange(savingBefore: .rename) {
      Thread {
        usleep(50_000)
        _ = write(editor, "saved", 5)
        close(editor)
      }.start()
    }
    #expect(!done)
    #expect(read() == Array("saved".utf8))
  }

  @Test func `thousands of saves at a time as a change lose none`() throws {
    let path = path
    let saved = Locked(0)
    try put("saved 0\nvalue 0\n")
    let end = Locked(false)
    let ended = DispatchSemaphore(value: 0)
    Thread {
      for turn in 1...2000 {
        let text = Data("saved \(turn)\nvalue 0\n".utf8)
        if turn % 3 == 0 {
          try? text.write(to: URL(fileURLWithPath: path))
        } else {
          try? text.write(to: URL(fileURLWithPath: path), options: .atomic)
        }
        saved.withLock { $0 = turn }
        let now = (FileManager.default.contents(atPath: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        // For a moment, the change of an older save may be there.
        if !now.hasPrefix("saved \(turn)\n") { usleep(3000) }
      }
      end.withLock { $0 = true }
      ended.signal()
    }.start()
    var (changes, number) = (0, 0)
    while !end.withLock({ $0 }) {
      guard let old = AtomicFile.settledBytes(path) else { continue }
      let text = String(decoding: old, as: UTF8.self)
      #expect(text.wholeMatch(of: /saved \d+\nvalue \d+\n/) != nil, "a file that is half written was read: \(text)")
      number += 1
      let new = text.replacing(/value \d+/, with: "value \(number)")
      if try AtomicFile().exchange(path, from: old, to: Array(new.utf8)) { changes += 1 }
    }
    ended.wait()
    #expect(String(decoding: read(), as: UTF8.self).hasPrefix("saved \(saved.withLock { $0 })\n"))
    #expect(changes > 0)
    #expect(package.files == ["Card.swift"])
  }
}
