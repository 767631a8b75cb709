import Foundation
import LPSupport

/// Compares a tree of views that a Mac printed (`.recursiveDescription`) with that of this run, by classes and frames.
///
/// UIKit's own parts of its controls and bars have other classes here, or are none: of those only what both have is
/// compared.
struct MacTree {
  let place: SnapshotPlace

  /// Returns which views are elsewhere; `nil` if none is, or if one of the texts is no tree of views.
  func failure(of text: String) throws -> Failure? {
    guard let tree = PrintedView(text), let data = FileManager.default.contents(atPath: place.macPath),
      let reference = PrintedView(String(decoding: data, as: UTF8.self))
    else { return nil }
    var difference = Difference()
    difference.compare(reference, tree, "")
    if difference.lines.isEmpty {
      MacReferences.shared.note(.agrees, at: place)
      return Failure(message: nil)
    }
    MacReferences.shared.note(.differs, at: place, causes: difference.causes.sorted())
    let lines =
      ["The tree differs from the reference of a Mac, \(place.macPath). In points:"]
      + difference.lines.map { "  \($0)" }
      + ["  Not compared: colours, states and UIKit's own parts of its views."]
    return Failure(message: lines.joined(separator: "\n"))
  }

  /// The result of a comparison that took place.
  struct Failure {
    /// `nil` if the trees agree.
    let message: String?
  }

  private struct Difference {
    private(set) var lines: [String] = []
    private(set) var causes: Set<String> = []

    mutating func compare(_ reference: PrintedView, _ view: PrintedView, _ path: String) {
      let path = path.isEmpty ? reference.name : "\(path)/\(reference.name)"
      if reference.frame != nil, !reference.isAt(view.frame) {
        lines.append("\(path): \(reference.frameText) there, \(view.frameText) here")
        causes.insert("a view has another frame")
      }
      // Layers are printed without frames.
      var rest = view.subviews.filter { $0.frame != nil }[...]
      for expected in reference.subviews where expected.frame != nil {
        guard let index = rest.firstIndex(where: { $0.isSame(as: expected) }) else {
          guard !expected.isPart(of: reference) else { continue }
          lines.append("\(path)/\(expected.name): missing")
          causes.insert("a view is missing")
          continue
        }
        for extra in rest[..<index] { add(extra, path) }
        compare(expected, rest[index], path)
        rest = rest[(index + 1)...]
      }
      for extra in rest { add(extra, path) }
    }

    private mutating func add(_ extra: PrintedView, _ path: String) {
      lines.append("\(path)/\(extra.name): not in the reference")
      causes.insert("a view is not in the reference")
    }
  }
}

/// A line of a printed tree, with what is below it.
struct PrintedView {
  /// The class without its module.
  let name: String
  /// The class of UIKit that it inherits from, if it is the app's own.
  let base: String?
  /// As printed; `nil` where the line has none.
  let frame: [Double]?
  fileprivate(set) var subviews: [PrintedView] = []

  /// Reads a whole text; `nil` if it is no tree of views.
  init?(_ text: String) {
    let lines = text.split(separator: "\n")
    var position = 0
    guard let first = lines.first, Self.depth(of: first) == 0,
      let tree = Self.read(lines, &position), tree.frame != nil, position == lines.count
    else { return nil }
    self = tree
  }

  private init(line: Substring) {
    let class_ = line.prefixMatch(of: /[ |]*<([^;:>]+)/).map { String($0.1) } ?? ""
    name = class_.split(separator: ".").last.map(String.init) ?? class_
    base = line.firstMatch(of: /baseClass = (\w+)/).map { String($0.1) }
    frame = line.firstMatch(of: /frame = \(([-\d.e+]+) ([-\d.e+]+); ([-\d.e+]+) ([-\d.e+]+)\)/).flatMap { match in
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      return numbers.count == 4 ? numbers : nil
    }
  }

  private static func depth(of line: Substring) -> Int {
    line.prefix { $0 == " " || $0 == "|" }.filter { $0 == "|" }.count
  }

  private static func read(_ lines: [Substring], _ position: inout Int) -> PrintedView? {
    guard position < lines.count, lines[position].drop(while: { $0 == " " || $0 == "|" }).hasPrefix("<") else {
      return nil
    }
    let depth = depth(of: lines[position])
    var view = PrintedView(line: lines[position])
    position += 1
    while position < lines.count, Self.depth(of: lines[position]) > depth {
      guard let subview = read(lines, &position) else { return nil }
      view.subviews.append(subview)
    }
    return view
  }

  /// Whether two classes are one, but for the prefixes of UIKit's private ones.
  func isSame(as other: PrintedView) -> Bool { bareName == other.bareName }
  private var bareName: Substring {
    let name = name.drop { $0 == "_" }
    return name.hasPrefix("UI") ? name.dropFirst(2) : name
  }

  /// Whether the view is one of those that UIKit makes its own views of.
  func isPart(of view: PrintedView) -> Bool {
    if name.hasPrefix("_") { return true }
    return !["UIView", "UIStackView", "UIScrollView", nil].contains(
      view.base ?? (view.name.hasPrefix("UI") ? view.name : nil))
      && name.hasPrefix("UI")
  }

  /// Whether the frame is the same within half a point.
  func isAt(_ other: [Double]?) -> Bool {
    guard let frame, let other else { return frame == other }
    return zip(frame, other).allSatisfy { abs($0 - $1) <= 0.5 }
  }

  /// `(16, 8), 24 × 24`
  var frameText: String {
    guard let frame else { return "no frame" }
    let texts = frame.map { String(format: "%g", $0) }
    return "(\(texts[0]), \(texts[1])), \(texts[2]) × \(texts[3])"
  }
}
