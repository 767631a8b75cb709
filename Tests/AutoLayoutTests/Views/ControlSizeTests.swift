import LPComponents
import Foundation
import Testing

/// Content sizes by the facts on control metrics; every character of the test font is half an em wide.
@MainActor
struct ControlSizeTests {
  enum Kind: String, CaseIterable, Sendable {
    case systemButton, systemButton17, emptySystemButton, customButton, twoLineButton, insetButton, imageButton
    case plain, filledWithImage, stackedImage, smallGray, largeTinted, subtitled
    case textField, borderlessField, emptyField, secureField, textView, scrollingTextView, bodyTextView
    case switchControl, slider, stepper, progress, segmented, spinner, largeSpinner, pages, searchBar, spacer
  }

  @MainActor
  private static func make(_ kind: Kind) -> UIView {
    switch kind {
    case .systemButton: return button("Save")
    case .systemButton17: return button("Save", font: 17)
    case .emptySystemButton: return UIButton(type: .system)
    case .customButton: return button("Save", type: .custom)
    case .twoLineButton:
      let button = button("aaaa bbbb")
      button.titleLabel?.numberOfLines = 0
      button.wrapWidth = 40
      return button
    case .insetButton:
      let button = button("Save")
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      return button
    case .imageButton:
      let button = UIButton(type: .custom)
      button.setImage(UIImage(.symbol("star"), size: CGSize(width: 24, height: 22)), for: .normal)
      return button
    case .plain: return UIButton(configuration: configured(.plain(), "Save"))
    case .filledWithImage:
      var configuration = configured(.filled(), "Save")
      configuration.image = UIImage(.symbol("star"), size: CGSize(width: 24, height: 22))
      configuration.imagePadding = 6
      return UIButton(configuration: configuration)
    case .stackedImage:
      var configuration = configured(.tinted(), "Save")
      configuration.image = UIImage(.symbol("star"), size: CGSize(width: 24, height: 22))
      configuration.imagePlacement = .top
      configuration.imagePadding = 4
      return UIButton(configuration: configuration)
    case .smallGray:
      var configuration = configured(.gray(), "Save")
      configuration.buttonSize = .small
      return UIButton(configuration: configuration)
    case .largeTinted:
      var configuration = configured(.tinted(), "Save")
      configuration.buttonSize = .large
      return UIButton(configuration: configuration)
    case .subtitled:
      var configuration = configured(.plain(), "Save")
      configuration.subtitle = "now or later"
      return UIButton(configuration: configuration)
    case .textField: return field(.roundedRect, "Hello")
    case .borderlessField: return field(.none, "Hello")
    case .emptyField: return field(.roundedRect, "")
    case .secureField:
      let field = field(.none, "Hello")
      field.isSecureTextEntry = true
      return field
    case .textView, .scrollingTextView, .bodyTextView:
      let view = UITextView()
      view.text = "Hello world"
      view.font = kind == .bodyTextView ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 14)
      view.isScrollEnabled = kind == .scrollingTextView
      return view
    case .switchControl: return UISwitch()
    case .slider: return UISlider()
    case .stepper: return UIStepper()
    case .progress: return UIProgressView()
    case .segmented: return UISegmentedControl(items: ["One", "Second", "3"])
    case .spinner: return UIActivityIndicatorView()
    case .largeSpinner: return UIActivityIndicatorView(style: .large)
    case .pages:
      let pages = UIPageControl()
      pages.numberOfPages = 5
      return pages
    case .searchBar: return UISearchBar()
    case .spacer: return Spacer(minimumLength: 8)
    }
  }

  @MainActor
  private static func button(_ title: String, type: UIButton.ButtonType = .system, font: CGFloat? = nil) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if let font { button.titleLabel?.font = .systemFont(ofSize: font) }
    return button
  }

  private static func configured(_ base: UIButton.Configuration, _ title: String) -> UIButton.Configuration {
    var configuration = base
    configuration.title = title
    return configuration
  }

  @MainActor
  private static func field(_ style: UITextField.BorderStyle, _ text: String) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.text = text
    return field
  }

  /// Alignment rect sizes at two pixels a point: iOS 13 to 18, and iOS 26. -1 is no size on that axis.
  private static let sizes: [(Kind, (CGFloat, CGFloat), (CGFloat, CGFloat))] = [
    (.systemButton, (30, 30), (30, 30)),
    (.systemButton17, (34, 33), (34, 33)),
    (.emptySystemButton, (30, 30), (30, 30)),
    (.customButton, (36, 34), (36, 34)),
    (.twoLineButton, (30, 48), (30, 48)),
    (.insetButton, (36, 22), (36, 22)),
    (.imageButton, (24, 22), (24, 22)),
    (.plain, (58, 34.5), (58, 34.5)),
    (.filledWithImage, (88, 36), (88, 36)),
    (.stackedImage, (58, 60.5), (58, 60.5)),
    (.smallGray, (50, 28), (50, 28)),
    (.largeTinted, (74, 50.5), (74, 50.5)),
    (.subtitled, (102, 51.5), (102, 51.5)),
    (.textField, (57, 34), (71, 34)),
    (.borderlessField, (43, 22), (43, 22)),
    (.emptyField, (19, 34), (33, 34)),
    (.secureField, (43, 22), (43, 22)),
    (.textView, (87, 33), (87, 33)),
    (.scrollingTextView, (-1, -1), (-1, -1)),
    (.bodyTextView, (103.5, 38), (103.5, 38)),
    (.switchControl, (49, 31), (61, 28)),
    (.slider, (-1, 30), (-1, 34)),
    (.stepper, (94, 32), (94, 32)),
    (.progress, (-1, 4), (-1, 4)),
    (.segmented, (173, 31), (173, 31)),
    (.spinner, (20, 20), (20, 20)),
    (.largeSpinner, (37, 37), (37, 37)),
    (.pages, (104, 26), (104, 26)),
    (.searchBar, (-1, 56), (-1, 44)),
    (.spacer, (8, 8), (8, 8)),
  ]

  @Test("every control has its content size in both generations of metrics", arguments: Kind.allCases)
  func contentSize(kind: Kind) throws {
    let row = try #require(Self.sizes.first { $0.0 == kind })
    for (metrics, size) in [(ControlMetrics.classic, row.1), (.ios26, row.2)] {
      for direction in bothDirections {
        let stage = Stage(direction: direction, metrics: metrics)
        let view = stage.make { Self.make(kind) }
        #expect(view.intrinsicContentSize == CGSize(width: size.0, height: size.1), "\(metrics) \(direction)")
      }
    }
  }

  @Test(
    "a field without border is 5⁄3 points higher than its line, up to the pixel",
    arguments: [(10, 41.0 / 3), (12, 16), (14, 56.0 / 3), (17, 22), (34, 127.0 / 3)] as [(CGFloat, CGFloat)])
  func borderless(size: CGFloat, height: CGFloat) {
    let stage = Stage(scale: 3)
    let field = stage.make { UITextField() }
    field.borderStyle = .none
    field.font = .systemFont(ofSize: size)
    #expect(abs(field.intrinsicContentSize.height - height) < 0.001)
  }

  @Test(
    "a control that nothing stretches takes its content size, with its alignment insets around",
    arguments: Kind.allCases)
  func frames(kind: Kind) throws {
    for direction in bothDirections {
      let stage = Stage(direction: direction)
      let view = stage.make { Self.make(kind) }
      let free = view.intrinsicContentSize
      stage.place(view, x: 20, y: 10, width: free.width < 0 ? 80 : nil, height: free.height < 0 ? 40 : nil)
      stage.root.layoutIfNeeded()
      let natural = view.intrinsicContentSize
      let rect = view.alignmentRect(forFrame: view.frame)
      let width = natural.width < 0 ? 80 : natural.width
      #expect(rect.minX == (direction == .leftToRight ? 20 : 320 - 20 - width))
      #expect(rect.size == CGSize(width: width, height: natural.height < 0 ? 40 : natural.height))
      #expect(view.frame(forAlignmentRect: rect) == view.frame)
    }
  }

  @Test("a line of text is at least as high at larger text sizes")
  func dynamicType() {
    let heights = UIContentSizeCategory.allCases.map { category in
      let stage = Stage(category: category)
      return stage.make { UIButton(configuration: Self.configured(.filled(), "Save")).intrinsicContentSize.height }
    }
    #expect(heights == heights.sorted())
    #expect(heights[3] == 34.5)
    #expect(heights[11] == 77.5)
  }

  @Test(
    "hugging by default",
    arguments: [
      (Kind.switchControl, Float(750), Float(750)), (.stepper, 750, 750), (.spinner, 750, 750), (.progress, 250, 750),
      (.slider, 250, 250), (.segmented, 250, 250), (.systemButton, 250, 250), (.textField, 250, 250),
      (.spacer, 1, 1),
    ])
  func hugging(kind: Kind, horizontal: Float, vertical: Float) {
    let view = Stage().make { Self.make(kind) }
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  @Test("alignment insets lie on the same physical sides in both directions", arguments: bothDirections)
  func alignmentInsets(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    stage.make {
      #expect(UISwitch().alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
      #expect(UISlider().alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
      #expect(
        UISegmentedControl(items: ["a"]).alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    }
  }
}
