import Foundation
import LPSupport

/// A change to the gallery such as people make, and how to recognise it in a report.
struct GalleryEdit {
  enum Kind: String, CaseIterable {
    case constant, priority, removed, longer, swapped, font
  }

  /// What a report must call the cause; derived from the sources and from the gallery before the edit.
  enum Expectation {
    /// A constraint that is written on this line.
    case constraint(line: Int)
    /// One of these is gone.
    case gone(equations: Set<String>)
    /// A view that now says this.
    case text(String)
    /// A view that is made on one of these lines, or has one of these names.
    case view(lines: Set<Int>, names: Set<String>)
  }

  let kind: Kind
  /// `Checkout.swift`
  let file: String
  /// From 1.
  let line: Int
  /// The line, or the two lines, or the string's key; and what became of it.
  let before: String
  let after: String
  var expectation: Expectation
  /// The whole source after the edit; `nil` where only a string was edited.
  let source: String?

  var title: String {
    let change = "\(before.trimmingCharacters(in: .whitespaces)) → \(after.trimmingCharacters(in: .whitespaces))"
    return "\(kind.rawValue) \(file):\(line) \(change)"
  }
}

/// One file of the gallery, and the edits that can be made in it.
struct GallerySource {
  /// `Checkout.swift`
  let name: String
  /// Of the preview: `checkout`.
  let property: String
  let lines: [String]

