import LPAutoLayout
import Foundation

/// Reads views, guides, constraints and variations from elements.
struct DocumentReader {
  let isFlipped: Bool
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var ids: Set<String> = []
  /// The views of bar items, which are not part of the tree that they are found in.
  private(set) var detached: [DocumentElement] = []
  private var made = 0

  /// - Parameter isFlipped: whether y grows upwards, as on macOS.
  init(isFlipped: Bool) { self.isFlipped = isFlipped }

  // MARK: Views

  static func isView(_ element: DocumentElement) -> Bool {
    DocumentTag.views.contains(element.tag) && element.tag != "segmentedCell"
      || element.child("rect", key: "frame") != nil && element["id"] != nil
  }

  mutating func view(
    _ element: DocumentElement, parent: DocumentView? = nil, isArranged: Bool = false
  ) -> DocumentView {
    let view = DocumentView(
      element: element, id: identity(of: element), frame: frame(of: element, in: parent),
      autoresizing: parent?.element.flag("autoresizesSubviews") == false ? [] : mask(of: element),
      isArranged: isArranged)
    view.parent = parent
    view.guides = guides(of: element)
    view.variations = variations(of: element)
    if let list = element.child("constraints") {
      view.constraints = list.children("constraint").compactMap { constraint($0) }
    }
    collect(element, into: view)
    return view
  }

  private mutating func collect(_ element: DocumentElement, into view: DocumentView) {
    for child in element.children {
      if Self.isView(child) {
        let isArranged = element.tag == "subviews" && view.tag == "stackView"
        view.subviews.append(self.view(child, parent: view, isArranged: isArranged))
      } else if DocumentTag.containers.contains(child.tag) {
        collect(child, into: view)
      } else {
        collectDetached(child)
      }
    }
  }

  private mutating func collectDetached(_ element: DocumentElement) {
    for child in element.children {
      if Self.isView(child) { detached.append(child) } else { collectDetached(child) }
    }
  }

  mutating func takeDetached() -> [DocumentElement] {
    defer { detached = [] }
    return detached
  }

  private mutating func identity(of element: DocumentElement) -> String {
    if let id = element["id"], !id.isEmpty {
      if ids.insert(id).inserted { return id }
      warn(
        "duplicate-id", "<\(element.tag)> repeats the id \(id)", at: element,
        fix: "give each object its own id")
    }
    repeat { made += 1 } while ids.contains("\(element.tag)-\(made)")
    let id = "\(element.tag)-\(made)"
    ids.insert(id)
    return id
  }

  /// Reads a frame. Interface Builder always writes width and height; a missing x or y is 0.
  private func frame(of element: DocumentElement, in parent: DocumentView?) -> CGRect? {
    guard let rect = element.child("rect", key: "frame") ?? element.child("rect", key: "contentRect") else {
      return cellFrame(of: element, in: parent)
    }
    let width = max(0, rect.number("width") ?? 0)
    let height = max(0, rect.number("height") ?? 0)
    var y = rect.number("y") ?? 0
    if isFlipped, let parent, !DocumentTag.flipped.contains(parent.tag) { y = parent.frame.height - y - height }
    return CGRect(x: rect.number("x") ?? 0, y: y, width: width, height: height)
  }

  /// Xcode 6 leaves out the rectangles of cells and of what they hold: a cell is as wide as its table and has the row's
  /// height, and its content leaves a point for the separator.
  private func cellFrame(of element: DocumentElement, in parent: DocumentView?) -> CGRect? {
    guard let parent else { return nil }
    switch element.tag {
    case "tableViewCell":
      let height = element.number("rowHeight") ?? parent.element.number("rowHeight") ?? 44
      // Each row begins where the one before it ends.
      let y = parent.subviews.last { $0.tag == "tableViewCell" }?.frame.maxY ?? 0
      return CGRect(x: 0, y: y, width: parent.frame.width, height: height < 0 ? 44 : height)
    case "tableViewCellContentView":
      return CGRect(x: 0, y: 0, width: parent.frame.width, height: max(0, parent.frame.height - 1))
    default: return nil
    }
  }

