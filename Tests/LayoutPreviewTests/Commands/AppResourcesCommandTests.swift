import Foundation
import Testing

/// The colours and texts of an app that are far from the sources that use them.
@Suite struct AppResourcesCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let red = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
    """
  private static let deep = "App/A/B/C/D/E/F/G"

  private func render(_ view: String, _ operands: String = "App/") throws -> (picture: String, errors: String) {
    let result = try CommandRun("preview", ["render", operands, "--view", view, "--format", "svg"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let picture = try folder.read("out/AppPreviews/\(view.lowercased())/default.svg")
    return (String(decoding: picture, as: UTF8.self), result.errors)
  }

  private func write(_ view: String, _ body: String, to path: String) throws {
    try folder.write(
      """
      import UIKit
      final class \(view): UIView {
        override init(frame: CGRect) {
          super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
          \(body)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: path)
  }

  @Test func `colours and texts were not found for sources deep below the operand`() throws {
    try folder.write(Self.red, to: "App/Look/Colors.xcassets/brand.colorset/Contents.json")
    try folder.write(#""box.title" = "Title of the box";"#, to: "App/en.lproj/Localizable.strings")
    try write(
      "Box",
      """
      backgroundColor = UIColor(named: "brand")
      let label = UILabel(frame: bounds)
      label.text = NSLocalizedString("box.title", comment: "")
      addSubview(label)
      """, to: "\(Self.deep)/Box.swift")
    // Neither a project nor a repository says where the app begins.
    let shown = try render("Box")
    #expect(shown.picture.lowercased().contains("#ff0000"), "\(shown.picture)")
    #expect(shown.picture.contains("Title of the box"), "\(shown.picture)")
    #expect(!shown.errors.contains("brand"), "\(shown.errors)")
  }

  @Test func `colours were not found more than five folders above the source`() throws {
    try folder.write(Self.red, to: "Colors/Colors.xcassets/brand.colorset/Contents.json")
    try folder.write("name: App", to: "project.yml")
    try write("Box", "backgroundColor = UIColor(named: \"brand\")", to: "\(Self.deep)/Box.swift")
    #expect(try render("Box", "\(Self.deep)/").picture.lowercased().contains("#ff0000"))
  }

  @Test func `a text of a colour that is missing had the same grey as the box behind it`() throws {
    try write(
      "Box",
      """
      backgroundColor = UIColor(named: "brand")
      let label = UILabel(frame: bounds)
      label.text = "On the box"
      label.textColor = UIColor(named: "ink")
      addSubview(label)
      """, to: "App/Box.swift")
    let shown = try render("Box")
    let colours = Set(shown.picture.matches(of: /fill="(#[0-9a-fA-F]{6})"/).map { String($0.1).lowercased() })
    #expect(colours.contains("#8e8e93") && colours.contains("#000000"), "\(shown.picture)")
    let told = shown.errors.components(separatedBy: "no color for 'brand', 'ink'").count - 1
    #expect(told == 1, "\(shown.errors)")
  }

  @Test func `a colour that a document has itself was grey`() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Panel"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="a-b-c">
            <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
            <color key="backgroundColor" name="brand"/>
          </view>
        </objects>
        <resources>
          <namedColor name="brand"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom"/></namedColor>
        </resources>
      </document>
      """, to: "App/Panel.xib")
    try write(
      "Panel",
      """
      let made = Bundle.main.loadNibNamed("Panel", owner: self)?.first as? UIView
      if let made { addSubview(made) }
      """, to: "App/Panel.swift")
    #expect(try render("Panel").picture.lowercased().contains("#0000ff"))
  }

  @Test func `what sources name that a tool would generate was a grey box with the name`() throws {
    try folder.write(Self.red, to: "App/Look/Colors.xcassets/Brand/BrandRed.colorset/Contents.json")
    try folder.write(#""box.title_text" = "Title of the box";"#, to: "App/en.lproj/Localizable.strings")
    try write(
      "Box",
      """
      backgroundColor = Asset.Brand.brandRed.color
      let label = UILabel(frame: bounds)
      label.text = L10n.Box.titleText
      addSubview(label)
      """, to: "App/Box.swift")
    let shown = try render("Box")
    #expect(shown.picture.lowercased().contains("#ff0000"), "\(shown.picture)")
    #expect(shown.picture.contains("Title of the box"), "\(shown.picture)")
    #expect(shown.errors.contains("L10n.Box.titleText has a stand-in"), "\(shown.errors)")
  }

  @Test func `a class whose properties have wrappers of a missing module had no initialiser`() throws {
    try folder.write(
      """
      import UIKit
      import Injection
      final class Card: UIView {
        @LazyInjectService private var store: CardStore
        @Injected(.named("other")) var other: Other
        override init(frame: CGRect) {
          super.init(frame: frame)
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
          label.text = "A card"
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "App/Card.swift")
    #expect(try render("Card").picture.contains("A card"))
  }

  @Test func `a controller whose superclass is of a missing module was made by no initialiser`() throws {
    try folder.write(
      """
      import UIKit
      import FloatingPanel
      class PanelController: FloatingPanelController {
        init() {
          super.init(delegate: nil)
          surfaceView.cornerRadius = 8
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
          label.text = "In the panel"
          view.addSubview(label)
        }
      }
      """, to: "App/PanelController.swift")
    #expect(try render("PanelController").picture.contains("In the panel"))
  }
}
