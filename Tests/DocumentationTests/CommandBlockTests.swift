import Foundation
import Testing

/// Runs the commands that pages show, in a folder with what they name; `unrun` has a reason for each of the others.
///
/// `TutorialTests` also compares what commands print, for the pages whose steps follow from each other.
struct CommandBlockTests {
  /// The pages whose commands `TutorialTests` runs.
  private static let tutorials: Set = ["docs/tutorial.md", "docs/how-to/right-to-left.md", "docs/skill/SKILL.md"]

  /// What is not run here, by page and by how a command begins, with the reason.
  private static let unrun: [String: [(beginning: String, reason: String)]] = [
    "README.md": [
      ("make install", "installs; `scripts/try-distribution` does"),
      ("preview init", "builds a package; `InitCommandTests` do"),
      ("make demo", "builds in release; CI draws the gallery"),
    ],
    "docs/agents.md": [
      ("mkdir", "copies what `make install` installs; `TutorialTests` do what the copied file says"),
      ("cp", "as above"),
    ],
    "docs/editors.md": [
      ("make vscode", "needs Node's packages; CI makes the extension"), ("code", "needs VS Code"),
    ],
    "docs/golden-files.md": [
      ("cp -r", "`NamesCommandTests` run an executable elsewhere"), ("cd ELSEWHERE", "as above"),
    ],
    "docs/goldens.md": [
      ("preview diff", "draws what commits built; `DiffCommandTests` do")
    ],
    "docs/install.md": [
      ("git clone", "needs a network"), ("cd", "changes into what is cloned, unpacked or made"),
      ("make install", "installs; `scripts/try-distribution` does"), ("preview doctor", "`DoctorCommandTests` do"),
      ("tar", "unpacks a release; `scripts/try-distribution` does"), ("./install", "as above"),
      ("preview init", "builds a package; `InitCommandTests` do"), ("preview test && swift test", "as above"),
      ("preview render", "as above"), ("docker", "needs Docker"),
    ],
    "docs/lint-gallery.md": [("swift run", "`GalleryLintTests` compare what it finds with the page")],
    "docs/live.md": [
      ("curl", "needs a page that is served; `LivePageTests` send places"), ("ssh", "needs another machine"),
    ],
    "docs/how-to/layout-differences.md": [
      ("preview review  ", "reads keys from a terminal; `ReviewTerminalTests` press them")
    ],
    "docs/how-to/snapshot-tests.md": [
      ("preview adopt", "compiles a suite that is not here; `AdoptCommandTests` adopt one"),
      ("swift test", "builds a package of snapshot tests; `SnapshotTestingTests` are such tests"),
      ("SNAPSHOT_REFERENCES", "as above"),
    ],
    "CONTRIBUTING.md": [
      ("swift ", "builds and tests this repository, as CI does"), ("make ", "as above"), ("scripts/", "as above"),
      ("CI=true", "as above"), (".ci/run", "as above"),
    ],
  ]

  /// What a page's commands need besides the files that every page gets.
  private static let preparations: [String: [String]] = [
    "docs/conflict.md": ["printf '#!/bin/sh\\ncat log.txt\\n' > bin/pbpaste && chmod +x bin/pbpaste"],
    "docs/golden-files.md": ["mkdir -p examples/Gallery/Resources goldens"],
    "docs/goldens.md": ["preview record"],
    "docs/how-to/layout-differences.md": [
      "preview record", "sed -i 's/safeArea.top + 16/safeArea.top + 24/' Sources/Gallery/Gallery.swift",
      "preview list Sources/Gallery/Gallery.swift", "rm -r .build", "preview test || true",
    ],
  ]

  @Test func `each command of each page is run or has a reason why it is not`() throws {
    var used: Set<String> = []
    for page in MarkdownPage.all {
      for command in Self.commands(of: page) {
        guard let reason = Self.reason(command.text, on: page.path) else { continue }
        used.insert("\(page.path) \(reason.beginning)")
      }
    }
    let listed = Self.unrun.flatMap { page, reasons in reasons.map { "\(page) \($0.beginning)" } }
    #expect(used == Set(listed), "reasons without a command: \(Set(listed).subtracting(used).sorted())")
  }

  static let pages = MarkdownPage.all.filter { page in
    !tutorials.contains(page.path) && commands(of: page).contains { reason($0.text, on: page.path) == nil }
  }.map(\.path)

  @Test(arguments: pages)
  func `the commands of a page do what they are for`(_ path: String) throws {
    let page = try MarkdownPage(path)
    let folder = try Self.folder(for: page)
    for preparation in Self.preparations[path] ?? [] {
      let run = try folder.run(preparation)
      try #require(run.status == 0, "\(path): \(preparation): \(run.text)")
    }
    for command in Self.commands(of: page) where Self.reason(command.text, on: path) == nil {
      let run = try folder.run(Self.runnable(command.text))
      // Status 1 is an answer: there are findings, or goldens differ.
      #expect(run.status == 0 || run.status == 1, "\(path):\(command.line): \(command.text)\n\(run.text.suffix(2000))")
      // A language server answers whoever writes to it.
      let isServer = command.text.hasPrefix("preview lsp")
      #expect(isServer || !run.text.isEmpty, "\(path):\(command.line): \(command.text) prints nothing")
    }
  }

  // MARK: Commands

  /// A command as a reader types it, and the line of its block.
  private struct Command {
    let text: String
    let line: Int
  }

