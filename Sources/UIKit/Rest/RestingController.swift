internal import LPAutoLayout

/// A controller in the place of one that an app would give: its view is a box with a name.
@_spi(AppSources)
public final class RestingController: UIViewController {
  private let name: String

  /// - Parameter name: what the controller is called.
  public init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  public override func loadView() {
    view = UIView(frame: .zero)
    guard !name.isEmpty else { return }
    SampleContent.outline(view, name)
    // So that layouts call the box what it shows.
    view.accessibilityIdentifier = name
  }
}
