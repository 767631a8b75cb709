import Foundation
import Testing

/// `--view '*'`: all classes of an app, the scenes of its documents, and its `#Preview` blocks.
@Suite struct AppClassesCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.app { try folder.write(text, to: "Shop/\(name)") }
  }

  private static let app = [
    "Cards/PriceCard.swift": """
    import UIKit
    final class PriceCard: UIView {
      let price = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        price.text = "2.40"
        embed(price)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    #Preview("Cold drink") {
      let label = UILabel()
      label.text = "Lemonade"
      return label
    }
    """,
    "Cards/TotalController.swift": """
    import UIKit
    final class TotalController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Total"
        view.embed(label)
      }
    }
    """,
    "UIView+Embed.swift": """
    import UIKit
    extension UIView {
      func embed(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
        view.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor).isActive = true
      }
    }
    """,
    "Lists/Sealed.swift": "import UIKit\nfinal class Closed: UIView {}\nclass Sealed: Closed {}\n",
    "Lists/Torn.swift": "import UIKit\nclass TornView: UIView {\n  func tear( -> {\n}\n",
    "Lists/Trap.swift": """
    import UIKit
    final class Trap: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        let prices = [Int]()
        print(prices[prices.count + 3])
      }
    }
    """,
    "Lists/Leaver.swift": """
    import Foundation
    import UIKit
    final class Leaver: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        exit(3)
      }
    }
    """,
    "Lists/Box.swift": "import UIKit\nclass Box<Model>: UITableViewCell { var model: Model? }\n",
    "Lists/Model.swift": "struct Model { var title = \"Tea\" }\nclass Store {}\n",
    "Documents/Main.storyboard": document("Storyboard.XIB", scene("Welcome")),
    "Documents/Badge.xib": document("XIB", view("badge")),
  ]

  private static func document(_ kind: String, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      \(content)
    </document>
    """
  }

  private static func scene(_ title: String) -> String {
    """
    <scenes><scene sceneID="s"><objects><viewController title="\(title)" id="c" sceneMemberID="viewController">
    \(view("v", "key=\"view\"").replacing("<objects>", with: "").replacing("</objects>", with: ""))
    </viewController></objects></scene></scenes>
    """
  }

  private static func view(_ id: String, _ key: String = "") -> String {
    """
    <objects><view \(key) contentMode="scaleToFill" id="\(id)"><rect key="frame" x="0" y="0" width="200" height="60"/>
      <subviews><label opaque="NO" text="New" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="8" y="8" width="40" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" constant="8" id="a"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="\(id)" secondAttribute="top" constant="8" id="b"/>
      </constraints></view></objects>
    """
  }

  private func run(_ arguments: [String]) throws -> CommandRun { try CommandRun("preview", arguments, in: folder) }

  private struct Report: Decodable {
    struct Catalog: Decodable {
      let previews: [Preview]
    }
    struct Preview: Decodable {
      let name: String
      let variants: [Variant]
    }
    struct Variant: Decodable {
      struct Shown: Decodable {
        let verdict: String
      }
      struct Failure: Decodable {
        let problem: String
      }
      let shown: Shown?
      let failure: Failure?
      let isDrawn: Bool
    }
    let catalogs: [Catalog]
  }

  /// What the report says of each item, by name.
  private func states(_ output: String) throws -> [String: String] {
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    let previews = report.catalogs.flatMap(\.previews)
    return Dictionary(
      uniqueKeysWithValues: previews.map { preview in
        let variant = preview.variants[0]
        return (preview.name, variant.shown?.verdict ?? variant.failure?.problem ?? "nothing")
      })
  }

  @Test func `an app is shown in one command, whatever is wrong with one of its classes`() throws {
    let first = try run(["render", "Shop/", "--view", "*", "--format", "png,html", "--json"])
    #expect(first.status == 1, "\(first.errors)")
    let states = try states(first.output)
    for good in ["PriceCard", "TotalController", "Cold drink", "Main · Welcome", "Badge · badge"] {
      #expect(states[good] == "recognisable", "\(good): \(states[good] ?? "missing")")
    }
    #expect(states["Closed"] == "name-only")
    let sealed = states["Sealed"] ?? ""
    #expect(sealed == "Sealed does not compile: Shop/Lists/Sealed.swift:3: inheritance from a final class 'Closed'")
    #expect(states["TornView"]?.hasPrefix("TornView does not compile: Shop/Lists/Torn.swift:3:") == true)
    #expect(states["Trap"] == "name-only", "what traps is left out: \(states["Trap"] ?? "")")
    #expect(states["Leaver"]?.contains("ended the process with status 3") == true, "\(states["Leaver"] ?? "")")
    #expect(states["Box"] == "Box is left out: it is generic, or private inside of another type")
    #expect(states.count == 11, "\(states.keys)")
    // From the first second, and a line for each class.
    #expect(first.errors.hasPrefix("Reading 9 sources\n"))
    #expect(first.errors.contains("/7] PriceCard: compiled"))

    let page = String(decoding: try folder.read("out/AppPreviews/index.html"), as: UTF8.self)
    for state in ["recognisable", "name-only", "crashed", "not-compiled", "left-out"] {
      #expect(page.contains("\"state\":\"\(state)\""), "\(state)")
    }
    #expect(page.contains("\"folder\":\"Shop/Cards\""))

    try checkOneEdit()
  }

  /// After an edit only those classes are compiled that were made from the source.
  private func checkOneEdit() throws {
    let same = try run(["render", "Shop/", "--view", "*", "--format", "text"])
    #expect(same.errors.contains("7 of 7 parts as before"), "\(same.errors)")
    #expect(!same.errors.contains("compiled"))
    #expect(same.output.contains("11 in all: 5 recognisable, 2 only a name, 1 crashed, 2 not compiled, 1 left out"))

    try folder.write(
      (Self.app["Cards/TotalController.swift"] ?? "").replacing("Total\"", with: "Sum\""),
      to: "Shop/Cards/TotalController.swift")
    let edited = try run(["render", "Shop/", "--view", "*", "--format", "text"])
    #expect(edited.errors.contains("] TotalController: compiled") && edited.errors.contains("6 of 7 parts as before"))
    let text = String(decoding: try folder.read("out/AppPreviews/totalcontroller/default.layout.txt"), as: UTF8.self)
    #expect(text.contains("\"Sum\""))

    // What a helper does is a part of those that use it, and of no others.
    let helper = (Self.app["UIView+Embed.swift"] ?? "").replacing("constant: 16", with: "constant: 40")
    try folder.write(helper, to: "Shop/UIView+Embed.swift")
    let helped = try run(["render", "Shop/", "--view", "*", "--format", "text"])
    #expect(helped.errors.contains("] PriceCard: compiled") && helped.errors.contains("] TotalController: compiled"))
    #expect(!helped.errors.contains("Sealed"), "\(helped.errors)")

    // A source that declares something by a word that a class looked for is looked at again.
    try folder.write("import UIKit\nfinal class Fresh: UILabel {}\n", to: "Shop/Fresh.swift")
    let added = try run(["list", "Shop/", "--view", "*", "--json"])
    #expect(added.errors.contains("] Fresh: compiled") && added.errors.contains("7 of 8 parts as before"))
  }

  @Test func `explain says what to give for more of a view, by what it shows`() throws {
    try folder.write(
      """
      import UIKit
      import Nuke
      final class Banner: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          ImagePipeline.shared.start()
          Rows.add(to: self)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "Signs/Banner.swift")
    // A source that imports SwiftUI is not added by itself.
    try folder.write(
      """
      import SwiftUI
      import UIKit
      enum Rows {
        static func add(to view: UIView) {
          let label = UILabel()
          label.text = "Sale"
          label.frame = CGRect(x: 20, y: 200, width: 100, height: 20)
          view.addSubview(label)
        }
      }
      """, to: "Signs/Rows.swift")
    let result = try run(["explain", "Signs/", "--view", "Banner"])
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      lines.starts(with: [
        "Banner: only its name is shown", "compiled: Signs/Banner.swift", "left out, what shows most first:",
        "1. Rows (Signs/Banner.swift:7)",
        "   1 of 1 place reached; with that source: 1 of 1 part seen",
        "   next: compile Signs/Rows.swift too, which declares it: list it in preview.json",
        "2. ImagePipeline (Signs/Banner.swift:6)", "   1 of 1 place reached",
        "   next: declare ImagePipeline in a Swift file of your own, and name its folder too; it may come from Nuke",
      ]), "\(result.output)")
    let json = try run(["explain", "Signs/", "--view", "Banner", "--json"])
    #expect(json.output.contains("\"schema\" : \"layout-preview/explain-view/1\""))

    // What it advises holds.
    let own = "import UIKit\nfinal class ImagePipeline { static let shared = ImagePipeline(); func start() {} }\n"
    try folder.write(own, to: "Fixtures/ImagePipeline.swift")
    let given = try run(["explain", "Signs/", "Fixtures/", "--view", "Banner"])
    #expect(!given.output.contains("ImagePipeline ("), "\(given.output)")
    try folder.write("{\"app\": {\"sources\": [\"Signs\"]}}", to: "preview.json")
    let listed = try run(["explain", "Signs/", "--view", "Banner"])
    #expect(listed.output.hasPrefix("Banner: recognisable, 1 of 1 part seen\n"), "\(listed.output)")
  }

  @Test func `a pattern shows some of an app's classes, and other verbs work on them`() throws {
    let lint = try run(["lint", "Shop/", "--view", "*C*l*r", "--json"])
    #expect(lint.errors.contains("[1/1] TotalController: compiled"), "\(lint.errors)")
    let record = try run(["record", "Shop/", "--view", "Total*"])
    #expect(record.errors.contains("1 of 1 part as before"), "\(record.errors)")
    #expect(folder.exists("goldens/AppPreviews/totalcontroller/default.png"))
    let test = try run(["test", "Shop/", "--view", "Total*"])
    #expect(test.status == 0, "\(test.output) \(test.errors)")
    let none = try run(["render", "Shop/", "--view", "Nothing*"])
    #expect(none.status == 2)
    #expect(none.errors.contains("no view, controller, scene or #Preview block is called 'Nothing*'"))
  }
}
