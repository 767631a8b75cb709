package import LPComponents

extension UIBarButtonItem {
  /// Returns an item with the content of one of the system's; `nil` for a name that none has.
  package static func standard(_ name: String) -> UIBarButtonItem? {
    SystemItem.item(name).map { UIBarButtonItem(title: $0.title, image: $0.image) }
  }
}
