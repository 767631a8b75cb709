import Testing

@_spi(AppSources) @testable import UIKit

/// What an app names by the words of generated sources, which its repository lacks.
@MainActor
struct NamedResourcesTests {
  private final class Texts: StringLocalizing {
    let texts = [
      "login.button_title": "Sign in", "%@": "signs", "greeting": "Hello, %@, %d of %ld", "title": "A title",
      "Create": "Make one",
    ]
    func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String {
      let text = texts[key] ?? key
      return arguments.isEmpty ? text : "\(text): " + arguments.map { "\($0)" }.joined(separator: ", ")
    }
    var keys: [(table: String, keys: [String])] { [("Localizable", texts.keys.sorted())] }
  }

  private final class Assets: ImageLoading {
    func size(of source: ImageSource) -> CGSize? {
      source == .file("Icons/ic-close") ? CGSize(width: 7, height: 8) : nil
    }
    func color(named name: String) -> UIColor? { name == "BrandRed" ? .red : nil }
    var names: [String] { ["Icons/ic-close"] }
    var colorNames: [String] { ["BrandRed"] }
  }

  private func inApp<Value>(_ body: () -> Value) -> Value {
    LayoutEnvironment.$current.withValue(LayoutEnvironment(strings: Texts(), images: Assets()), operation: body)
  }

  @Test(arguments: [
    ("L10n.Login.buttonTitle", "Sign in"), ("R.string.localizable.loginButton_title()", "Sign in"),
    ("AppStrings.Localizable.create", "Make one"), ("Strings.title.localized", "A title"),
    ("L10n.greeting(user.name, 1, 2)", "Hello, %@, %d of %ld: …, 3, 3"), ("model.title", nil), ("title", nil),
    ("L10n.unknown", nil), ("L10n._", nil), ("a + L10n.title", nil), ("", nil),
  ])
  func `texts were the words of generated sources`(expression: String, text: String?) {
    #expect(inApp { NamedResources.text(for: expression) } == text)
  }

  @Test(arguments: [
    ("Asset.Icons.icClose.image", true), ("R.image.icClose()", true), ("R.image.icClose()!", true),
    ("UIImage(resource: .icClose)", true), ("UIImage(resource: .Icons.icClose)", true), (".icClose", true),
    ("Asset.Icons.open.image", false), ("icClose", false),
  ])
  func `images were placeholders where generated sources name them`(expression: String, isFound: Bool) {
    let size = inApp { NamedResources.image(for: expression)?.size }
    #expect(size == (isFound ? CGSize(width: 7, height: 8) : nil))
  }

  @Test(arguments: [
    ("UIColor.brandRed", true), ("Asset.Colors.brandRed.color", true), ("R.color.brandRed()", true),
    ("UIColor(resource: .brandRed)", true), ("Theme.current.blue", false),
  ])
  func `colours were grey where generated sources name them`(expression: String, isFound: Bool) {
    #expect(inApp { NamedResources.color(for: expression) } == (isFound ? .red : nil))
  }
}
