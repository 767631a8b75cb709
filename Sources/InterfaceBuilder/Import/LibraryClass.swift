import AutoLayout
import Foundation

/// A class that views are declared with in a written catalog.
@MainActor
struct LibraryClass {
  let name: String
  /// A new view of the class, for its defaults.
  let makeView: () -> View
  private let matches: (View) -> Bool

  private init<Kind: View>(_ kind: Kind.Type, _ makeView: @escaping () -> Kind) {
    name = "\(kind)"
    self.makeView = makeView
    matches = { $0 is Kind }
  }

  /// The most special class that the view is of.
  init(of view: View) { self = Self.all.first { $0.matches(view) }! }

  /// Subclasses before their superclasses, `View` last.
  private static let all = [
    LibraryClass(Label.self) { Label(frame: .zero) },
    LibraryClass(Button.self) { Button(type: .custom) },
    LibraryClass(ImageView.self) { ImageView(frame: .zero) },
    LibraryClass(TextField.self) { TextField(frame: .zero) },
    LibraryClass(TextView.self) { TextView(frame: .zero) },
    LibraryClass(Switch.self) { Switch(frame: .zero) },
    LibraryClass(Slider.self) { Slider(frame: .zero) },
    LibraryClass(Stepper.self) { Stepper(frame: .zero) },
    LibraryClass(SegmentedControl.self) { SegmentedControl(items: []) },
    LibraryClass(ProgressView.self) { ProgressView(frame: .zero) },
    LibraryClass(ActivityIndicatorView.self) { ActivityIndicatorView(frame: .zero) },
    LibraryClass(PageControl.self) { PageControl(frame: .zero) },
    LibraryClass(SearchBar.self) { SearchBar(frame: .zero) },
    LibraryClass(NavigationBar.self) { NavigationBar(frame: .zero) },
    LibraryClass(Toolbar.self) { Toolbar(frame: .zero) },
    LibraryClass(TabBar.self) { TabBar(frame: .zero) },
    LibraryClass(StackView.self) { StackView(frame: .zero) },
    LibraryClass(ScrollView.self) { ScrollView(frame: .zero) },
    LibraryClass(VisualEffectView.self) { VisualEffectView(frame: .zero) },
    LibraryClass(View.self) { View() },
  ]
}
