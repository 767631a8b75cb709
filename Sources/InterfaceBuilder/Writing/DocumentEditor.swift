import LPSupport
package import Foundation

/// Adds constraints to a document, removes those of a scene or a view, and sets constants, priorities and frames.
/// Everything else stays byte for byte the same.
package struct DocumentEditor {
  /// An end of a constraint to add.
  package struct End {
    /// The line of the view's element.
    package let line: Int
    /// `safeArea`, `margins` or `content`; `nil` for the view itself.
    package let guide: String?
    package let attribute: String

    package init(line: Int, guide: String?, attribute: String) {
      (self.line, self.guide, self.attribute) = (line, guide, attribute)
    }
  }

  private struct Change {
    let range: Range<Int>
    let text: String
    /// The order of the changes at one place.
    let order: Int
  }

  /// One side of a constraint of the document.
  private struct Side {
    let id: String
    let attribute: String
  }

  private let tags: DocumentTags
  private var changes: [Change] = []
  /// The lines of the constraints for views that have none, by the index of the view's element.
  private var added: [(holder: Int, lines: [String])] = []
  /// The elements of constraints to remove.
  private var removed: Set<Int> = []
  /// The elements of views whose frames are no longer fixed.
  private var freed: Set<Int> = []
  private var ids: Set<String>

  /// - Throws: `InterfaceBuilderError` for what is not a document.
  package init(_ data: Data) throws(InterfaceBuilderError) {
    _ = try InterfaceBuilderDocument(data: data)
    tags = DocumentTags(Array(data))
    ids = Set(tags.tags.compactMap { [tags] in tags.value("id", of: $0) })
  }

  // MARK: Changing

  /// Adds a required equation.
  package mutating func addConstraint(
    _ first: End, _ second: End?, constant: Double
  ) throws(DocumentEditError) {
    let one = try side(first)
    let other = try second.map { end throws(DocumentEditError) in try side(end) }
    let holder = try holder(first, second)
    let id = value("id", of: holder)
    var (left, right, constant) = (one, other, constant)
    // As Interface Builder writes it: the superview's far edge comes first.
    if let far = right, far.id == id, left.id != id, Self.farEdges.contains(far.attribute) {
      (left, right, constant) = (far, left, -constant)
    }
    var text = "<constraint"
    if left.id != id { text += " firstItem=\"\(left.id)\"" }
    text += " firstAttribute=\"\(left.attribute)\""
    if let right { text += " secondItem=\"\(right.id)\" secondAttribute=\"\(right.attribute)\"" }
    if constant != 0 || right == nil { text += " constant=\"\(Self.number(constant))\"" }
    text += " id=\"\(newID(for: text))\"/>"
    if let index = added.firstIndex(where: { $0.holder == holder }) {
      added[index].lines.append(text)
    } else {
      added.append((holder, [text]))
    }
  }

  /// Removes all constraints of the scene that has the view whose element is in a line.
  ///
  /// - Throws: `DocumentEditError` for a constraint that means more than its equation (an outlet, a condition or a
  ///   placeholder), and for what a layout does not show: views inside bar items, which are scenes of their own, and
  ///   hidden views and those of some size classes, whose constraints nothing would replace.
  package mutating func removeConstraints(ofSceneAround line: Int) throws(DocumentEditError) {
    guard let root = try chain(of: End(line: line, guide: nil, attribute: "")).last else { throw .noView(line: line) }
    let excluded = variedIDs
    for index in tags.tags.indices where index == root || isInside(index, root) {
      guard let id = value("id", of: index), DocumentTag.views.contains(tags.tags[index].name) else { continue }
      let line = tags.tags[index].lines.lowerBound
      let holder = tags.tags[index].parent.map { tags.tags[$0].name } ?? ""
      if index != root, holder == "barButtonItem" || holder == "navigationItem" { throw .viewIsInBar(id, line: line) }
      if value("hidden", of: index) == "YES" { throw .viewIsHidden(id, line: line) }
      if excluded.contains(id) { throw .viewVaries(id, line: line) }
    }
    try remove(constraints(inside: root))
    for index in tags.tags.indices where isInside(index, root) { freeFrame(of: index) }
  }

  /// Lets constraints lay a view out instead of the frame that the editor fixes for want of constraints.
  private mutating func freeFrame(of index: Int) {
    let tag = tags.tags[index]
    guard value("translatesAutoresizingMaskIntoConstraints", of: index) == "NO",
      value("fixedFrame", of: index) == "YES",
      let place = tag.attributes.first(where: { $0.name == "fixedFrame" }), freed.insert(index).inserted
    else { return }
    var start = place.value.lowerBound
    while start > tag.range.lowerBound, !Self.spaces.contains(tags.bytes[start - 1]) { start -= 1 }
    change(start - 1..<place.value.upperBound + 1, "")
  }

  private static let spaces: Set<UInt8> = [9, 10, 13, 32]

  /// Removes constraints as the editor's *Clear Constraints*: all of the scene that has the view whose element is in a
  /// line, or those of that view. Views that are left without constraints keep their saved frames until they get some, as
  /// the editor writes it.
  ///
  /// - Returns: the lines of the constraints, in the order of the document.
  /// - Throws: `DocumentEditError` for a constraint that means more than its equation.
  package mutating func clearConstraints(ofScene isScene: Bool, line: Int) throws(DocumentEditError) -> [Int] {
    let chain = try chain(of: End(line: line, guide: nil, attribute: ""))
    let (view, root) = (chain[0], chain[chain.count - 1])
    let all = constraints(inside: root).filter { !removed.contains($0) }
    let cleared = isScene ? all : all.filter { isAbout($0, view) }
    try remove(cleared)
    let left = Set(all.filter { !removed.contains($0) }.flatMap(ends))
    for index in Set(cleared.flatMap(ends)).subtracting(left).sorted() { fixFrame(of: index) }
    return cleared.map { tags.tags[$0].lines.lowerBound }.sorted()
  }

  /// The constraints that views in an element hold, or the element itself.
  private func constraints(inside root: Int) -> [Int] {
    tags.tags.indices.filter { tags.tags[$0].name == "constraints" && isInside($0, root) }.flatMap(tags.children)
  }

  /// The ids that variations install in some classes only.
  private var variedIDs: Set<String> { values("reference", of: ["exclude", "include"]) }

  /// - Throws: `DocumentEditError` for a constraint that means more than its equation, and for a comment between some.
  private mutating func remove(_ constraints: [Int]) throws(DocumentEditError) {
    let destinations = values("destination", of: ["outlet", "outletCollection"])
    let excluded = variedIDs
    for list in Set(constraints.compactMap { tags.tags[$0].parent }).sorted() { try requireNoComments(in: list) }
    for index in constraints {
      let (id, line) = (value("id", of: index) ?? "", tags.tags[index].lines.lowerBound)
      if destinations.contains(id) { throw .constraintIsOutlet(id, line: line) }
      if excluded.contains(id) || !tags.children(of: index).isEmpty { throw .constraintVaries(id, line: line) }
      if value("placeholder", of: index) == "YES" { throw .constraintIsPlaceholder(id, line: line) }
    }
    removed.formUnion(constraints)
  }

  /// Returns the views at the ends of a constraint.
  private func ends(of constraint: Int) -> [Int] {
    let holder = tags.tags[constraint].parent.flatMap { tags.tags[$0].parent }
    let first = value("firstItem", of: constraint).map(tags.index(ofID:)) ?? holder
    let second = value("secondItem", of: constraint).flatMap(tags.index(ofID:))
    return [first, second].compactMap { $0 }.filter { DocumentTag.views.contains(tags.tags[$0].name) }
  }

  /// Whether a constraint places or sizes a view, other than one that places a view inside of it.
  private func isAbout(_ constraint: Int, _ view: Int) -> Bool {
    let ends = ends(of: constraint)
    return ends.contains(view) && !ends.contains { $0 != view && isInside($0, view) }
  }

  /// Fixes the saved frame of a view that has no constraints, unless a stack view arranges it or its frame follows from
  /// its mask.
  private mutating func fixFrame(of index: Int) {
    let tag = tags.tags[index]
    guard let list = tag.parent, tags.tags[list].name == "subviews", let holder = tags.tags[list].parent,
      tags.tags[holder].name != "stackView", value("fixedFrame", of: index) == nil,
      value("translatesAutoresizingMaskIntoConstraints", of: index) == "NO",
      let place = tag.attributes.first(where: { $0.name == "translatesAutoresizingMaskIntoConstraints" })
    else { return }
    var start = place.value.lowerBound
    while start > tag.range.lowerBound, !Self.spaces.contains(tags.bytes[start - 1]) { start -= 1 }
    change(start..<start, "fixedFrame=\"YES\" ")
  }

  /// Sets the constant of the constraint whose element is in a line.
  package mutating func setConstant(_ constant: Double, line: Int) throws(DocumentEditError) {
    let found = tags.tags.indices.filter { tags.tags[$0].name == "constraint" && tags.tags[$0].lines.contains(line) }
    guard found.count == 1 else { throw .oneLine(line: line) }
    let tag = tags.tags[found[0]]
    let id = value("id", of: found[0]) ?? ""
    guard !tags.children(of: found[0]).contains(where: { value("constant", of: $0) != nil }) else {
      throw .constraintVaries(id, line: line)
    }
    let text = Self.number(constant)
    if let known = tag.attributes.first(where: { $0.name == "constant" }) {
      change(known.value, text)
    } else if let place = tag.attributes.first(where: { $0.name == "id" }) {
      let start = place.value.lowerBound - 4
      change(start..<start, "constant=\"\(text)\" ")
    } else {
      throw .oneLine(line: line)
    }
  }

  private func requireNoComments(in list: Int) throws(DocumentEditError) {
    guard let end = tags.tags[list].end else { return }
    let content = tags.text(tags.tags[list].range.upperBound..<end.lowerBound)
    if content.contains("<!--") { throw .comment(line: tags.tags[list].lines.lowerBound) }
  }

  private func values(_ attribute: String, of names: Set<String>) -> Set<String> {
    Set(tags.tags.filter { names.contains($0.name) }.compactMap { tags.value(attribute, of: $0) })
  }

  private func isInside(_ index: Int, _ root: Int) -> Bool {
    var next = tags.tags[index].parent
    while let place = next {
      if place == root { return true }
      next = tags.tags[place].parent
    }
    return false
  }

  /// Sets the hugging priority of the view whose element is in a line.
  package mutating func setHugging(_ priority: Double, horizontally: Bool, line: Int) throws(DocumentEditError) {
    let tag = tags.tags[try view(in: line)]
    let name = horizontally ? "horizontalHuggingPriority" : "verticalHuggingPriority"
    let value = Self.number(priority)
    if let known = tag.attributes.first(where: { $0.name == name }) {
      change(known.value, value)
    } else {
      let place = tag.attributes.first { $0.name == "contentMode" } ?? tag.attributes.first { $0.name == "id" }
      guard let place else { throw .noView(line: line) }
      let isAfter = place.name == "contentMode"
      let position = isAfter ? place.value.upperBound + 1 : place.value.lowerBound - 4
      change(position..<position, isAfter ? " \(name)=\"\(value)\"" : "\(name)=\"\(value)\" ")
    }
  }

  /// Sets the frame of the view whose element is in a line.
  package mutating func setFrame(_ frame: CGRect, line: Int) throws(DocumentEditError) {
    let index = try view(in: line)
    let rect = tags.children(of: index).first {
      tags.tags[$0].name == "rect" && tags.value("key", of: tags.tags[$0]) == "frame"
    }
    guard let rect else { throw .noFrame(line: line) }
    let values = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    for (name, value) in values {
      guard let place = tags.tags[rect].attributes.first(where: { $0.name == name }) else {
        throw .noFrame(line: line)
      }
      let (old, new) = (tags.text(place.value), Self.coordinate(value))
      if Double(old) != Double(new) { change(place.value, new) }
    }
  }

  private mutating func change(_ range: Range<Int>, _ text: String) {
    changes.append(Change(range: range, text: text, order: changes.count))
  }

  // MARK: The result

  /// Returns the document with all changes.
  package func data() throws(DocumentEditError) -> Data {
    var all = changes
    for (holder, lines) in added { all.append(try insertion(lines, holder, order: all.count)) }
    let holders = Set(added.map(\.holder))
    for list in Set(removed.compactMap { tags.tags[$0].parent }) {
      // A list that gets other constraints stays.
      let own = tags.children(of: list)
      let isKept = tags.tags[list].parent.map(holders.contains) ?? false || !own.allSatisfy(removed.contains)
      for element in isKept ? own.filter(removed.contains) : [list] {
        all.append(Change(range: try lines(of: element), text: "", order: all.count))
      }
    }
    var bytes = tags.bytes
    for change in all.sorted(by: { ($0.range.lowerBound, $0.order) > ($1.range.lowerBound, $1.order) }) {
      bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    return Data(bytes)
  }

  /// The steps of Interface Builder's indentation.
  private static let step = "    "
  /// The children of a view that come before its constraints.
  private static let earlier: Set<String> = [
    "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "color", "accessibility", "gestureRecognizers",
  ]

  private var newline: String { tags.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

  /// Returns the lines of an element, which has to have them for itself.
  private func lines(of index: Int) throws(DocumentEditError) -> Range<Int> {
    let tag = tags.tags[index]
    let end = (tag.end ?? tag.range).upperBound
    let rest = tags.bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
    guard let outer = tags.indentation(of: tag.range.lowerBound),
      rest.allSatisfy({ $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }),
      rest.endIndex < tags.bytes.count
    else { throw .oneLine(line: tag.lines.lowerBound) }
    return tag.range.lowerBound - outer.utf8.count..<rest.endIndex + 1
  }

  private func insertion(_ lines: [String], _ holder: Int, order: Int) throws(DocumentEditError) -> Change {
    let children = tags.children(of: holder)
    if let list = children.first(where: { tags.tags[$0].name == "constraints" }), let end = tags.tags[list].end {
      guard let outer = tags.indentation(of: end.lowerBound) else {
        throw .oneLine(line: tags.tags[list].lines.lowerBound)
      }
      let start = end.lowerBound - outer.utf8.count
      let text = lines.map { outer + Self.step + $0 + newline }.joined()
      return Change(range: start..<start, text: text, order: order)
    }
    let before = children.prefix { Self.earlier.contains(tags.tags[$0].name) }.last
    guard let last = before, let outer = tags.indentation(of: tags.tags[last].range.lowerBound) else {
      throw .oneLine(line: tags.tags[holder].lines.lowerBound)
    }
    let position = (tags.tags[last].end ?? tags.tags[last].range).upperBound
    let inner = lines.map { newline + outer + Self.step + $0 }.joined()
    return Change(
      range: position..<position,
      text: "\(newline)\(outer)<constraints>\(inner)\(newline)\(outer)</constraints>", order: order)
  }

  // MARK: Elements

  private func value(_ name: String, of index: Int) -> String? { tags.value(name, of: tags.tags[index]) }

  /// Returns the element of the view in a line, which has to be the only one with an object id there.
  private func view(in line: Int) throws(DocumentEditError) -> Int {
    let found = tags.tags.indices.filter {
      tags.tags[$0].lines.contains(line) && DocumentTag.views.contains(tags.tags[$0].name) && value("id", of: $0) != nil
    }
    guard found.count == 1, let id = value("id", of: found[0]), tags.index(ofID: id) != nil else {
      throw .noView(line: line)
    }
    return found[0]
  }

  private func side(_ end: End) throws(DocumentEditError) -> Side {
    let view = try view(in: end.line)
    guard let id = value("id", of: view) else { throw .noView(line: end.line) }
    switch end.guide {
    case "margins": return Side(id: id, attribute: end.attribute + "Margin")
    case "safeArea":
      let guide = tags.children(of: view).first {
        tags.tags[$0].name == "viewLayoutGuide" && value("key", of: $0) == "safeArea"
      }
      guard let guide, let id = value("id", of: guide) else { throw .noSafeArea(line: end.line) }
      return Side(id: id, attribute: end.attribute)
    default: return Side(id: id, attribute: end.attribute)
    }
  }

  private static let farEdges: Set<String> = ["trailing", "bottom", "trailingMargin", "bottomMargin"]

  /// Returns the element that holds a constraint: the nearest view that both views are in, or are; a constraint with a
  /// number is its view's own.
  private func holder(_ first: End, _ second: End?) throws(DocumentEditError) -> Int {
    let one = try chain(of: first)
    guard let second else { return one[0] }
    let other = Set(try chain(of: second))
    guard let common = one.first(where: other.contains) else { throw .noView(line: first.line) }
    return common
  }

  /// Returns a view's element and those of the views around it, from the inside out.
  private func chain(of end: End) throws(DocumentEditError) -> [Int] {
    var chain: [Int] = []
    var next: Int? = try view(in: end.line)
    while let index = next {
      if DocumentTag.views.contains(tags.tags[index].name) { chain.append(index) }
      next = tags.tags[index].parent
    }
    return chain
  }

  // MARK: Text

  /// Returns an object id that the document does not have: three, two and three letters or digits.
  private mutating func newID(for text: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var seed: UInt64 = 0
    while true {
      var rest = Digest64(text, seed: seed).value
      let drawn = (0..<8).map { _ in
        defer { rest /= UInt64(letters.count) }
        return letters[Int(rest % UInt64(letters.count))]
      }
      let id = String(drawn[..<3]) + "-" + String(drawn[3..<5]) + "-" + String(drawn[5...])
      if ids.insert(id).inserted { return id }
      seed += 1
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Interface Builder writes a coordinate of zero as `0.0`.
  private static func coordinate(_ value: CGFloat) -> String { value == 0 ? "0.0" : number(Double(value)) }
}
