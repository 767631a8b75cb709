extension ItemReference {
  /// The view, where it is one and still there.
  var view: UIView? { isGuide ? nil : object.map { unsafeDowncast($0, to: UIView.self) } }
  /// The guide, where it is one and still there.
  var guide: UILayoutGuide? { isGuide ? object.map { unsafeDowncast($0, to: UILayoutGuide.self) } : nil }
}
