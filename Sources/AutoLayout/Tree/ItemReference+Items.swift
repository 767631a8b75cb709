extension ItemReference {
  /// The view, if the item is one and still exists.
  package var view: UIView? { isGuide ? nil : object.map { unsafeDowncast($0, to: UIView.self) } }
  /// The guide, if the item is one and still exists.
  package var guide: UILayoutGuide? { isGuide ? object.map { unsafeDowncast($0, to: UILayoutGuide.self) } : nil }
}
