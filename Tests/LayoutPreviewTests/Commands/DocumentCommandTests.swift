import Foundation
import Testing
@testable import LPCatalogs

/// Storyboards and xibs as catalogs of the `preview` tool.
@Suite struct DocumentCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "App/Base.lproj/Main.storyboard")
    try folder.write("\"title.text\" = \"Willkommen zurück\";\n", to: "App/de.lproj/Main.strings")
  }

  /// A scene in a navigation controller within a tab bar controller, and one that is presented.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="tabs">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s0"><objects>
          <tabBarController id="tabs"><connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="g1"/>
          </connections></tabBarController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <navigationController id="nav"><tabBarItem key="tabBarItem" title="Home" id="tab"/>
            <navigationBar key="navigationBar" id="bar"/>
            <connections><segue destination="home" kind="relationship" relationship="rootViewController" id="g2"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="Home" id="home">
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <label text="Welcome back" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                  <rect key="frame" x="16" y="119" width="108" height="20.333"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
                <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
                  <rect key="frame" x="16" y="160" width="40" height="40"/>
                  <color key="backgroundColor" name="Brand"/>
                </imageView>
              </subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <constraints>
                <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
                <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="16" id="c2"/>
                <constraint firstItem="logo" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c3"/>
                <constraint firstItem="logo" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="20" id="c4"/>
              </constraints>
            </view>
            <navigationItem key="navigationItem" title="Start" id="item">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
            </navigationItem>
          </viewController>
        </objects></scene>
      </scenes>
      <resources><image name="logo" width="40" height="40"/></resources>
    </document>
    """

  private func run(_ arguments: String...) throws -> CommandRun { try CommandRun("preview", arguments, in: folder) }

  @Test func `scenes are listed as previews on the document's own device`() throws {
    let run = try run("list", "App/Base.lproj/Main.storyboard")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Main: 1 preview\n  Home\n"))
    #expect(run.output.contains("iphone-15"))
  }

  @Test func `a scene is laid out below the bars that the document implies`() throws {
    let run = try run("render", "App/Base.lproj/Main.storyboard", "--format", "text,png")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("out/Main/home/iphone-15.layout.txt")
    #expect(text.contains("navigationBar"))
    #expect(text.contains("tabBar"))
    #expect(text.contains("Start"))
    #expect(text.contains("Home"))
    // 59 of the screen, 44 of the bar, and the constraint's 16.
    #expect(text.contains("label  Label  16,119 "), "\(text)")
    #expect(run.errors.contains("no image file for 'logo'"))
  }

  @Test func `every axis holds for documents too`() throws {
    let run = try run(
      "render", "App/Base.lproj/Main.storyboard", "--size", "compact,regular", "--direction", "all", "--locale",
      "en,de",
      "--format", "text")
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.filter { $0.hasSuffix(".layout.txt") }.count == 8)
    let german = try folder.text("out/Main/home/de.layout.txt")
    #expect(german.contains("Willkommen zurück"))
    #expect(!german.contains("Welcome back"))
    let pseudo = try self.run("render", "App/Base.lproj/Main.storyboard", "--strings", "doubled", "--format", "text")
    #expect(pseudo.status == 0)
    let doubled = try #require(folder.files.first { $0.contains("doubled") })
    #expect(try folder.text(doubled).contains("Welcome back Welcome back"))
  }

  @Test func `a document is tested against its goldens`() throws {
    let document = "App/Base.lproj/Main.storyboard"
    #expect(try run("test", document).status == 1)
    let recorded = try run("record", document)
    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(folder.exists("goldens/Main/home/iphone-15.layout.txt"))
    #expect(try run("test", document).status == 0)
    try folder.write(Self.storyboard.replacing("constant=\"20\"", with: "constant=\"28\""), to: document)
    let changed = try run("test", document)
    #expect(changed.status == 1)
    #expect((changed.output + changed.errors).contains("Main.storyboard:"), "\(changed.output)")
  }

  @Test func `pictures of an asset catalog are drawn`() throws {
    let before = try run("render", "App/Base.lproj/Main.storyboard", "--format", "json")
    #expect(before.errors.contains("missing-image"))
    try folder.write(
      #"{"images":[{"idiom":"universal","filename":"logo.png","scale":"1x"},{"idiom":"universal","scale":"2x"}]}"#,
      to: "App/Assets.xcassets/logo.imageset/Contents.json")
    // One grey pixel.
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="))
    try png.write(to: folder.url.appendingPathComponent("App/Assets.xcassets/logo.imageset/logo.png"))
    let run = try run("render", "App/Base.lproj/Main.storyboard")
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains("missing-image"), "\(run.errors)")
  }

  @Test func `colors and drawings of an asset catalog follow the appearance`() throws {
    try folder.write(
      #"{"images":[{"filename":"logo.svg"},{"filename":"night.svg","appearances":[{"appearance":"luminosity","value":"dark"}]}]}"#,
      to: "App/Assets.xcassets/logo.imageset/Contents.json")
    for (name, color) in [("logo", "#dc1414"), ("night", "#1414dc")] {
      try folder.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><rect width=\"9\" height=\"9\" fill=\"\(color)\"/></svg>",
        to: "App/Assets.xcassets/logo.imageset/\(name).svg")
    }
    try folder.write(
      #"""
      {"colors":[
      {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x12","green":"52","blue":"0.337","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
       "color":{"color-space":"srgb","components":{"white":"1.000","alpha":"1.000"}}}]}
      """#, to: "App/Assets.xcassets/Brand.colorset/Contents.json")
    let run = try run(
      "render", "App/Base.lproj/Main.storyboard", "--appearance", "all", "--format", "svg", "--out", "out")
    #expect(run.status == 0 && !run.errors.contains("missing-image"), "\(run.errors)")
    let pictures = try folder.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".svg") }.map { try folder.text($0) }
    #expect(pictures.count == 2 && Set(pictures.map { $0.components(separatedBy: "data:image/png").count }) == [2])
    #expect(pictures.contains { $0.contains("#123456") } && pictures.contains { !$0.contains("#123456") })
  }

  @Test func `a folder stands for the documents below it`() throws {
    try folder.write(Self.storyboard, to: "Other/Base.lproj/Main.storyboard")
    let run = try run("list", "./", "--json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"Main-App\""))
    #expect(run.output.contains("\"Main-Other\""))
    let none = try self.run("list", "App/de.lproj/")
    #expect(none.status == 2)
    #expect(none.errors.contains("no .storyboard or .xib file below App/de.lproj/"))
  }

  @Test func `a document that cannot be read says where and what next`() throws {
    try folder.write(String(Self.storyboard.prefix(900)), to: "Cut.storyboard")
    try folder.write("<document><scenes/></document>", to: "Empty.xib")
    let cases = [
      ("Cut.storyboard", "malformed XML"), ("Empty.xib", "no scene with a view"), ("No.xib", "cannot find the file"),
    ]
    for (name, message) in cases {
      let run = try run("render", name)
      #expect(run.status == 2)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(!folder.exists("out"))
    }
  }

  // MARK: Importing

  @Test func `an imported document compiles and lays out to the same frames`() throws {
    let imported = try run("import", "App/Base.lproj/Main.storyboard")
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(imported.errors.contains("next: preview render Main.swift"))
    let source = try folder.text("Main.swift")
    #expect(source.contains("label.leading == screen.margins.leading\n"))
    #expect(source.contains("label.top == screen.safeArea.top + 16\n"))
    #expect(source.contains("return screen.embedded(navigationBar: navigationBar, tabBar: tabBar)"))
    for (name, file) in [("direct", "App/Base.lproj/Main.storyboard"), ("imported", "Main.swift")] {
      let drawn = try run("render", file, "--format", "text", "--out", name)
      #expect(drawn.status == 0, "\(drawn.errors)")
    }
    let frames = try ["direct", "imported"].map { name in
      try folder.text("\(name)/Main/home/iphone-15.layout.txt").split(separator: "\n")
        .compactMap { $0.firstMatch(of: /(Label|ImageView|NavigationBar|TabBar)  \S+ \S+/)?.output.0 }
    }
    #expect(frames[0].count == 4)
    #expect(frames[0] == frames[1])
  }

  @Test func `a scene with placeholders is shown beside what the app makes of it`() throws {
    let placeholder =
      #"<constraint firstItem="title" firstAttribute="width" constant="300" placeholder="YES" id="c9"/>"#
    let text = Self.storyboard.replacing(
      "<constraints>\n", with: "<constraints>\n\(placeholder)\n", maxReplacements: 1)
    try folder.write(text, to: "App/Base.lproj/Main.storyboard")
    let path = "App/Base.lproj/Main.storyboard"
    #expect(try run("render", path, "--format", "text").status == 0)
    #expect(!folder.files.contains { $0.contains("at-run-time") })
    #expect(try run("render", path, "--run-time", "--format", "text").status == 0)
    let scenes = try folder.files.filter { $0.hasSuffix(".layout.txt") && $0.contains("/home") }.sorted().map {
      try folder.text($0).split(separator: "\n").first { $0.contains("label  Label") }.map(String.init) ?? ""
    }
    #expect(scenes.count == 2 && scenes.filter { $0.contains(" 300×") }.count == 1)
    let lint = try run("lint", path, "--run-time", "--rules", "placeholder-constraint", "--severity", "note")
    #expect(lint.output.components(separatedBy: "[placeholder-constraint]").count == 2)
  }

  /// An effect view at the root, a configured button, and a placeholder in place of a field's size.
  private static let effect = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <visualEffectView opaque="NO" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
          <view key="contentView" opaque="NO" contentMode="center" id="content">
            <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="go">
                <rect key="frame" x="20" y="20" width="120" height="90"/>
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" imagePlacement="top" image="star" catalog="system" \
    title="Go" imagePadding="21" buttonSize="large" cornerStyle="capsule"/>
              </button>
              <textField placeholderIntrinsicWidth="90" placeholderIntrinsicHeight="24" borderStyle="roundedRect" \
    translatesAutoresizingMaskIntoConstraints="NO" id="field">
                <rect key="frame" x="20" y="120" width="90" height="24"/>
              </textField>
            </subviews>
          </view>
          <constraints>
            <constraint firstItem="go" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="go" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
            <constraint firstItem="field" firstAttribute="leading" secondItem="go" secondAttribute="leading" id="c3"/>
            <constraint firstItem="field" firstAttribute="top" secondItem="go" secondAttribute="bottom" constant="8" id="c4"/>
          </constraints>
        </visualEffectView>
      </objects>
    </document>
    """

  @Test func `what is configured and what stands on an effect is imported`() throws {
    try folder.write(Self.effect, to: "Effect.xib")
    #expect(try run("import", "Effect.xib").status == 0)
    let source = try folder.text("Effect.swift")
    #expect(source.contains(".contentView.add {\n") && source.contains("?.imagePlacement = .top\n"))
    #expect(source.contains("?.buttonSize = .large\n") && source.contains("?.cornerStyle = .capsule\n"))
    #expect(source.contains(".placeholderIntrinsicSize(width: 90, height: 24)\n"))
    let sizes = try ["Effect.xib", "Effect.swift"].map { file in
      let drawn = try run("render", file, "--format", "text", "--out", "out-\(file)")
      #expect(drawn.status == 0, "\(drawn.errors)")
      let text = try folder.files.filter { $0.hasPrefix("out-\(file)") }.map(folder.text).joined()
      return text.matches(of: /(?:Button|TextField)  \S+ (\S+)/).map(\.output.1)
    }
    #expect(sizes[0].count == 2 && sizes[0] == sizes[1])
  }

  @Test func `an import replaces no file without being told to`() throws {
    try folder.write("// mine", to: "Main.swift")
    let refused = try run("import", "App/Base.lproj/Main.storyboard")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("Main.swift already exists"))
    #expect(try folder.text("Main.swift") == "// mine")
    #expect(try run("import", "App/Base.lproj/Main.storyboard", "--force").status == 0)
    let shown = try run("import", "App/Base.lproj/Main.storyboard", "--out", "-", "--name", "9 lives")
    #expect(shown.output.contains("struct Imported9Lives: PreviewCatalog"))
  }

  /// Constants, fonts, an axis, hidden and installed views and constraints that vary, and margins of readable width.
  private static let varied = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s1"><objects>
        <viewController id="vc1" storyboardIdentifier="home" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root" layoutMarginsFollowReadableWidth="YES">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <label contentMode="left" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title" userLabel="heading">
                <rect key="frame" x="16" y="75" width="361" height="20"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <variation key="heightClass=regular-widthClass=regular"><fontDescription key="fontDescription" type="boldSystem" pointSize="30"/></variation>
              </label>
              <stackView contentMode="scaleToFill" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="16" y="100" width="361" height="100"/>
                <subviews>
                  <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one"><rect key="frame" x="0" y="0" width="361" height="20"/></label>
                  <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="two"><rect key="frame" x="0" y="28" width="361" height="20"/>
                  <variation key="widthClass=regular" hidden="YES"/></label>
                  <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="more"><rect key="frame" x="0" y="56" width="361" height="30"/><state key="normal" title="More"/></button>
                </subviews>
                <variation key="widthClass=regular" axis="horizontal" spacing="20"/>
                <variation key="default"><mask key="subviews"><exclude reference="more"/></mask></variation>
                <variation key="widthClass=regular"><mask key="subviews"><include reference="more"/></mask></variation>
              </stackView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
              <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="16" id="c2"><variation key="widthClass=regular" constant="40"/></constraint>
              <constraint firstItem="stack" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8" id="c3"><variation key="heightClass=compact" constant="2"/></constraint>
              <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c4"/>
              <constraint firstAttribute="trailingMargin" secondItem="stack" secondAttribute="trailing" id="c5"/>
              <constraint firstItem="stack" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="100" id="c6"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c6"/></mask></variation>
            <variation key="heightClass=compact-widthClass=regular"><mask key="constraints"><exclude reference="c4"/><include reference="c6"/></mask></variation>
          </view>
        </viewController>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <viewController id="vc2" storyboardIdentifier="article" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root2">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <label text="Read" translatesAutoresizingMaskIntoConstraints="NO" id="read">
                <rect key="frame" x="16" y="59" width="361" height="20"/>
              </label>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe2"/>
            <viewLayoutGuide key="readableContentGuide" id="readable2"/>
            <constraints>
              <constraint firstItem="read" firstAttribute="leading" secondItem="readable2" secondAttribute="leading" id="d1"/>
              <constraint firstItem="read" firstAttribute="trailing" secondItem="readable2" secondAttribute="trailing" id="d2"/>
              <constraint firstItem="read" firstAttribute="top" secondItem="safe2" secondAttribute="top" id="d3">
                <variation key="userInterfaceIdiom=pad" constant="64"/>
              </constraint>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test func `an imported document that varies lays out to the same frames in every class`() throws {
    try folder.write(Self.varied, to: "Varied.storyboard")
    #expect(try run("import", "Varied.storyboard").status == 0)
    for file in ["Varied.storyboard", "Varied.swift"] {
      let drawn = try run(
        "render", file, "--device", "iphone-15,iphone-15-pro-max,ipad-air-11", "--orientation", "portrait,landscape",
        "--format", "text", "--out", "out-\(file)")
      #expect(drawn.status == 0, "\(drawn.errors)")
    }
    var different: Set<[String]> = []
    for scene in ["home", "article"] {
      let names = folder.files.filter { $0.hasPrefix("out-Varied.storyboard/Varied/\(scene)/") }
      #expect(names.count == 6)
      for name in names {
        let frames = try [name, name.replacing("out-Varied.storyboard", with: "out-Varied.swift")].map { name in
          try folder.text(name).split(separator: "\n").compactMap { line in
            line.firstMatch(of: /(?:Label|StackView|Button)  (\S+ \S+)/).map { String($0.output.1) }
          }
        }
        #expect(frames[0] == frames[1], "\(name)")
        #expect(!frames[0].isEmpty)
        different.insert(frames[0])
      }
    }
    // Every device and orientation has frames of its own.
    #expect(different.count >= 11)
  }
}
