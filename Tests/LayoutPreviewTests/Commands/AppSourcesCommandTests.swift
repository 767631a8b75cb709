import Foundation
import Testing

/// `--view`, `#Preview` blocks and `uikit prepare`, with sources as apps have them.
@Suite struct AppSourcesCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.app { try folder.write(text, to: "App/\(name)") }
  }

  private static let app = [
    "Card.swift": """
    import UIKit
    import Kingfisher

    @objc protocol CardDelegate {
      @objc optional func didTap(_ card: ProfileCardView)
    }

    @objcMembers final class ProfileCardView: BaseView {
      @IBOutlet private weak var unused: UILabel!
      weak var delegate: CardDelegate?
      private let nameLabel = UILabel()
      dynamic var name = "Ada" { didSet { nameLabel.text = name } }

      override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.text = name
        embed(nameLabel)
        nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.margin).isActive = true
        nameLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
      @IBAction func tap(_ sender: Any) { delegate?.didTap?(self) }
    }

    #Preview("Named") {
      let card = ProfileCardView()
      card.name = "Grace"
      return card
    }
    #Preview { ProfileController() }
    """,
    "Base/Base.swift": """
    import UIKit
    class BaseView: UIView { var margin: CGFloat = 0 }
    """,
    "Base/Base+Layout.swift": """
    import UIKit
    extension BaseView {
      override func layoutSubviews() { super.layoutSubviews(); margin = 1 }
    }
    """,
    "Base/Metrics.swift": "import Foundation\nenum Metrics { static let margin: CGFloat = 24 }\n",
    "Base/UIView+Embed.swift": """
    import UIKit
    extension UIView {
      func embed(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
    }
    """,
    "ProfileController.swift": """
    import UIKit
    @main class AppDelegate {}
    final class ProfileController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.embed(ProfileCardView())
      }
    }
    """,
    "Broken.swift": "import UIKit\nimport Nuke\nclass Broken: BaseView {\n  let pipeline: ImagePipeline? = nil\n}\n",
    "More.swift": "import UIKit\nclass More: Broken { let other: ImagePipeline? = nil; let b = Nope() }\n",
  ]

  private func run(_ arguments: [String]) throws -> CommandRun { try CommandRun("preview", arguments, in: folder) }

  @Test func `a view is drawn from an app's sources, with those that it needs`() throws {
    let result = try run(["render", "App/", "--view", "ProfileCardView", "--format", "text"])
    #expect(result.status == 0, "\(result.errors)")
    let layout = try folder.read("out/AppPreviews/profilecardview/default.layout.txt")
    let text = String(decoding: layout, as: UTF8.self)
    #expect(text.contains("ProfileCardView"))
    #expect(text.contains("\"Ada\""))
    #expect(text.contains("24,"))
    let again = try run(["list", "App/", "--view", "ProfileCardView", "--verbose"])
    #expect(again.output.contains("  ProfileCardView\n"))
  }

  @Test func `preview blocks of a folder are previews, of views and of controllers`() throws {
    let result = try run(["render", "App/", "--format", "text"])
    #expect(result.status == 0, "\(result.errors)")
    let named = String(decoding: try folder.read("out/AppPreviews/named/default.layout.txt"), as: UTF8.self)
    #expect(named.contains("\"Grace\""))
    let controller = String(decoding: try folder.read("out/AppPreviews/card/default.layout.txt"), as: UTF8.self)
    #expect(controller.contains("\"Ada\""))
  }

  @Test func `a block that does not compile was left at the top of its source`() throws {
    try folder.write("import UIKit\n#Preview(\"Gone\") { Missing() }\n", to: "Blocks/Gone.swift")
    let none = try run(["render", "Blocks/", "--format", "text"])
    #expect(none.status == 2)
    #expect(none.errors.contains("the #Preview blocks do not compile"), "\(none.errors)")
    try folder.write("import UIKit\n#Preview(\"Kept\") { UISwitch() }\n", to: "Blocks/Kept.swift")
    let one = try run(["render", "Blocks/", "--format", "text"])
    #expect(one.status == 0, "\(one.errors)")
    #expect(one.errors.contains("cannot find 'Missing' in scope (Blocks/Gone.swift:2)"), "\(one.errors)")
    #expect(folder.exists("out/AppPreviews/kept") && !folder.exists("out/AppPreviews/gone"))
  }

  @Test func `what does not compile is left out and ranked by the sources that it stops`() throws {
    let result = try run(["render", "App/", "--view", "More", "--format", "text"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.errors.contains(
        """
        what does not compile in 2 sources is left out:
          2 sources: cannot find type 'ImagePipeline' in scope (App/Broken.swift:4, App/More.swift:2); \
        it may come from Nuke, which is missing here
          1 source: cannot find 'Nope' in scope (App/More.swift:2)
        empty types stand in for ImagePipeline, Nope
        """))
    let again = try run(["list", "App/", "--view", "More"])
    #expect(again.errors.contains("what does not compile in 2 sources is left out:"))
  }

  @Test func `a view is drawn with named stand-ins for values that are missing`() throws {
    let source = """
      import UIKit
      final class Banner: UIView {
        let label = UILabel()
        init(store: Store, count: Int) {
          super.init(frame: .zero)
          label.text = Strings.title
          label.textColor = Theme.current.color
          Tracker.shared.track(store)
          embed(label)
          embed(title())
        }
        required init?(coder: NSCoder) { fatalError() }
        private func title() -> UILabel {
          let title = UILabel()
          for entry in Entries.all { title.text = entry.name }
          title.text = "\\(Metrics.margin)"
          return title
        }
      }
      """
    try folder.write(source, to: "App/Banner.swift")
    let result = try run(["render", "App/", "--view", "Banner", "--format", "text"])
    #expect(result.status == 0, "\(result.errors)")
    let layout = try folder.read("out/AppPreviews/banner/default.layout.txt")
    let text = String(decoding: layout, as: UTF8.self)
    #expect(text.contains("\"Strings.title\""))
    #expect(text.contains("\"24.0\""))
    for note in [
      "note: Banner.init(store:count:) is called with values at rest; a #Preview block gives others\n",
      "note: Strings.title has a stand-in: cannot find 'Strings' in scope (App/Banner.swift:6)\n",
      "note: App/Banner.swift:8 is not run: cannot find 'Tracker' in scope (App/Banner.swift:8)\n",
      "empty types stand in for Store\n",
    ] { #expect(result.errors.contains(note), "\(note) in \(result.errors)") }
  }

  @Test func `a view that its simplest initialiser cannot make is made by another, with the app's own values`() throws {
    try folder.write(
      """
      import UIKit
      final class Toggle { let label: String; let tone: Tone; init(label: String, tone: Tone) { \
      self.label = label; self.tone = tone } }
      enum Tone { case loud(Int), quiet }
      protocol Source { var version: String { get } }
      struct Info: Source { let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as! String }
      final class ToggleView: UILabel {
        private var toggle: Toggle!
        init(toggle: Toggle, source: Source, rowHeight: CGFloat, itemSpacing: Int, count: Double) {
          super.init(frame: .zero)
          self.toggle = toggle
          fill()
          text! += " \\(toggle.tone) \\(source.version) \\(rowHeight) \\(itemSpacing) \\(count)"
        }
        override init(frame: CGRect) { super.init(frame: frame); fill() }
        required init?(coder: NSCoder) { fatalError("not from a document") }
        private func fill() { text = toggle.label }
      }
      """, to: "App/ToggleView.swift")
    try folder.write(
      """
      <plist version="1.0"><dict><key>UILaunchScreen</key><dict/>
      <key>CFBundleVersion</key><string>4.$(CURRENT_PROJECT_VERSION)</string></dict></plist>
      """, to: "App/Info.plist")
    // Extensions, and other apps of the project, have lists too.
    for (path, key) in ["App/Base/Info.plist": "UILaunchScreen", "App/A-Info.plist": "NSExtension"] {
      try folder.write(
        """
        <plist version="1.0"><dict><key>\(key)</key><dict/><key>UIApplicationSceneManifest</key><dict/>
        <key>CFBundleVersion</key><string>9</string></dict></plist>
        """, to: path)
    }
    let result = try run(["render", "App/", "--view", "ToggleView", "--format", "text"])
    #expect(result.status == 0, "\(result.errors)")
    let call = "ToggleView.init(toggle:source:rowHeight:itemSpacing:count:)"
    #expect(result.errors.contains("note: \(call) is called with values at rest"))
    let note = "note: Bundle.infoDictionary has the texts of App/Info.plist, with build settings at rest"
    #expect(result.errors.contains(note))
    let layout = try folder.read("out/AppPreviews/toggleview/default.layout.txt")
    #expect(String(decoding: layout, as: UTF8.self).contains("\"label quiet 4.1 44.0 8 0.0\""))
  }

  @Test func `of two classes of one name the one that is less deep is shown, which is said`() throws {
    for (path, text) in ["App/Base/Share/Twice.swift": "extension", "App/Twice.swift": "app"] {
      try folder.write(
        """
        import UIKit
        final class Twice: UILabel {
          override init(frame: CGRect) { super.init(frame: frame); text = "\(text)" }
          required init?(coder: NSCoder) { nil }
        }
        """, to: path)
    }
    let result = try run(["render", "App/", "--view", "Twice", "--format", "text"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("Twice is declared in 2 sources; App/Twice.swift is shown\n"))
    let layout = try folder.read("out/AppPreviews/twice/default.layout.txt")
    #expect(String(decoding: layout, as: UTF8.self).contains("\"app\""))
  }

  @Test func `the class that is shown is never left out`() throws {
    try folder.write("import UIKit\nfinal class Odd: UIView, UIView {}\n", to: "App/Odd.swift")
    let result = try run(["render", "App/", "--view", "Odd", "--format", "text"])
    #expect(result.status == 0 || result.errors.contains("error: Odd does not compile"))
    try folder.write("import UIKit\nfinal class Odd: Int {}\n", to: "App/Odd.swift")
    let other = try run(["render", "App/", "--view", "Odd", "--format", "text"])
    #expect(other.status == 2)
    #expect(other.errors.contains("error: Odd does not compile: "))
    #expect(other.errors.contains("next: preview render App/ --view=Odd --verbose"))
  }

  @Test func `a view that does not exist is refused with the nearest name`() throws {
    let result = try run(["render", "App/", "--view", "ProfilCardView"])
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix("error: no source declares the class ProfilCardView\nDid you mean ProfileCardView?"))
  }

  @Test func `a view without sources is refused`() throws {
    let result = try run(["render", "App", "--view", "ProfileCardView"])
    #expect(result.status == 2)
    #expect(result.errors.contains("no folder or Swift file with its sources is named"))
  }

  @Test func `preview json lists the sources to compile`() throws {
    try folder.write(#"{"app": {"sources": ["App/Base", "App/Card.swift"]}}"#, to: "preview.json")
    let listed = try run(["list", "App/", "--view", "ProfileCardView"])
    #expect(listed.status == 0, "\(listed.errors)")
    try folder.write(#"{"app": {"sources": ["App/None"]}}"#, to: "preview.json")
    let missing = try run(["list", "App/", "--view", "ProfileCardView"])
    #expect(missing.errors.contains("preview.json: app.sources names App/None, which does not exist"))
    try folder.write(#"{"app": {"source": []}}"#, to: "preview.json")
    #expect(
      try run(["list", "App/", "--view", "A"]).errors.contains("preview.json has the unknown key 'source' in 'app'"))
    try folder.write(#"{"app": 3}"#, to: "preview.json")
    #expect(try run(["list", "App/", "--view", "A"]).errors.contains("preview.json: app is not an object"))
  }

  @Test func `a source that does not parse is left out and named`() throws {
    try folder.write("extension ProfileCardView {\n", to: "App/Half.swift")
    let result = try run(["list", "App/", "--view", "ProfileCardView"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("App/Half.swift:1:28: expected '}' to end extension; the source is left out"))
  }

  // MARK: Copies

  @Test func `prepare writes copies and prints what it changed`() throws {
    let result = try run(["uikit", "prepare", "App", "--out", "Copies"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.contains(
        "Card.swift: 2 #Preview, 2 @objc, 1 ?, 1 @IBAction, 1 @IBOutlet, 1 @objc protocol, 1 @objcMembers, 1 dynamic"))
    #expect(result.output.contains("wrote 8 sources to Copies, "))
    let copy = String(decoding: try folder.read("Copies/Card.swift"), as: UTF8.self)
    #expect(copy.contains("            func tap(_ sender: Any) { delegate?.didTap (self) }"))
    let base = String(decoding: try folder.read("Copies/Base/Base.swift"), as: UTF8.self)
    #expect(base.contains("#sourceLocation(file: \"\(folder.url.path)/App/Base/Base+Layout.swift\", line: 3)"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/More.swift"))
    let again = try run(["uikit", "prepare", "App", "--out", "Copies", "--json"])
    #expect(again.status == 0, "\(again.errors)")
    #expect(
      again.output.contains("\"schema\" : \"layout-preview/uikit/1\"")
        || again.output.contains("layout-preview/uikit/1"))
    #expect(!folder.exists("Copies/More.swift"))
    #expect(folder.exists("Copies/Broken.swift"))
  }

  @Test func `prepare writes over no sources`() throws {
    let before = try folder.read("App/Card.swift")
    for out in ["App", "App/Copies", ".", "App/../App"] {
      let result = try run(["uikit", "prepare", "App", "--out", out])
      #expect(result.status == 2)
      #expect(result.errors.contains("the copies of App would be among its sources"))
    }
    try folder.write("let mine = 1\n", to: "Other/Mine.swift")
    let other = try run(["uikit", "prepare", "App", "--out", "Other"])
    #expect(other.errors.contains("Other/Mine.swift was not written by 'preview uikit prepare'"))
    let link = folder.url.appendingPathComponent("Link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "App")
    #expect(try run(["uikit", "prepare", "App", "--out", "Link"]).status == 2)
    #expect(try run(["uikit", "prepare", "App"]).errors.contains("needs a folder for the copies"))
    #expect(try run(["uikit", "prepare", "Nowhere", "--out", "Copies"]).errors.contains("Nowhere is not a folder"))
    #expect(try folder.read("App/Card.swift") == before)
  }

  @Test func `prepare reports sources that it cannot read`() throws {
    try folder.write("class A {", to: "App/Half.swift")
    try Data([0x61, 0xFF]).write(to: folder.url.appendingPathComponent("App/Bytes.swift"))
    let result = try run(["uikit", "prepare", "App", "--out", "Copies"])
    #expect(result.status == 1)
    #expect(result.errors.contains("App/Half.swift:1: expected '}' to end class; the source has no copy"))
    #expect(result.errors.contains("/App/Bytes.swift is not UTF-8 text; the source has no copy"))
    #expect(!folder.exists("Copies/Half.swift"))
  }
}
