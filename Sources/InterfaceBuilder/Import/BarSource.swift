import LPComponents

/// Writes the items of bars as Swift source.
@MainActor
enum BarSource {
  static func items(_ items: [UIBarItem]) -> String {
    "[" + items.map(item).joined(separator: ", ") + "]"
  }

  private static func item(_ item: UIBarItem) -> String {
    if item.isFlexibleSpace { return ".flexibleSpace()" }
    let parts = [
      item.title.map { "title: \(SwiftText.literal($0))" }, item.image.map { "image: \(SwiftText.image($0))" },
    ]
    return "BarItem(\(parts.compactMap { $0 }.joined(separator: ", ")))"
  }
}
