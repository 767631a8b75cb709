package import LPLayoutModel
import Foundation

/// How much of a view of an app is seen in a preview that has none of the app's data.
///
/// Its parts are the texts, pictures and controls in it, and the boxes that it paints. One is seen if it has a size at a
/// plausible place: mostly within the screen, and not below another one in a heap, as what has lost its constraints is.
package struct ShownShare: Codable, Sendable, Hashable {
  package enum Verdict: String, Codable, Sendable {
    /// At least two thirds of the parts are seen.
    case recognisable
    /// Fewer.
    case partly
    /// Nothing but the name of the class.
    case nameOnly = "name-only"
    /// Nothing at all.
    case blank
  }

  /// The number of parts that are not hidden.
  package let parts: Int
  /// The number of those that are seen.
  package let seen: Int
  package let verdict: Verdict

  init(parts: Int, seen: Int, verdict: Verdict) {
    (self.parts, self.seen, self.verdict) = (parts, seen, verdict)
  }

  /// - Parameters:
  ///   - result: the layout of a preview.
  ///   - name: the name of the class that the preview shows.
  package init(_ result: LayoutResult, of name: String) {
    let search = PartSearch(result, of: name)
    let parts = search.parts
    let heaped = search.heaped(parts)
    let visible = parts.filter { search.isSeen($0) && !heaped.contains($0) }
    // Rows in the place of data that repeat a name say nothing of the rows that the app would show.
    let seen = visible.filter { !search.isNamedRow($0) }
    let verdict: Verdict =
      if seen.isEmpty {
        heaped.isEmpty ? (visible.isEmpty ? .blank : .nameOnly) : .partly
      } else if seen.contains(where: search.isName),
        seen.allSatisfy({ search.isName($0) && !search.isOfItsOwn($0) || search.isOutline($0) })
      {
        .nameOnly
      } else {
        seen.count * 3 >= parts.count * 2 ? .recognisable : .partly
      }
    self.init(parts: parts.count, seen: seen.count, verdict: verdict)
  }

  /// The sentence that is printed.
  package var sentence: String {
    let count = "\(seen) of \(parts) parts seen"
    return switch verdict {
    case .recognisable: "recognisable (\(count))"
    case .partly: "partly shown (\(count))"
    case .nameOnly: "only its name is shown"
    case .blank: parts == 0 ? "nothing is shown" : "nothing is shown (\(count))"
    }
  }
}

/// Finds the parts of a view in a layout.
private struct PartSearch {
  private let layout: ShownLayout
  private let name: String
  private let root: Int
  /// The region in which each view is visible in the picture, in the screen's coordinates: what scrolls is where it is
  /// before anyone scrolls.
  private let pictured: [CGRect]

  init(_ result: LayoutResult, of name: String) {
    layout = ShownLayout(result)
    let last = name.split(separator: ".").last.map(String.init) ?? name
    self.name = last
    root = result.views.firstIndex { $0.className == last } ?? 0
    var pictured: [CGRect] = []
    for (index, view) in result.views.enumerated() {
      guard let parent = view.parent, parent < index else {
        pictured.append(view.frame)
        continue
      }
      let owner = result.views[parent]
      let cuts = owner.role == .scrolling || owner.appearance.clipsToBounds
      pictured.append(cuts ? pictured[parent].intersection(owner.frame) : pictured[parent])
    }
    self.pictured = pictured
  }

  private var views: [ViewRecord] { layout.result.views }

  /// The parts, in preorder.
  var parts: [Int] {
    guard views.indices.contains(root) else { return [] }
    var found: [Int] = []
    collect(root, into: &found)
    let parts = found.filter { !isScrolledAway($0) }
    // Lines between others are parts of a class that shows nothing else.
    let others = parts.filter { !isLine($0) }
    return others.isEmpty ? parts : others
  }

  private func isLine(_ index: Int) -> Bool {
    let view = views[index]
    let size = view.frame.size
    return index != root && !hasContent(view)
      && (size.height <= 1 && size.width > size.height || size.width <= 1 && size.height > size.width)
  }

  /// Whether a text is nothing to see.
  private static func isBlank(_ text: String?) -> Bool { (text ?? "").allSatisfy(\.isWhitespace) }

  /// Whether a view lies beyond what a scroll view shows, which belongs to another picture.
  private func isScrolledAway(_ index: Int) -> Bool {
    var next = views[index].parent
    while let place = next {
      if views[place].role == .scrolling, pictured[place].intersection(views[place].frame).isArea {
        return !views[index].frame.intersects(views[place].frame)
      }
      next = views[place].parent
    }
    return false
  }

