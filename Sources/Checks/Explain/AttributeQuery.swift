package import LPLayoutModel

/// A view or guide and one of its attributes, as typed: `follow.width`, `card.title.leading`.
package struct AttributeQuery: Hashable, Codable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package struct Subject: Hashable, Sendable {
    package let item: ConstraintRecord.Item
    package let attribute: LayoutAttribute
  }

  /// The attributes that the name of a view alone stands for.
  private static let rectangle: [LayoutAttribute] = [.left, .top, .width, .height]

  /// Returns what the query selects in a layout: one attribute or, for a name alone, those of the rectangle.
  ///
  /// Names are those of equations or whole paths. Case matters only if two names differ by case alone.
  package func subjects(in layout: LayoutResult) throws(AttributeQueryError) -> [Subject] {
    if let item = try layout.item(named: text) {
      return Self.rectangle.map { Subject(item: item, attribute: $0) }
    }
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex else { throw .unknownItem(text, layout.itemNames) }
    let (name, word) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    guard let item = try layout.item(named: name) else { throw .unknownItem(name, layout.itemNames) }
    let known = Self.attributes(of: item)
    guard let attribute = known.first(where: { $0.name.lowercased() == word.lowercased() }) else {
      throw .unknownAttribute(word, item: name, known.map(\.name))
    }
    return [Subject(item: item, attribute: attribute)]
  }

  /// Returns the attributes of an item; guides have neither baselines nor margins.
  private static func attributes(of item: ConstraintRecord.Item) -> [LayoutAttribute] {
    LayoutAttribute.allCases.filter { attribute in
      guard attribute != .notAnAttribute else { return false }
      guard case .guide = item else { return true }
      return !attribute.isBaseline && attribute.rawValue < LayoutAttribute.leftMargin.rawValue
    }
  }
}

extension LayoutResult {
  fileprivate var itemNames: [String] { views.map(\.name) + guides.map(\.name) }

  private var namedItems: [(name: String, path: String, item: ConstraintRecord.Item)] {
    views.enumerated().map { ($1.name, $1.path, .view($0)) }
      + guides.enumerated().map { ($1.name, $1.path, .guide($0)) }
  }

  /// Finds the item with a name; `nil` if there is none.
  fileprivate func item(named name: String) throws(AttributeQueryError) -> ConstraintRecord.Item? {
    let wanted = name.lowercased()
    let searches: [((name: String, path: String, item: ConstraintRecord.Item)) -> Bool] = [
      { $0.path == name }, { $0.name == name }, { $0.path.lowercased() == wanted || $0.name.lowercased() == wanted },
      { $0.path.lowercased().hasSuffix("/" + wanted) },
    ]
    for matches in searches {
      let found = namedItems.filter(matches)
      if found.count > 1 { throw .severalItems(name, found.map(\.path)) }
      if let one = found.first { return one.item }
    }
    return nil
  }
}
