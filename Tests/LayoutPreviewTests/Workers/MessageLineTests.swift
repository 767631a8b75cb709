import AutoLayout
import Foundation
import Messages
import Testing
import Variants

@testable import LayoutPreview

/// What workers and their parent tell each other.
@Suite struct MessageLineTests {
  private static let silent = TaskResult(
    files: ["Gallery/a/default.png", "Gallery/a/größe ×.svg"], size: CGSize(width: 390, height: 844.5), seconds: 0.0125)

  private static var telling: [TaskResult] {
    var found = silent
    found.diagnostics = [Diagnostic(.warning, rule: "clipped-text", message: "a\tb\nc")]
    var unusual = silent
    unusual.files = ["a\tb.png"]
    var lines = silent
    lines.files = ["a\nb.png"]
    var sizeless = silent
    sizeless.size = nil
    var elsewhere = silent
    elsewhere.readsElsewhere = true
    var endless = silent
    endless.size = CGSize(width: CGFloat.infinity, height: 1)
    return [found, unusual, lines, sizeless, elsewhere, endless]
  }

  private func answer(_ result: TaskResult) throws -> (line: Data, result: TaskResult) {
    let line = MessageLine.text(of: result)
    #expect(line.last == UInt8(ascii: "\n") && line.dropLast().allSatisfy { $0 != UInt8(ascii: "\n") })
    guard case .done(let read) = try #require(MessageLine.reply(Data(line.dropLast()))) else {
      throw CommandFailure("not an answer", remedy: "")
    }
    return (line, read)
  }

  @Test func `a result without anything to tell is a line of words`() throws {
    let (line, read) = try answer(Self.silent)
    #expect(read == Self.silent)
    #expect(line.starts(with: Data("done\t0.0125\t390.0\t844.5\t".utf8)))
  }

  @Test(arguments: telling)
  func `every other result arrives whole`(_ result: TaskResult) throws {
    #expect(try answer(result).result == result)
  }

  @Test func `tasks are named by number where they are known`() throws {
    let task = WorkItem.variant(
      PreviewTask(preview: 2, variant: try Variant(screen: .device(Device(named: "iPhone 14")!))))
    let line = MessageLine.number(0).dropLast()
    #expect(MessageLine.item(Data(line), among: [task])?.preview == 2)
    #expect(MessageLine.item(Data(MessageLine.encode(task).dropLast()), among: [])?.detail == task.detail)
    for nonsense in ["1", "-1", "x", "", "{}", "99999999999999999999"] {
      #expect(MessageLine.item(Data(nonsense.utf8), among: [task]) == nil)
    }
  }

  @Test(arguments: ["", "done", "done\t1", "done\tx\t1\t1", "ready\t", "{", "{}", "nonsense"])
  func `what is no answer is none`(_ line: String) {
    #expect(MessageLine.reply(Data(line.utf8)) == nil)
  }

  @Test func `a worker says that it is ready`() throws {
    guard case .ready = try #require(MessageLine.reply(Data(MessageLine.ready.dropLast()))) else {
      Issue.record("it says something else")
      return
    }
  }
}