  /// Adds the parts in a view, and the view itself where it is one.
  ///
  /// - Returns: whether there are some.
  @discardableResult
  private func collect(_ index: Int, into found: inout [Int]) -> Bool {
    let view = views[index]
    guard !view.isHidden, !Self.chrome.contains(view.className), !isClosedRow(view) else { return false }
    if view.className == "NavigationBar" { return collectItems(of: index, into: &found) }
    let isControl = view.role == .target || view.role == .control
    let hasContent = hasContent(view)
    let place = found.count
    var hasParts = false
    // What is inside of a control belongs to it.
    if !(isControl && hasContent) {
      for child in layout.children[index] where collect(child, into: &found) { hasParts = true }
    }
    // A list without rows is a part that is not seen.
    let isBox = !hasParts && (ShownLayout.paintsBox(view) || isControl || Self.isList(view))
    guard hasContent || isBox && (index != root || paintsMore(view)) else { return hasParts }
    found.insert(index, at: place)
    return true
  }

  /// Adds the title and the items that a bar paints, which are those of the controller below it, as one part, and the
  /// views in it. A title that is the name of the class says nothing.
  private func collectItems(of index: Int, into found: inout [Int]) -> Bool {
    let view = views[index]
    guard !view.isHidden, view.content.text != name else { return false }
    let count = found.count
    if hasContent(view) { found.append(index) }
    for child in layout.children[index] { _ = collectItems(of: child, into: &found) }
    return found.count > count
  }

  /// Whether a root paints more than a background, which every screen has.
  private func paintsMore(_ view: ViewRecord) -> Bool {
    let look = view.appearance
    return view.parent != nil || look.border != nil || look.effects != nil || look.cornerRadius > 0
  }

  /// The bars of containers, which belong to no controller, and the lines between rows, which every list has.
  private static let chrome: Set = ["TabBar", "Toolbar", "SeparatorView"]

  private func hasContent(_ view: ViewRecord) -> Bool {
    if !Self.isBlank(view.content.text) { return true }
    // A picture that has no room draws nothing.
    if view.content.text == nil, !view.frame.isArea, view.content.intrinsicWidth ?? 0 > 1,
      view.content.intrinsicHeight ?? 0 > 1
    {
      return true
    }
    return view.content.items.contains { item in
      if case .text = item { view.content.text == nil } else { Self.isContent(item) }
    }
  }

  /// Whether a view is a row to which a list gives no height, as apps hide those that they do not need.
  private func isClosedRow(_ view: ViewRecord) -> Bool {
    view.className.hasSuffix("Cell") && view.frame.height < 1 && view.frame.width > 1
      && view.parent.map { Self.isList(views[$0]) } ?? false
  }

  private static func isList(_ view: ViewRecord) -> Bool {
    view.role == .scrolling && (view.className.hasSuffix("TableView") || view.className.hasSuffix("CollectionView"))
  }

  private static func isContent(_ item: ContentItem) -> Bool {
    switch item {
    case .fill(_, let color), .stroke(_, let color, _), .line(_, let color, _): color.alpha > 0.05
    case .text, .symbol, .image, .gradient, .group: true
    }
  }

  // MARK: Seen

  func isSeen(_ index: Int) -> Bool {
    let view = views[index]
    guard layout.isShown[index], !Self.isList(view) || hasRows(index) else { return false }
    let isText = !(view.content.text ?? "").isEmpty
    let least: CGFloat = isText ? 4 : 1.0 / 3
    guard view.frame.width >= least, view.frame.height >= least else { return false }
    let inside = view.frame.intersection(pictured[index])
    guard contrasts(index), !inside.isNull else { return false }
    return inside.width * inside.height * 2 >= view.frame.width * view.frame.height
  }

  private func hasRows(_ list: Int) -> Bool {
    layout.children[list].contains { views[$0].className.hasSuffix("Cell") }
  }

  /// Whether a part shows the name of the class alone, or that of a box in the place of a view that is missing here.
  func isName(_ index: Int) -> Bool {
    guard let text = views[index].content.text, !text.isEmpty else { return false }
    return text == name || isBoxName(index)
  }

  /// Whether a part is the name of the box around it, over which other parts may lie.
  private func isBoxName(_ index: Int) -> Bool {
    guard let text = views[index].content.text, let parent = views[index].parent else { return false }
    return isNamed(views[parent], text)
  }