  /// `nil` for a file without a preview.
  init?(name: String, text: String) {
    guard let match = text.firstMatch(of: /var (\w+): Preview \{/) else { return nil }
    self.name = name
    property = String(match.1)
    lines = text.components(separatedBy: "\n")
  }

  func edits(_ kind: GalleryEdit.Kind, strings: GalleryStrings, _ random: inout SplitMix64) -> [GalleryEdit] {
    switch kind {
    case .constant: constraintLines.compactMap { constant($0, &random) }
    case .priority: constraintLines.compactMap { priority($0, &random) }
    case .removed: constraintLines.compactMap(removed)
    case .longer: keys(in: strings).map { longer($0, strings) }
    case .swapped: swaps
    case .font: lines.indices.compactMap { font($0, &random) }
    }
  }

  private func edit(
    _ kind: GalleryEdit.Kind, _ index: Int, _ after: String, _ expectation: GalleryEdit.Expectation
  ) -> GalleryEdit {
    var edited = lines
    edited[index] = after
    return GalleryEdit(
      kind: kind, file: name, line: index + 1, before: lines[index], after: after, expectation: expectation,
      source: edited.joined(separator: "\n"))
  }

  private func indent(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }

  // MARK: Constraints

  /// Lines of one constraint, or of a few of a kind, in the builders of constraints.
  private var constraintLines: [Int] {
    var found: [Int] = []
    var end: Int?
    for index in lines.indices {
      let text = lines[index].trimmingCharacters(in: .whitespaces)
      if let depth = end {
        if indent(index) <= depth, text.hasPrefix("}") { end = nil }
      } else if text.contains("constraints: {"), text.hasSuffix(" in") {
        end = indent(index)
        continue
      }
      guard end != nil, Self.isConstraint(text) else { continue }
      found.append(index)
    }
    return found
  }

  private static func isConstraint(_ text: String) -> Bool {
    let isStatement = ["if ", "}", "//", "case ", "switch ", "let ", "else"].contains { text.hasPrefix($0) }
    let isOpen = text.hasSuffix("{") || text.contains("?")
    let isLoop = text.hasPrefix("for ") && !text.hasSuffix("}")
    return !isStatement && !isOpen && !isLoop
      && [" == ", " >= ", " <= ", ".distribute(", ".align(", ".equal("].contains { text.contains($0) }
  }

  /// The line without a priority.
  private func equation(_ index: Int) -> Substring {
    lines[index].range(of: " ~ ").map { lines[index][..<$0.lowerBound] } ?? lines[index][...]
  }

  private func constant(_ index: Int, _ random: inout SplitMix64) -> GalleryEdit? {
    let equation = equation(index)
    let number = /(?:[+-] |by: |spacing: |horizontal: |vertical: |leading: |[=<>]= )(\d+(?:\.\d+)?)(?![\d.]*\s*[*\/])/
    guard let match = equation.firstMatch(of: number), let value = Double(match.1) else { return nil }
    let more = value + [3, 5, 8, 12, 20].randomElement(using: &random)!
    var text = lines[index]
    text.replaceSubrange(
      match.1.startIndex..<match.1.endIndex, with: more == more.rounded() ? "\(Int(more))" : "\(more)")
    return edit(.constant, index, text, .constraint(line: index + 1))
  }

  private func priority(_ index: Int, _ random: inout SplitMix64) -> GalleryEdit? {
    let text = lines[index]
    let isOne = [" == ", " >= ", " <= "].contains { text.contains($0) }
    let sides = text.components(separatedBy: " == ")
    guard isOne, !text.hasSuffix("}"), !text.contains("for "), !sides[0].contains(" - ") else { return nil }
    let other = [251, 400, 600, 740, 900].randomElement(using: &random)!
    return edit(.priority, index, "\(equation(index)) ~ \(other)", .constraint(line: index + 1))
  }

  private func removed(_ index: Int) -> GalleryEdit? {
    let spaces = String(repeating: " ", count: indent(index))
    // Which equations these are is known when the gallery was laid out.
    return edit(.removed, index, spaces + "// nothing", .gone(equations: []))
  }

  // MARK: Strings

  private func keys(in strings: GalleryStrings) -> [(index: Int, key: String)] {
    lines.indices.flatMap { index in
      lines[index].matches(of: /"([a-z]+\.[A-Za-z0-9.]+)"/).map { (index, String($0.1)) }
    }.filter { strings.value($0.key) != nil }
  }

  private func longer(_ found: (index: Int, key: String), _ strings: GalleryStrings) -> GalleryEdit {
    let words = GalleryStrings.more
    return GalleryEdit(
      kind: .longer, file: name, line: found.index + 1, before: found.key, after: words + strings.value(found.key)!,
      expectation: .text(words), source: nil)
  }

  // MARK: Views

  /// Neighbours in a builder of views.
  private var swaps: [GalleryEdit] {
    lines.indices.dropLast().compactMap { index in
      let names = [lines[index], lines[index + 1]].map { $0.trimmingCharacters(in: .whitespaces) }
      guard indent(index) == indent(index + 1), names.allSatisfy(isView) else { return nil }
      var edited = lines
      edited.swapAt(index, index + 1)
      return GalleryEdit(
        kind: .swapped, file: name, line: index + 1, before: names.joined(separator: ", "),
        after: names.reversed().joined(separator: ", "),
        expectation: .view(lines: Set(names.flatMap(places)), names: Set(names)),
        source: edited.joined(separator: "\n"))
    }
  }

  /// A name that stands alone and is declared as a view of its own: no list of them, and no guide.
  private func isView(_ name: String) -> Bool {
    guard name.wholeMatch(of: /[a-z]\w*/) != nil else { return false }
    let declared = lines.first { $0.contains("let \(name) = ") }
    guard let declared, !declared.contains("LayoutGuide()") else { return false }
    return !declared.contains(".map") && !declared.contains("= [")
  }

  /// Where a view of this name is made: where it is declared, or in the property or function that makes it.
  private func places(_ name: String) -> [Int] {
    lines.indices.flatMap { index -> [Int] in
      if lines[index].contains("let \(name) = ") { return [index + 1] }
      let isMaker = lines[index].contains("var \(name): ") || lines[index].contains("func \(name)(")
      guard isMaker else { return [] }
      let end = lines[index...].dropFirst().firstIndex {
        $0.hasPrefix(String(repeating: " ", count: indent(index)) + "}")
      }
      return Array(index + 1...(end ?? index) + 1)
    }
  }

  private func font(_ index: Int, _ random: inout SplitMix64) -> GalleryEdit? {
    var text = lines[index]
    if let match = text.firstMatch(of: /systemFont\(ofSize: (\d+)/), let size = Int(match.1) {
      text.replaceSubrange(match.1.startIndex..<match.1.endIndex, with: "\(size + 5)")
    } else if let match = text.firstMatch(of: /UILabel\([^()]*style: \.(\w+)/) {
      let others = ["caption1", "body", "title3", "largeTitle"].filter { $0 != match.1 }
      text.replaceSubrange(match.1.startIndex..<match.1.endIndex, with: others.randomElement(using: &random)!)
    } else {
      return nil
    }
    return edit(.font, index, text, .view(lines: [index + 1], names: []))
  }
}

/// The gallery's string catalog.
struct GalleryStrings {
  static let more = "Quite a few words more: "
  private let catalog: [String: Any]

  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  private static func unit(_ entry: Any?) -> [String: Any]? {
    let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any]
    return (localizations?["en"] as? [String: Any])?["stringUnit"] as? [String: Any]
  }

  /// In English; `nil` for a key that is not there or has forms for numbers.
  func value(_ key: String) -> String? {
    Self.unit((catalog["strings"] as? [String: Any])?[key])?["value"] as? String
  }

  /// The catalog with another English value.
  func data(replacing key: String, by value: String) throws -> Data {
    var catalog = catalog
    var strings = catalog["strings"] as? [String: Any] ?? [:]
    var entry = strings[key] as? [String: Any] ?? [:]
    var localizations = entry["localizations"] as? [String: Any] ?? [:]
    localizations["en"] = ["stringUnit": ["state": "translated", "value": value]]
    entry["localizations"] = localizations
    strings[key] = entry
    catalog["strings"] = strings
    return try JSONSerialization.data(withJSONObject: catalog, options: [.sortedKeys])
  }
}
