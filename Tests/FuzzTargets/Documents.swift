import LPAutoLayout
import LPCatalogs
import Foundation
import LPInterfaceBuilder
import LPSnapshots
import LPSourceNames

/// Interface Builder documents: laid out, and imported as source.
@MainActor
enum Documents {
  static func layOut(_ bytes: [UInt8]) throws {
    guard let document = try? InterfaceBuilderDocument(data: Data(bytes), path: "/Main.storyboard") else { return }
    try edit(bytes, document)
    for asSaved in [true, false] {
      let trace = DocumentTrace(document, asSaved: asSaved)
      try promise((try? JSONEncoder().encode(trace)) != nil, "a frame is not finite")
    }
    guard let scene = document.scenes.first else { return }
    let tree = document.tree(of: scene)
    defer { tree.root.endLayout() }
    guard let text = try? LayoutText.write(tree.capture()) else { return }
    try promise((try? LayoutText.read(text)) != nil, "the layout text of the first scene cannot be read")
  }

  /// Adds a width to the first view. Where that is possible, the result is a document with all that was in the input.
  private static func edit(_ bytes: [UInt8], _ document: InterfaceBuilderDocument) throws {
    guard var editor = try? DocumentEditor(Data(bytes)), let line = document.scenes.first?.root.element.line else {
      return
    }
    try promise((try? editor.data()) == Data(bytes), "an editor changes a document without a change")
    let width = DocumentEditor.End(line: line, guide: nil, attribute: "width")
    guard (try? editor.addConstraint(width, nil, constant: 8)) != nil, let data = try? editor.data() else { return }
    try promise((try? InterfaceBuilderDocument(data: data)) != nil, "an edited document cannot be read")
    try promise(data.count > bytes.count, "an edited document lacks something")
  }

  /// Puts the parts of an input into a document where it has names and texts, and imports it.
  static func importNames(_ bytes: [UInt8]) throws {
    let names = parts(bytes, atMost: 6).map { String(decoding: $0, as: UTF8.self) }
    func name(_ index: Int) -> String { index < names.count ? names[index] : "" }
    let text = document(title: name(2), label: name(3), identifier: name(4), font: name(5))
    let file = "/" + name(0).replacing("/", with: ":")
    guard let document = try? InterfaceBuilderDocument(data: Data(text.utf8), path: file) else { return }
    let previews = DocumentCatalog.scenes(of: document, DocumentFile(url: URL(fileURLWithPath: file)))
    let headings = try previews.map { try $0.heading(NoImages()) }
    let source = ImportedCatalog(document, typeName: name(1), headings: headings).source
    try check(source)
  }

  /// Checks that names are within literals and the comment at the top, and nowhere else in the source.
  private static func check(_ source: String) throws {
    let lines = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    try promise(lines.count > 2 && String(lines[1]) == "import LayoutPreview", "the comment has more than one line")
    let isPlain = source.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
    }
    try promise(isPlain, "the source has control characters")
    let tokens = Lexer.tokens(of: Array(source.utf8))
    let brackets = tokens.filter { $0.kind == .opening || $0.kind == .closing }
    try promise(brackets.allSatisfy { $0.partner != nil }, "brackets of the source do not match")
    let code = tokens.filter { $0.kind != .literal }
    try promise(code.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } }, "the source has a name that is not ASCII")
    for (word, count) in [("import", 1), ("struct", 1), ("extension", 1), ("@", 1), ("func", 0)] {
      try promise(code.count { $0.text == word[...] && !$0.isQuoted } == count, "the source has not \(count) '\(word)'")
    }
  }

  private static func document(title: String, label: String, identifier: String, font: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23094" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <scenes><scene sceneID="s"><objects><viewController title="\(escaped(title))" id="v">
        <view key="view" contentMode="scaleToFill" id="w">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <label userLabel="\(escaped(identifier))" text="\(escaped(label))" id="a">
              <rect key="frame" x="16" y="20" width="90" height="21"/>
              <accessibility key="accessibilityConfiguration" identifier="\(escaped(identifier))"/>
              <fontDescription key="fontDescription" name="\(escaped(font))" family="\(escaped(font))" pointSize="17"/>
            </label>
            <imageView image="\(escaped(identifier))" id="b"><rect key="frame" x="16" y="50" width="90" height="21"/>
            </imageView>
            <button id="c"><rect key="frame" x="16" y="90" width="90" height="21"/>
              <state key="normal" title="\(escaped(label))" image="\(escaped(title))"/></button>
          </subviews>
          <constraints><constraint firstItem="a" firstAttribute="top" secondItem="w" secondAttribute="top" id="d"/>
          </constraints>
        </view>
      </viewController></objects></scene></scenes>
    </document>
    """
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9": String(scalar)
      // XML has no reference to these.
      case _ where scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar) || scalar.value & 0xFFFE == 0xFFFE:
        " "
      default: "&#\(scalar.value);"
      }
    }.joined()
  }
}
