package import Foundation

/// The characters and runs of an attributed string. Two neighbouring runs never have equal attributes.
package struct AttributeStorage: Equatable {
  package typealias Attributes = [NSAttributedString.Key: Any]

  package struct Run {
    package var range: NSRange
    package var attributes: Attributes
  }

  private(set) var string: String
  private(set) var length: Int
  /// The runs, which cover the string in order.
  private var runs: [Run]

  init(_ string: String, _ attributes: Attributes) {
    self.string = string
    length = string.utf16.count
    runs =
      length == 0
      ? [] : [Run(range: NSRange(location: 0, length: length), attributes: Self.kept(attributes))]
  }

  /// Returns attributes to store: mutable paragraph styles and shadows are copied.
  static func kept(_ attributes: Attributes) -> Attributes {
    attributes.mapValues { ($0 as? NSMutableParagraphStyle)?.copy() ?? ($0 as? NSShadow)?.copy() ?? $0 }
  }

  // MARK: Reading

  /// Returns the run at a location. There is none outside of the string.
  func run(at location: Int) -> Run {
    precondition(
      location >= 0 && location < length,
      "The location \(location) is outside of an attributed string of \(length) UTF-16 units. Check its length first.")
    return runs[index(of: location)]
  }

  /// Finds the run at a location by bisection.
  private func index(of location: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > location { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the runs in a range, cut to it.
  package func runs(in range: NSRange) -> [Run] {
    let range = clamped(range)
    guard range.length > 0 else { return [] }
    return runs[index(of: range.location)...].prefix { $0.range.location < range.upperBound }.compactMap { run in
      run.range.intersection(range).map { Run(range: $0, attributes: run.attributes) }
    }
  }

  func part(_ range: NSRange) -> AttributeStorage {
    let range = clamped(range)
    var part = AttributeStorage(substring(range), [:])
    part.runs = runs(in: range).map { run in
      Run(
        range: NSRange(location: run.range.location - range.location, length: run.range.length),
        attributes: run.attributes)
    }
    return part
  }

  private func substring(_ range: NSRange) -> String {
    String(decoding: Array(string.utf16)[range.location..<range.upperBound], as: UTF16.self)
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  /// Returns the attributes of characters that replace a range: those of its first character, or of the one before.
  func attributesForInsertion(at range: NSRange) -> Attributes {
    let range = clamped(range)
    guard length > 0 else { return [:] }
    let location = range.length > 0 || range.location == 0 ? range.location : range.location - 1
    return runs[index(of: min(location, length - 1))].attributes
  }

  // MARK: Changing

  mutating func replace(_ range: NSRange, with other: AttributeStorage) {
    let range = clamped(range)
    let head = runs(in: NSRange(location: 0, length: range.location))
    let tail = runs(in: NSRange(location: range.upperBound, length: length - range.upperBound))
    if range.location == length {
      string += other.string
    } else {
      var units = Array(string.utf16)
      units.replaceSubrange(range.location..<range.upperBound, with: other.string.utf16)
      string = String(decoding: units, as: UTF16.self)
    }
    length = string.utf16.count
    runs = []
    var end = 0
    for run in head + other.runs + tail {
      append(Run(range: NSRange(location: end, length: run.range.length), attributes: run.attributes))
      end += run.range.length
    }
  }

  mutating func change(_ range: NSRange, _ change: (inout Attributes) -> Void) {
    let range = clamped(range)
    guard range.length > 0 else { return }
    let old = runs
    runs = []
    for run in old {
      guard let inner = run.range.intersection(range), inner.length > 0 else {
        append(run)
        continue
      }
      append(Run(range: NSRange(run.range.location..<inner.location), attributes: run.attributes))
      var changed = Run(range: inner, attributes: run.attributes)
      change(&changed.attributes)
      append(changed)
      append(Run(range: NSRange(inner.upperBound..<run.range.upperBound), attributes: run.attributes))
    }
  }

  /// Adds a run, which lengthens the last one if it has equal attributes.
  private mutating func append(_ run: Run) {
    guard run.range.length > 0 else { return }
    if let last = runs.last, Self.areEqual(last.attributes, run.attributes) {
      runs[runs.count - 1].range.length += run.range.length
    } else {
      runs.append(run)
    }
  }

  // MARK: Comparing

  package static func == (one: AttributeStorage, other: AttributeStorage) -> Bool {
    one.string == other.string && one.runs.count == other.runs.count
      && zip(one.runs, other.runs).allSatisfy { $0.range == $1.range && areEqual($0.attributes, $1.attributes) }
  }

  private static func areEqual(_ one: Attributes, _ other: Attributes) -> Bool {
    one.count == other.count && one.allSatisfy { areEqual($1, other[$0]) }
  }

  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one as NSObject, let other as NSObject): return one === other || one.isEqual(other)
    case (let one as AnyHashable, let other as AnyHashable): return one == other
    default: return false
    }
  }
}
