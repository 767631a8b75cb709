import LPComponents
import Foundation

/// A class that an imported catalog declares views with.
@MainActor
struct LibraryClass {
  let name: String
  /// Makes a new view of the class, which shows its defaults.
  let makeView: () -> UIView
  private let matches: (UIView) -> Bool

  private init<Kind: UIView>(_ kind: Kind.Type, _ makeView: @escaping () -> Kind) {
    name = "\(kind)"
    self.makeView = makeView
    matches = { $0 is Kind }
  }

  /// Finds the most specific class of a view.
  init(of view: UIView) { self = Self.all.first { $0.matches(view) }! }

  /// All classes: subclasses before their superclasses, `UIView` last.
  private static let all = [
    LibraryClass(UILabel.self) { UILabel(frame: .zero) },
    LibraryClass(UIButton.self) { UIButton(type: .custom) },
    LibraryClass(UIImageView.self) { UIImageView(frame: .zero) },
    LibraryClass(UITextField.self) { UITextField(frame: .zero) },
    LibraryClass(UITextView.self) { UITextView(frame: .zero) },
    LibraryClass(UISwitch.self) { UISwitch(frame: .zero) },
    LibraryClass(UISlider.self) { UISlider(frame: .zero) },
    LibraryClass(UIStepper.self) { UIStepper(frame: .zero) },
    LibraryClass(UISegmentedControl.self) { UISegmentedControl(items: []) },
    LibraryClass(UIProgressView.self) { UIProgressView(frame: .zero) },
    LibraryClass(UIActivityIndicatorView.self) { UIActivityIndicatorView(frame: .zero) },
    LibraryClass(UIPageControl.self) { UIPageControl(frame: .zero) },
    LibraryClass(UISearchBar.self) { UISearchBar(frame: .zero) },
    LibraryClass(UIPickerView.self) { UIPickerView(frame: .zero) },
    LibraryClass(UIDatePicker.self) { UIDatePicker(frame: .zero) },
    LibraryClass(UIColorWell.self) { UIColorWell(frame: .zero) },
    LibraryClass(UINavigationBar.self) { UINavigationBar(frame: .zero) },
    LibraryClass(UIToolbar.self) { UIToolbar(frame: .zero) },
    LibraryClass(UITabBar.self) { UITabBar(frame: .zero) },
    LibraryClass(UIStackView.self) { UIStackView(frame: .zero) },
    LibraryClass(UIScrollView.self) { UIScrollView(frame: .zero) },
    LibraryClass(UIVisualEffectView.self) { UIVisualEffectView(frame: .zero) },
    LibraryClass(UIView.self) { UIView() },
  ]
}
