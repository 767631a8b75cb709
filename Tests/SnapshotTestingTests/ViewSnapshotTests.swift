import LPAutoLayout
import Foundation
import LPScene
import Testing
import UIKit

@testable import SnapshotTesting

/// A folder for references that is gone after the test.
struct References {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("references-\(UUID().uuidString)").path
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

@MainActor
struct ViewSnapshotTests {
  private func made<Value>(_ body: () throws -> Value) rethrows -> Value {
    try LayoutEnvironment.$current.withValue(SnapshotHost.shared.environment, operation: body)
  }

  private func card(_ spacing: CGFloat = 8) -> UIView {
    made {
      let (card, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60)), UILabel())
      card.backgroundColor = .white
      title.text = "Title"
      title.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(title)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: spacing),
        title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      ])
      return card
    }
  }

  private func picture(
    _ view: UIView, _ strategy: Snapshotting<UIView, UIImage> = .image
  ) throws -> SnapshotImage {
    var image: UIImage?
    strategy.snapshot(view).run { image = $0 }
    return try #require(image?.snapshot)
  }

  private func failure(
    _ image: SnapshotImage, in folder: References, record: SnapshotTestingConfiguration.Record = .missing,
    variables: [String: String] = [:]
  ) throws -> String? {
    let place = SnapshotPlace(
      filePath: #filePath, directory: folder.path, testName: "test()", name: "card", pathExtension: "png")
    return try GoldenAssertion(place: place, record: record, variables: variables).failure(of: image)
  }

  @Test func `a reference is recorded beside a Mac's, compared, and tells which equation moved a view`() throws {
    let folder = References()
    defer { folder.remove() }
    #expect(try failure(picture(card()), in: folder)?.contains("recorded") == true)
    #expect(folder.names == ["test.card.linux.layout.txt", "test.card.linux.png"])
    #expect(try failure(picture(card()), in: folder) == nil)
    let moved = try #require(try failure(picture(card(20)), in: folder))
    #expect(moved.contains("leading"), "\(moved)")
    #expect(moved.contains("12"), "\(moved)")
    #expect(try failure(picture(card(20)), in: folder, record: .failed)?.contains("recorded") == true)
    #expect(try failure(picture(card(20)), in: folder) == nil)
  }

  /// A scroll view as high as what is in it, if nothing else says how high it is.
  private final class FittingScrollView: UIScrollView {
    override var intrinsicContentSize: CGSize {
      subviews.first?.systemLayoutSizeFitting(
        CGSize(width: window?.bounds.width ?? UIScreen.main.bounds.width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel) ?? .zero
    }
  }

  /// A form of fields below each other, as wide as the screen, that scrolls.
  private final class Form: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let (scroll, stack) = (FittingScrollView(), UIStackView())
      scroll.preservesSuperviewLayoutMargins = true
      (stack.axis, stack.preservesSuperviewLayoutMargins) = (.vertical, true)
      for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scroll)
      scroll.addSubview(stack)
      for name in ["First", "Second", "Third"] {
        let (item, label) = (UIView(), UILabel())
        item.preservesSuperviewLayoutMargins = true
        label.text = name
        label.translatesAutoresizingMaskIntoConstraints = false
        item.addSubview(label)
        let margins = item.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        stack.addArrangedSubview(item)
      }
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        scroll.topAnchor.constraint(equalTo: safe.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        stack.topAnchor.constraint(equalTo: scroll.topAnchor),
        stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      ])
    }
  }

  private func tree(_ controller: UIViewController) -> String {
    var text = ""
    Snapshotting<UIViewController, String>.recursiveDescription.snapshot(controller).run { text = $0 }
    return text
  }

  @Test func `the controller of a window that is shown was laid out with the window's constraints`() throws {
    let alone = made { tree(Form()) }
    let shown = made {
      let form = Form()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      window.rootViewController = form
      func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02)) }
      wait()
      let first = tree(form)
      wait()
      return (first, tree(form))
    }
    #expect(shown.0 == alone)
    #expect(shown.1 == alone)
  }

  /// Labels whose fonts follow the text size, as code from before the automatic adjustment sets them.
  private final class Labels: UIViewController {
    let labels = (0..<4).map { _ in UILabel() }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (label, text) in zip(labels, ["What's", "the", "point", "?"]) {
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
      }
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        labels[0].topAnchor.constraint(equalTo: safe.topAnchor),
        labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        labels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        labels[1].trailingAnchor.constraint(lessThanOrEqualTo: safe.centerXAnchor),
        labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        labels[2].leadingAnchor.constraint(greaterThanOrEqualTo: safe.centerXAnchor),
        labels[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      ])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let styles: [UIFont.TextStyle] = [.headline, .body, .body, .subheadline]
      for (label, style) in zip(labels, styles) {
        label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      }
      view.setNeedsUpdateConstraints()
      view.updateConstraintsIfNeeded()
    }
  }

  private func tree(_ controller: UIViewController, on config: ViewImageConfig) -> String {
    var text = ""
    Snapshotting<UIViewController, String>.recursiveDescription(on: config).snapshot(controller).run { text = $0 }
    return text
  }

  @Test func `labels whose fonts follow the traits of each screen kept sizes of an earlier one`() throws {
    let configs: [ViewImageConfig] = [.iPhoneSe, .iPhone8, .iPhoneX, .iPhoneXsMax, .iPadMini]
    let (again, anew) = made {
      let labels = Labels()
      return (configs.map { tree(labels, on: $0) }, configs.map { tree(Labels(), on: $0) })
    }
    for (again, anew) in zip(again, anew) { #expect(again == anew) }
    #expect(anew[1].contains("(338 334; 37 19.5); text = 'point'"), "\(anew[1])")
  }

  @Test func `nothing is recorded under CI, or where recording is off`() throws {
    let folder = References()
    defer { folder.remove() }
    #expect(try failure(picture(card()), in: folder, variables: ["CI": "true"]) != nil)
    #expect(try failure(picture(card()), in: folder, record: .never) != nil)
    #expect(folder.names.filter { $0.hasPrefix("test") }.isEmpty)
  }

  @Test func `a view is shown in its size, or in the one that is asked for, and is as before afterwards`() throws {
    let view = card()
    #expect(try picture(view).scene.size == CGSize(width: 120, height: 60))
    let wide = CGSize(width: 200, height: 90)
    #expect(try picture(view, .image(size: wide)).scene.size == wide)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 120, height: 60) && view.superview == nil && view.window == nil)
    let label = made { UILabel() }
    label.text = "Fits"
    #expect(try picture(label).scene.size.height > 10)
  }

  @Test func `a view takes the traits that a test asks for`() throws {
    let label = made { UILabel() }
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let small = try picture(label).scene.size
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(try picture(label, .image(traits: traits)).scene.size.height > small.height)
    #expect(try picture(label).scene.size == small)
    #expect(try picture(card(), .image(traits: UITraitCollection(displayScale: 3))).pixelScale == 3)
  }

  @Test func `what is animated has not moved yet`() {
    let (scroll, table) = made { (UIScrollView(), UITableView()) }
    scroll.setContentOffset(CGPoint(x: 20, y: 0), animated: true)
    #expect(scroll.contentOffset == .zero)
    scroll.setContentOffset(CGPoint(x: 20, y: 0), animated: false)
    #expect(scroll.contentOffset.x == 20)
    #expect(table.contentOffset == .zero)
    // In a preview, an animation has ended.
    let shown = UIScrollView()
    #expect(!shown.environment.isLive)
    shown.setContentOffset(CGPoint(x: 20, y: 0), animated: true)
    #expect(shown.contentOffset.x == 20)
  }

  @Test func `a controller fills the screen that is asked for, with its safe area`() throws {
    let controller = made { UIViewController() }
    var image: UIImage?
    Snapshotting<UIViewController, UIImage>.image(on: .iPhoneX).snapshot(controller).run { image = $0 }
    let shown = try #require(image?.snapshot)
    #expect(shown.scene.size == CGSize(width: 375, height: 812))
    #expect(shown.result.traits.preferredContentSizeCategory == .medium)
    #expect(shown.result.safeArea == CGRect(x: 0, y: 44, width: 375, height: 734))
    let navigation = made { UINavigationController(rootViewController: UIViewController()) }
    Snapshotting<UIViewController, UIImage>.image(on: .iPhoneX).snapshot(navigation).run { image = $0 }
    #expect(image?.snapshot?.scene.size == CGSize(width: 375, height: 768))
  }

  @Test func `predefined screens have their published sizes, safe areas and size classes`() {
    #expect(ViewImageConfig.iPhoneSe.size == CGSize(width: 320, height: 568))
    #expect(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhoneXsMax(.landscape).safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
    #expect(ViewImageConfig.iPhone13Mini.safeArea == UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    #expect(ViewImageConfig.iPhone12(.landscape).size == CGSize(width: 844, height: 390))
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    let half = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
    #expect(half.size == CGSize(width: 678, height: 1024) && half.traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPadPro11(.portrait(splitView: .twoThirds)).traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPadPro11.safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(ViewImageConfig.iPadPro10_5.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test func `a layer without a view has a picture, and is where it was afterwards`() throws {
    let layer = made { CALayer() }
    layer.frame = CGRect(x: 5, y: 6, width: 20, height: 10)
    layer.backgroundColor = .red
    var image: UIImage?
    Snapshotting<CALayer, UIImage>.image.snapshot(layer).run { image = $0 }
    #expect(image?.snapshot?.scene.size == CGSize(width: 20, height: 10))
    #expect(layer.frame == CGRect(x: 5, y: 6, width: 20, height: 10) && layer.superlayer == nil)
  }

  @Test func `a picture has real pixels, which are written and read`() throws {
    try made {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
      view.backgroundColor = .red
      let image = try picture(view).image
      let pixels = try #require(image.cgImage)
      #expect(pixels.width == 8 && pixels.height == 6)
      #expect(Array(pixels.data.prefix(4)) == [255, 0, 0, 255])
      let file = try #require(image.pngData())
      let read = try #require(UIImage(data: file, scale: 2))
      #expect(read.size == CGSize(width: 4, height: 3) && read.cgImage?.data == pixels.data)
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
      #expect(Diffing<UIImage>.image.diff(read, image) == nil)
      view.backgroundColor = .blue
      #expect(Diffing<UIImage>.image.diff(read, try picture(view).image)?.0.contains("48 of 48") == true)
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      }
      let bytes = try #require(drawn.cgImage?.data)
      #expect(Array(bytes.prefix(4)) == [0, 255, 0, 255] && Array(bytes.suffix(4)) == [0, 0, 0, 0])
    }
  }

  @Test func `a reference may have a name of its own, as those of iOSSnapshotTestCase`() throws {
    let folder = References()
    defer { folder.remove() }
    let place = SnapshotPlace(filePath: #filePath, directory: folder.path + "/Cards", stem: "testCard_dark@2x")
    let view = card()
    func failure(isRecording: Bool) -> String? {
      PictureAssertion.failure(
        of: view, at: place, isRecording: isRecording, perPixelTolerance: 0, overallTolerance: 0)
    }
    guard ProcessInfo.processInfo.environment["CI"] == nil else { return }
    #expect(failure(isRecording: true)?.contains("recorded") == true)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Cards/testCard_dark@2x.linux.png"))
    #expect(failure(isRecording: false) == nil)
  }

  @Test func `a tree of views is printed as UIKit prints it`() throws {
    let card = card()
    let (shape, dot) = (CAShapeLayer(), CALayer())
    shape.addSublayer(dot)
    card.layer.insertSublayer(shape, at: 0)
    var text = ""
    Snapshotting<UIView, String>.recursiveDescription.snapshot(card).run { text = $0 }
    let lines = text.split(separator: "\n")
    #expect(lines.first == "<UIView; frame = (0 0; 120 60); layer = <CALayer>>")
    #expect(lines.dropFirst().prefix(2) == ["   | <CAShapeLayer> (layer)", "   |    | <CALayer> (layer)"])
    #expect(lines.last?.hasPrefix("   | <UILabel; frame = (8 8; ") == true, "\(text)")
    #expect(lines.last?.contains("text = 'Title'; userInteractionEnabled = NO; layer = <_UILabelLayer>>") == true)
  }

  @Test func `a view that constraints held in another view stood left of its picture`() throws {
    let outer = made { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let (inner, label) = made { (UIView(), UILabel()) }
    for view in [inner, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    outer.addSubview(inner)
    inner.addSubview(label)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 48), inner.heightAnchor.constraint(equalToConstant: 48),
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      label.centerXAnchor.constraint(equalTo: inner.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
    ])
    var text = ""
    Snapshotting<UIView, String>.recursiveDescription.snapshot(inner).run { text = $0 }
    #expect(text.hasPrefix("<UIView; frame = (0 0; 48 48)"), "\(text)")
  }
}
