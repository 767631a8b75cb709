/// A view or layout guide as a log prints it.
package struct PrintedItem: Hashable, Sendable {
  /// The address, or the name where no address is printed. Lines that name the same key mean the same item.
  package let key: String
  /// The class, or the name that stands for the item.
  package let name: String
  /// The text in quotes after the address: a title or a guide's identifier.
  package let label: String?

  package init(key: String, name: String, label: String? = nil) {
    self.key = key
    self.name = name
    self.label = label
  }

  package var title: String { label.map { "\(name) '\($0)'" } ?? name }

  /// Whether the framework made the item for itself.
  var isPrivate: Bool { name.hasPrefix("_UI") || name.hasPrefix("_NS") || name == "UIButtonLabel" }
}