  /// Whether a part is the text of a row that is the name of the row's class, of the list's or of its property.
  func isNamedRow(_ index: Int) -> Bool {
    guard let text = views[index].content.text, !text.isEmpty else { return false }
    var (next, isRow) = (views[index].parent, false)
    while let place = next {
      let view = views[place]
      if view.className.hasSuffix("Cell") {
        isRow = true
        if [view.className, "UI\(view.className)"].contains(text) { return true }
      }
      if Self.isList(view) { return isRow && ["UI\(view.className)", Self.name(of: view)].contains(text) }
      next = view.parent
    }
    return false
  }

  /// The name of a view without the number that tells it from others.
  private static func name(of view: ViewRecord) -> String {
    String((view.path.split(separator: "/").last ?? "").prefix { $0 != "#" })
  }

  private func isNamed(_ view: ViewRecord, _ text: String) -> Bool {
    view.appearance.border != nil && (view.className == text || view.path.split(separator: "/").last == text[...])
  }

  /// Whether a part is a button or a label of the class itself, with a shape or a colour that is its own.
  func isOfItsOwn(_ index: Int) -> Bool {
    let (view, page) = (views[index], page(at: views[index].parent) ?? .white)
    guard index == root, !Self.isBlank(view.content.text) else { return false }
    let shapes = view.content.items.filter { item in
      if case .text = item { false } else { true }
    }
    return view.appearance.background?.isSeen(on: page) ?? false || (view.appearance.border?.width ?? 0) > 0
      || shapes.contains { $0.isSeen(on: page) }
  }

  /// Whether a part may be the box around the name.
  func isOutline(_ index: Int) -> Bool { index == root && !views[index].content.items.contains(where: Self.isContent) }

  /// Whether a text, or the background of a box, can be told from what is behind it. A control that paints nothing can
  /// not.
  private func contrasts(_ index: Int) -> Bool {
    let view = views[index]
    let colors = view.content.items.compactMap { item in
      if case .text(_, _, let color) = item { color } else { nil }
    }
    if let color = colors.first { return page(at: index).map(color.isSeen) ?? true }
    if Self.isList(view) { return true }
    guard let page = page(at: view.parent) else { return true }
    let look = view.appearance
    if look.background?.isSeen(on: page) ?? false { return true }
    if let border = look.border, border.width > 0, border.color.isSeen(on: page) { return true }
    let inside = look.background.flatMap { $0.alpha > 0.5 ? $0 : nil } ?? page
    return look.effects?.isSeen(on: inside) ?? false || view.content.items.contains { $0.isSeen(on: inside) }
  }

  /// The nearest background at a view or around it; `nil` if something else is painted there.
  private func page(at index: Int?) -> RGBA? {
    var next = index
    while let place = next {
      let view = views[place]
      if paintsInside(view) { return nil }
      if let background = view.appearance.background, background.alpha > 0.5 { return background }
      next = view.parent
    }
    return layout.result.traits.userInterfaceStyle == .dark ? RGBA.black : .white
  }

  /// Whether a view paints more than a border, of which nobody knows how light it is.
  private func paintsInside(_ view: ViewRecord) -> Bool {
    if let effects = view.appearance.effects, !effects.backdrop.isEmpty || !effects.sublayers.isEmpty { return true }
    return view.content.items.contains { item in
      if case .text = item { false } else { Self.isContent(item) }
    }
  }

  // MARK: Heaps

  /// Texts that lie over each other, so that neither can be read, and those below something opaque with a text.
  func heaped(_ parts: [Int]) -> Set<Int> {
    let leaves = parts.filter {
      !Self.isBlank(views[$0].content.text) && !views[$0].content.items.isEmpty && layout.children[$0].isEmpty
        && isSeen($0) && !isBoxName($0)
    }
    var found: Set<Int> = []
    for (position, first) in leaves.enumerated() {
      for second in leaves[(position + 1)...] where isHeap(first, second) {
        found.formUnion(covers(second, first) ? [first] : [first, second])
      }
    }
    return found
  }

  private func isHeap(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (views[first].frame, views[second].frame)
    let common = one.intersection(other)
    guard !common.isNull else { return false }
    return common.width * common.height > min(one.width * one.height, other.width * other.height) * 0.6
  }

  /// Whether a later view, or one around it that is not around the other, hides what is behind it.
  private func covers(_ second: Int, _ first: Int) -> Bool {
    var around: Set<Int> = []
    var next: Int? = first
    while let place = next {
      around.insert(place)
      next = views[place].parent
    }
    next = second
    while let place = next, !around.contains(place) {
      if (views[place].appearance.background?.alpha ?? 0) > 0.9 { return true }
      next = views[place].parent
    }
    return false
  }
}