  /// The commands in a page's blocks; those in blocks without a language begin with `preview`.
  private static func commands(of page: MarkdownPage) -> [Command] {
    page.blocks.flatMap { block -> [Command] in
      guard ["sh", "console", ""].contains(block.language), block.file == nil else { return [] }
      guard block.language != "" || block.text.prefixMatch(of: /preview \S/) != nil else { return [] }
      let lines = block.text.replacingOccurrences(of: "\\\n", with: " ").split(separator: "\n").map(String.init)
      let isConsole = block.language == "console"
      let typed = isConsole ? lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) } : lines
      return typed.filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty && !$0.hasPrefix("#") }
        .map { Command(text: $0.trimmingCharacters(in: .whitespaces) + "  ", line: block.line) }
    }
  }

  private static func reason(_ command: String, on page: String) -> (beginning: String, reason: String)? {
    unrun[page]?.first { command.hasPrefix($0.beginning) }
  }

  /// What the shell runs for a command: a command that serves a page ends once it has printed the address.
  private static func runnable(_ command: String) -> String {
    guard command.hasPrefix("preview watch") else { return "GITHUB_SHA=4c1f0a \(bash(command))" }
    let text = command.replacing(/\s#.*/, with: "")
    return """
      \(text) >.watch 2>&1 & process=$!
      for turn in $(seq 300); do grep -q http:// .watch && break; kill -0 $process || break; sleep 0.2; done
      kill $process; wait $process; cat .watch; grep -q http:// .watch
      """
  }

  private static func bash(_ text: String) -> String {
    "bash -c '\(text.replacingOccurrences(of: "'", with: "'\\''"))'"
  }

  // MARK: What commands name

  /// A folder with a package whose catalog is that of the README, the same catalog as a single file, documents, sources of
  /// an app, and a log of constraints that contradict each other.
  private static func folder(for page: MarkdownPage) throws -> ShellFolder {
    let folder = try ShellFolder()
    let readme = try MarkdownPage("README.md")
    let catalog = try #require(readme.blocks.first { $0.text.contains("@main") }).text
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    try folder.write(catalog, to: "Sources/Gallery/Gallery.swift")
    try folder.write("\"Follow\" = \"Folgen\";\n", to: "Sources/Gallery/Resources/de.lproj/Localizable.strings")
    try folder.write("\"Follow\" = \"Follow\";\n", to: "Sources/Gallery/Resources/en.lproj/Localizable.strings")
    // Annotations are about a `title`.
    let isAnnotated = page.path == "docs/annotations.md"
    let card = isAnnotated ? catalog.replacing("name", with: "title") : catalog
    try folder.write(card.replacing("struct Gallery", with: "struct Card"), to: "Card.swift")
    try folder.write(storyboard, to: "Main.storyboard")
    try folder.write(storyboard, to: "App/Main.storyboard")
    try folder.write(storyboard, to: "Screens/Main.storyboard")
    try folder.write(xib, to: "Card.xib")
    try folder.write(appView, to: "App/Sources/ProfileCardView.swift")
    try folder.write(log, to: "log.txt")
    try folder.write(decisions, to: "accept.json")
    try folder.write(swift, to: "bin/swift")
    let run = try folder.run("chmod +x bin/swift && preview list Sources/Gallery/Gallery.swift")
    try #require(run.status == 0, "\(run.text)")
    return folder
  }

  /// A `swift` that describes the package, and builds its catalog by copying what `preview` compiled of its only file.
  private static let swift = """
    #!/bin/sh
    product() {
      newest=$(ls -td "$HOME"/.cache/preview/*/ | while read -r made; do
        grep -q 'Gallery.swift' "$made/catalog" && echo "$made" && break; done)
      mkdir -p ".build/$1" && cp "$newest/catalog" ".build/$1/Gallery"
    }
    case "$*" in
    *describe*) echo '{"targets":[{"name":"Gallery","type":"executable","path":"Sources/Gallery","sources":["Gallery.swift"]}]}' ;;
    "build "*) product "$3" ;;
    "run -c release Gallery "*) product release && shift 4 && exec .build/release/Gallery "$@" ;;
    *) echo "no such command: swift $*" && exit 2 ;;
    esac
    """

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="signin">
      <device id="retina6_12" orientation="portrait" appearance="light"/>

    """
  private static let content = """
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
      <label text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" userLabel="title" id="title">
        <rect key="frame" x="16" y="75" width="54" height="20.333"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
      <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="16" id="c2"/>
    </constraints>

    """
  private static let storyboard =
    head + """
      <scenes><scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="Sign in" id="signin">
          <view key="view" contentMode="scaleToFill" id="root">\(content)</view>
        </viewController>
      </objects></scene></scenes>
      </document>
      """
  private static let xib =
    head.replacingOccurrences(of: "Storyboard.XIB", with: "XIB")
    .replacingOccurrences(of: " initialViewController=\"signin\"", with: "") + """
      <objects><view contentMode="scaleToFill" id="root">\(content)</view></objects>
      </document>
      """

  private static let appView = """
    import UIKit

    final class ProfileCardView: UIView {
      private let nameLabel = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.text = "Ingrid Solberg"
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(nameLabel)
        NSLayoutConstraint.activate([
          nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
          nameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
          nameLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
      }

      required init?(coder: NSCoder) { fatalError("made by code only") }
    }

    #Preview { ProfileCardView() }

    """

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600002118000 UIView:0x7f8a11c0a5d0.width == 100   (active)>",
        "<NSLayoutConstraint:0x600002118050 UIView:0x7f8a11c0a5d0.width == 200   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600002118050 UIView:0x7f8a11c0a5d0.width == 200   (active)>

    """

  private static let decisions = """
    {
      "schema": "layout-preview/accept/1",
      "decisions": [
        { "catalog": "Gallery", "preview": "Profile card", "variant": "default", "verdict": "accept" }
      ]
    }

    """
}
