import LPAutoLayout
import Foundation
import LayoutPreview
@testable import LPSupport
import Testing
@testable import LPCatalogs
import LPVariants

@MainActor
@Suite struct PreviewTests {
  private struct Sample: PreviewCatalog {
    var previews: [Preview] {
      Preview("First") { Screen() }
      more
      if false { Preview("Never") { Screen() } }
      for number in 1...2 { Preview("Number \(number)") { Screen() } }
    }

    @PreviewBuilder private var more: [Preview] {
      Preview("Second") { Screen() }
    }
  }

  @Test func `previews are listed as written, with if and for`() {
    #expect(Sample().previews.map(\.name) == ["First", "Second", "Number 1", "Number 2"])
  }

  @Test func `a preview knows where it was written`() {
    #expect(Sample().previews[0].callSite.description == "PreviewTests.swift:13")
  }

  @Test func `the closure is given the variant's traits, and runs afresh each time`() {
    var seen: [UITraitEnvironmentLayoutDirection] = []
    let preview = Preview("Traits") { traits in
      seen.append(traits.layoutDirection)
      return Screen()
    }
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      _ = preview.makeRoot(in: LayoutEnvironment(traits: TraitValues(layoutDirection: direction)))
    }
    #expect(seen == [.leftToRight, .rightToLeft])
  }

  @Test func `a closure without traits runs afresh for each variant, too, at the place of its preview`() {
    var seen: [UITraitEnvironmentLayoutDirection] = []
    let preview = Preview("No traits", metrics: .ios26) {
      let screen = Screen()
      seen.append(screen.traitCollection.layoutDirection)
      return screen
    }
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      _ = preview.makeRoot(in: LayoutEnvironment(traits: TraitValues(layoutDirection: direction)))
    }
    #expect(seen == [.leftToRight, .rightToLeft])
    #expect(preview.callSite.description == "PreviewTests.swift:46")
  }

  private func laidOut(_ make: @escaping @MainActor () -> View) -> LayoutResult {
    let environment = LayoutEnvironment(
      screenSize: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 60, left: 0, bottom: 40, right: 0))
    return .capture(Preview("Plain") { make() }.makeRoot(in: environment))
  }

  @Test func `a controller's view fills a window, and the preview keeps the controller`() {
    final class Page: ViewController {
      override func viewDidLoad() { view.accessibilityIdentifier = "page" }
      override func viewWillAppear(_ animated: Bool) { view.addSubview(Label(verbatim: "appeared").named("label")) }
    }
    let environment = LayoutEnvironment(screenSize: CGSize(width: 400, height: 800))
    let result = LayoutResult.capture(Preview("Page") { Page() }.makeRoot(in: environment))
    #expect(result.views.map(\.name) == ["screen", "page", "label"])
    #expect(result.views[1].frame == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test func `a mistake in a view outside of the tree was lost`() {
    let result = laidOut {
      let (shown, lost, child) = (Label(), Label(), View())
      lost.accessibilityIdentifier = "lost"
      lost.topAnchor.constraint(equalTo: shown.topAnchor).isActive = true
      lost.frame.size.width = .nan
      child.addSubview(lost)
      lost.addSubview(child)
      return shown
    }
    #expect(result.views.map(\.className) == ["Screen", "Label"])
    let messages = result.diagnostics.map(\.message)
    #expect(messages.count == 3, "\(messages)")
    #expect(messages.contains { $0.hasPrefix("`lost.top == label.top` was not activated") })
    #expect(messages.contains { $0.hasPrefix("the frame of `lost` was set to NaN") })
    #expect(messages.contains { $0.contains("`view` cannot be added to `lost`, which lies inside it") })
    #expect(result.diagnostics.allSatisfy { $0.views.isEmpty }, "no view of the layout is to be shown")
  }

  @Test func `a view with a size of its own keeps it, in the middle of the safe area`() {
    let result = laidOut {
      let label = Label()
      label.text = "Ten points"
      return label
    }
    let frame = result.views[1].frame
    #expect(result.views[0].className == "Screen")
    #expect(abs(frame.midX - 200) < 1 && abs(frame.midY - 410) < 1)
    #expect(frame.width > 20 && frame.width < 200)
    #expect(result.diagnostics.isEmpty)
  }

  private final class Form: ViewController {
    let heading = Label()

    override func viewDidLoad() {
      heading.text = "Ten points"
      heading.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(heading)
      heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      heading.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    }

    override func viewDidLayoutSubviews() { heading.alpha = 0.5 }
  }

  @Test func `a controller whose view is all that is answered lives on, and its view fills the screen`() {
    let result = laidOut { Form().view }
    #expect(result.views.map(\.className) == ["Window", "View", "Label"])
    #expect(result.views[1].frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(result.views[2].frame.minY == 60)
    #expect(result.views[2].frame.minX == 16)
    #expect(result.views[2].appearance.alpha == 0.5, "the controller heard of its layout")
  }

  @Test func `a controller whose view lies inside a screen lives as long as the screen, and no longer`() {
    weak var controller: ViewController?
    let preview = Preview("Inside") {
      let form = Form()
      controller = form
      let screen = Screen()
      screen.addSubview(form.view)
      return screen
    }
    var root: View? = preview.makeRoot(in: LayoutEnvironment())
    root?.layoutIfNeeded()
    #expect(controller?.view?.subviews.first?.alpha == 0.5)
    root?.endLayout()
    root = nil
    #expect(controller == nil)
  }

  @Test func `a view without a size fills the safe area`() {
    let result = laidOut { View() }
    #expect(result.views[1].frame == CGRect(x: 0, y: 60, width: 400, height: 700))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `a view that wants more than there is is held within the safe area`() {
    let result = laidOut {
      let view = View()
      let width = view.widthAnchor.constraint(equalToConstant: 900)
      width.priority = .defaultHigh
      width.isActive = true
      return view
    }
    #expect(result.views[1].frame.width == 400)
  }
}

@MainActor
@Suite struct CatalogTests {
  private func message(_ names: [String]) -> String? {
    let catalog = Catalog(name: "Sample", previews: names.map { Preview($0) { Screen() } })
    do throws(InvalidCatalog) {
      try catalog.description.validate()
      return nil
    } catch {
      return error.problem
    }
  }

  @Test func `previews must be told apart by name`() {
    #expect(message(["A", "B"]) == nil)
    #expect(message([]) == "the catalog Sample has no previews")
    #expect(message(["A", "A"])?.hasPrefix("two previews are named 'A', at PreviewTests.swift:") == true)
    #expect(message(["A", " "])?.hasSuffix("has no name") == true)
  }

  @Test(arguments: [
    ("Profile card", true), ("profile CARD", true), ("prof*", true), ("*card", true), ("*o*c*d", true), ("*", true),
    ("card", false), ("Profile", false), ("profile  card", false), ("prof*x", false), ("", false),
  ])
  func `patterns match whole names in any case`(_ pattern: String, _ matches: Bool) {
    #expect(NamePattern(pattern).matches("Profile card") == matches)
  }

  @Test(arguments: ["--all", "*", "=", "Card.swift", "Screens/", "Main.storyboard", "!!", "Profile card"])
  func `the operand in a next line selects the preview of that name alone`(_ name: String) {
    let pattern = NamePattern(ShellWord.exact(name))
    #expect(pattern.matches(name) && !pattern.matches(name + "x") && !ShellWord.exact(name).hasPrefix("-"))
  }

  @Test func `a pattern of many stars is matched in no time`() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!NamePattern(pattern).matches(String(repeating: "a", count: 2000)))
  }
}