  private func mask(of element: DocumentElement) -> UIView.AutoresizingMask {
    guard let written = element.child("autoresizingMask") else { return [] }
    var mask: UIView.AutoresizingMask = []
    for (name, part) in [
      ("flexibleMinX", UIView.AutoresizingMask.flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("heightSizable", .flexibleHeight),
      ("flexibleMinY", isFlipped ? .flexibleBottomMargin : .flexibleTopMargin),
      ("flexibleMaxY", isFlipped ? .flexibleTopMargin : .flexibleBottomMargin),
    ] where written.flag(name) == true {
      mask.insert(part)
    }
    return mask
  }

  // MARK: Guides

  private mutating func guides(of element: DocumentElement) -> [DocumentGuide] {
    var found: [DocumentGuide] = []
    for child in element.children where child.tag.hasSuffix("ayoutGuide") {
      guard let id = child["id"] else {
        warn("missing-id", "a layout guide of <\(element.tag)> has no id", at: child, fix: "remove the guide")
        continue
      }
      ids.insert(id)
      found.append(DocumentGuide(id: id, kind: Self.kind(of: child)))
    }
    return found
  }

  private static func kind(of element: DocumentElement) -> DocumentGuide.Kind {
    switch element["key"] {
    case "safeArea": .safeArea
    case "contentLayoutGuide": .content
    case "frameLayoutGuide": .frame
    case "keyboard", "keyboardLayoutGuide": .keyboard
    case "readableContentGuide", "readableContent": .readable
    case "layoutMarginsGuide", "layoutMargins": .margins
    default: .custom
    }
  }

  /// Reads the edges of bars that a controller of an old document has.
  mutating func controllerGuides(_ controller: DocumentElement) -> [DocumentGuide] {
    (controller.child("layoutGuides")?.children("viewControllerLayoutGuide") ?? []).compactMap { child in
      guard let id = child["id"] else { return nil }
      ids.insert(id)
      return DocumentGuide(id: id, kind: child["type"] == "bottom" ? .bottom : .top)
    }
  }

  // MARK: Variations

  private func variations(of element: DocumentElement) -> [DocumentVariation] {
    element.children("variation").map { variation in
      func references(_ key: String, _ tag: String) -> [String] {
        variation.children("mask").filter { $0["key"] == key }.flatMap {
          $0.children(tag).compactMap { $0["reference"] }
        }
      }
      return DocumentVariation(
        traits: TraitCondition(variation["key"] ?? "default"), element: variation,
        excludedSubviews: references("subviews", "exclude"), includedSubviews: references("subviews", "include"),
        excludedConstraints: references("constraints", "exclude"),
        includedConstraints: references("constraints", "include"))
    }
  }

  // MARK: Constraints

  private mutating func constraint(_ element: DocumentElement) -> DocumentConstraint? {
    guard let first = attribute(element, "firstAttribute"), first != .notAnAttribute else { return nil }
    guard let second = attribute(element, "secondAttribute") else { return nil }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let multiplier = element["multiplier"].map { DocumentNumber.multiplier($0) ?? .nan } ?? 1
    let constant = element["constant"].map { DocumentNumber.value($0) ?? .nan } ?? 0
    let priority = element["priority"].map { DocumentNumber.priority($0) ?? .nan } ?? 1000
    guard multiplier.isFinite, constant.isFinite, priority.isFinite else {
      warn(
        "constraint-number", "constraint \(element["id"] ?? "?") has a number that is malformed or too large",
        at: element,
        fix: "correct its constant, multiplier or priority")
      return nil
    }
    return DocumentConstraint(
      element: element, id: element["id"], first: element["firstItem"], second: element["secondItem"],
      firstAttribute: first, secondAttribute: second, relation: relation, multiplier: multiplier, constant: constant,
      priority: priority, isPlaceholder: element.flag("placeholder") ?? false,
      variations: variations(of: element))
  }

  private mutating func attribute(_ element: DocumentElement, _ name: String) -> NSLayoutConstraint.Attribute? {
    guard let word = element[name] else { return .notAnAttribute }
    if let attribute = Self.attributes[word] { return attribute }
    warn(
      "constraint-attribute", "unknown constraint attribute '\(word)'", at: element,
      fix: "the constraint is ignored")
    return nil
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  private mutating func warn(_ rule: String, _ message: String, at element: DocumentElement, fix: String) {
    diagnostics.append(Diagnostic(.warning, rule: rule, message: "line \(element.line): \(message)", fix: fix))
  }
}
