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
    view = Self.box(named: name)
  }

  /// The view of a controller of a framework that does not exist here.
  package static func box(around controller: UIViewController) -> UIView {
    let name = String(describing: type(of: controller))
    InactiveUse.record(name, because: "its framework does not exist here, and a box shows its name")
    return box(named: name)
  }

  private static func box(named name: String) -> UIView {
    let box = UIView(frame: .zero)
    guard !name.isEmpty else { return box }
    SampleContent.outline(box, name)
    // So that layouts call the box what it shows.
    box.accessibilityIdentifier = name
    return box
  }
}
