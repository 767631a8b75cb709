@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

/// What controls paint, as rectangles around each item.
@MainActor
struct ControlDrawingTests {
  enum Kind: String, CaseIterable, Sendable {
    case switchOn, switchOff, slider, progress, stepper, segmented, searchBar, imageButton, trailingImage, field
  }

  @MainActor
  private static func make(_ kind: Kind) -> UIView {
    switch kind {
    case .switchOn, .switchOff:
      let view = UISwitch()
      view.isOn = kind == .switchOn
      return view
    case .slider:
      let view = UISlider()
      view.value = 0.25
      view.minimumValueImage = UIImage(systemName: "speaker")
      return view
    case .progress:
      let view = UIProgressView()
      view.progress = 0.75
      return view
    case .stepper: return UIStepper()
    case .segmented:
      let view = UISegmentedControl(items: ["One", "Two", "Three"])
      view.selectedSegmentIndex = 0
      return view
    case .searchBar:
      let view = UISearchBar()
      view.placeholder = "Search"
      return view
    case .imageButton, .trailingImage:
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Next"
      configuration.image = UIImage(systemName: "star")
      configuration.imagePlacement = kind == .trailingImage ? .trailing : .leading
      return UIButton(configuration: configuration)
    case .field:
      let view = UITextField()
      view.borderStyle = .roundedRect
      view.text = "Ada"
      view.clearButtonMode = .always
      return view
    }
  }

  @MainActor
  private static func drawn(_ kind: Kind, _ stage: Stage) -> (items: [ContentItem], width: CGFloat) {
    let view = stage.make { make(kind) }
    let natural = view.intrinsicContentSize
    stage.place(view, width: natural.width < 0 ? 200 : natural.width, height: natural.height)
    stage.root.layoutIfNeeded()
    return (view.contentItems(), view.bounds.width)
  }

  @Test(arguments: [20, 200] as [CGFloat])
  func `a placeholder with attributes is cut where the text's rectangle ends`(width: CGFloat) throws {
    let stage = Stage()
    let field = stage.make { UITextField() }
    field.attributedPlaceholder = NSAttributedString(string: "Placeholder")
    stage.place(field, width: width, height: 30)
    stage.root.layoutIfNeeded()
    let item = try #require(field.contentItems().first)
    guard width < 100 else {
      if case .group = item { Issue.record("nothing is to be cut") }
      return
    }
    guard case .group(let group) = item else {
      Issue.record("the text is not cut")
      return
    }
    #expect(group.clip == .rect(CGRect(x: field.textRect(forBounds: field.bounds).minX, y: 0, width: 20, height: 30)))
  }

  @Test("what is drawn from right to left is the mirror image", arguments: Kind.allCases)
  func mirrored(kind: Kind) {
    let (left, width) = Self.drawn(kind, Stage())
    let (right, _) = Self.drawn(kind, Stage(direction: .rightToLeft))
    #expect(!left.isEmpty)
    #expect(left.count == right.count)
    for (one, other) in zip(left, right) {
      let (a, b) = (one.rect, other.rect)
      // Where the lines of a text lie in its room is the typesetter's business.
      if case .text = one {} else { #expect(abs(width - a.maxX - b.minX) < 0.51, "\(kind) \(a) \(b)") }
      #expect(a.minY == b.minY)
      #expect(abs(a.width - b.width) < 0.51)
    }
  }

  @Test("a switch shows its state by side and colour")
  func switchStates() {
    let on = Self.drawn(.switchOn, Stage()).items
    let off = Self.drawn(.switchOff, Stage()).items
    #expect(on.last!.rect.midX > 25.5)
    #expect(off.last!.rect.midX < 25.5)
    #expect(on[0].color == UIColor.systemGreen.resolved(with: UITraitCollection()))
    #expect(on[0].color != off[0].color)
  }

  @Test("dark appearance resolves other colours", arguments: [Kind.segmented, .field, .stepper, .searchBar])
  func dark(kind: Kind) {
    let light = Self.drawn(kind, Stage()).items
    let dark = Self.drawn(kind, Stage(style: .dark)).items
    #expect(light.map(\.rect) == dark.map(\.rect))
    #expect(light.map(\.color) != dark.map(\.color))
  }

  @Test("values out of range draw as the nearest end", arguments: [Float(-3), 0, 1, 7, .nan, .infinity])
  func range(value: Float) {
    let stage = Stage()
    let slider = stage.make { UISlider() }
    slider.value = value
    let progress = stage.make { UIProgressView() }
    progress.progress = value
    stage.place(slider, width: 100)
    stage.place(progress, width: 100)
    stage.root.layoutIfNeeded()
    for item in slider.contentItems() + progress.contentItems() {
      #expect(item.rect.minX >= -1 && item.rect.maxX <= 105)
    }
  }

  @Test("text that does not fit is reported as truncated")
  func truncation() throws {
    let stage = Stage()
    let button = stage.make { UIButton(type: .system) }
    button.setTitle("A long title of a button", for: .normal)
    stage.place(button, width: 60)
    stage.root.layoutIfNeeded()
    #expect(stage.root.subviews.first === button)
    let text = try #require(button.contentText())
    #expect(text.string == "A long title of a button")
    #expect(text.typeset.isTruncated)
  }

  @Test("several strings of one control are recorded together")
  func joinedText() throws {
    let stage = Stage()
    let control = stage.make { UISegmentedControl(items: ["One", "Two"]) }
    stage.place(control)
    stage.root.layoutIfNeeded()
    let text = try #require(control.contentText())
    #expect(text.string == "One | Two")
    #expect(text.typeset.lines.map(\.text) == ["One", "Two"])
  }

  @Test func `titles of segments have the font and the colour of their state, or else of the normal state`() throws {
    let stage = Stage()
    let control = stage.make { UISegmentedControl(items: ["One", "Two"]) }
    control.selectedSegmentIndex = 1
    let width = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 26)], for: .normal)
    #expect(control.intrinsicContentSize.width > width)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
    stage.place(control, width: 200)
    stage.root.layoutIfNeeded()
    let texts = control.contentItems().compactMap { item -> (height: CGFloat, color: RGBA)? in
      if case .text(let text, _, let color) = item { (text.size.height, color) } else { nil }
    }
    #expect(texts.map(\.color) == [UIColor.red, .blue].map { $0.resolved(with: control.traitCollection) })
    #expect(texts[0].height == texts[1].height && texts[0].height > 26)
  }
}

extension ContentItem {
  /// Around everything that the item paints.
  fileprivate var rect: CGRect {
    switch self {
    case .fill(let path, _), .stroke(let path, _, _), .gradient(let path, _), .line(let path, _, _):
      path.controlPointBounds
    case .group(let group): group.items.reduce(.null) { $0.union($1.rect) }
    case .text(let block, let point, _): CGRect(origin: point, size: block.size)
    case .symbol(_, let rect, _, _), .image(_, let rect, _, _, _): rect
    }
  }

  fileprivate var color: RGBA? {
    switch self {
    case .fill(_, let color), .stroke(_, let color, _), .text(_, _, let color), .symbol(_, _, let color, _): color
    case .image, .gradient, .line, .group: nil
    }
  }
}
