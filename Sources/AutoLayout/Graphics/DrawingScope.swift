import Foundation

/// A clip or a transparency layer that drawing is inside of.
struct DrawingScope {
  /// The number of the scope, by which items of one scope find each other.
  let number: Int
  var clip: Path?
  /// The items whose opacity is that of what is drawn; `nil` for no mask.
  var mask: [ContentItem]?
  var opacity = 1.0
  var shadow: ShadowPaint?
}

/// The items that drawing code has painted, within their scopes.
struct DrawingRecord {
  private var items: [ContentItem] = []
  /// The scopes of the last item, outermost first, with their items so far.
  private var open: [(scope: DrawingScope, items: [ContentItem])] = []

  /// Adds an item; items that follow each other in one scope become one group.
  mutating func add(_ item: ContentItem, in scopes: [DrawingScope]) {
    let shared = zip(open, scopes).prefix { $0.scope.number == $1.number }.count
    close(to: shared)
    for scope in scopes[shared...] { open.append((scope, [])) }
    append(item)
  }

  /// The items, groups of scopes included.
  var all: [ContentItem] {
    var record = self
    record.close(to: 0)
    return record.items
  }

  private mutating func append(_ item: ContentItem) {
    if open.isEmpty { items.append(item) } else { open[open.count - 1].items.append(item) }
  }

  private mutating func close(to count: Int) {
    while open.count > count {
      let (scope, items) = open.removeLast()
      var group = ContentGroup(items)
      (group.clip, group.opacity, group.shadow) = (scope.clip, scope.opacity, scope.shadow)
      group.mask = scope.mask
      append(.group(group))
    }
  }
}
