public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Texts, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let attachment = XCTAttachment(string: LineDifference.text(old, new))
        attachment.name = "difference.patch"
        return (LineDifference.text(old, new), [attachment])
      })
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Data, compared byte by byte.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        old == new ? nil : ("The data differ: \(old.count) bytes were expected, and there are \(new.count).", [])
      })
  }
}

extension Snapshotting where Format == String {
  /// Texts by `String(describing:)`.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

  /// Values with everything in them, a line each, without addresses.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text($0) } }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Values as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return .json(encoder)
  }

  /// Values as an encoder writes them as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { try encoder.encode($0) }
  }

  /// Values as a property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Values as an encoder writes them as a property list.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }

  private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do { return String(decoding: try encode(value), as: UTF8.self) } catch { return "\(error)" }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// Values that `JSONSerialization` writes, with sorted keys.
  public static var json: Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else { return "" }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function of all cases, as a table of two columns.
  public static func `func`<A>(into witness: Snapshotting<A, String>) -> Snapshotting<(Value) -> A, String> {
    Snapshotting<(Value) -> A, String>(pathExtension: "csv", diffing: .lines) { (function: (Value) -> A) in
      Value.allCases.map { value in
        var text = ""
        witness.snapshot(function(value)).run { text = $0 }
        return "\"\(value)\",\"\(text.replacing("\"", with: "\\\""))\""
      }.joined(separator: "\n")
    }
  }
}

extension Snapshotting {
  /// Waits before a snapshot is taken, while the run loop runs.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        let end = Date().addingTimeInterval(duration)
        while Date() < end {
          _ = RunLoop.current.run(mode: .default, before: min(end, Date().addingTimeInterval(0.01)))
        }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

/// The lines of two texts that differ, with three lines around them.
enum LineDifference {
  private enum Line {
    case same(Substring)
    case old(Substring)
    case new(Substring)
  }

  static func text(_ old: String, _ new: String) -> String {
    let lines = lines(old, new)
    let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var shown: [String] = []
    var last = -1
    for index in lines.indices where changed.contains(where: { abs($0 - index) <= 3 }) {
      if index > last + 1, last >= 0 { shown.append("…") }
      last = index
      switch lines[index] {
      case .same(let line): shown.append("  \(line)")
      case .old(let line): shown.append("− \(line)")
      case .new(let line): shown.append("+ \(line)")
      }
    }
    return shown.joined(separator: "\n")
  }

  private static func lines(_ old: String, _ new: String) -> [Line] {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        lines.append(.old(before[i]))
        i += 1
      } else if j < after.count, inserted.contains(j) {
        lines.append(.new(after[j]))
        j += 1
      } else {
        lines.append(.same(before[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }
}
