public import LPAutoLayout
public import LPComponents

extension UIViewController {
  private static let unavailable = Stored<(any UIContentConfiguration)?>(
    "UIViewController.contentUnavailableConfiguration", nil)
  private static let unavailableView = Stored<UIView?>("UIViewController.contentUnavailableView", nil)

  /// What is shown over the controller's view where it has no content; `nil` for nothing.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { Self.unavailable[self] }
    set {
      Self.unavailable[self] = newValue
      showUnavailable()
    }
  }

  private func showUnavailable() {
    // Loading the view may set another one.
    if contentUnavailableConfiguration != nil { loadViewIfNeeded() }
    Self.unavailableView[self]?.removeFromSuperview()
    Self.unavailableView[self] = nil
    guard let configuration = contentUnavailableConfiguration else { return }
    if let known = configuration as? UIContentUnavailableConfiguration, known.isEmpty { return }
    let made = configuration.makeContentView()
    Self.unavailableView[self] = made
    view.addSubview(made)
    made.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: view.topAnchor), made.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      made.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
