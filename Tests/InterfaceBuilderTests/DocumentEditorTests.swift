import Foundation
import Testing

@testable import LPInterfaceBuilder

/// What is written into documents, and what stays as it was.
@Suite struct DocumentEditorTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <!-- <view id="no"> -->
                    <view contentMode="scaleToFill" horizontalHuggingPriority="251" id="a">
                        <rect key="frame" x="10" y="20" width="100" height="60"/>
                    </view>
                    <label text="1 &lt; 2 > 1" id="b">
                        <rect key="frame" x="16" y="148" width="30" height="20"/>
                    </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c1"/>
                </constraints>
            </view>
            <view id="other">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view id="inner">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    </view>
                </subviews>
                <color key="backgroundColor" white="1" alpha="1"/>
            </view>
        </objects>
    </document>

    """

  private static func line(of id: String) -> Int {
    let lines = document.components(separatedBy: "\n")
    return 1 + lines.firstIndex { $0.contains("id=\"\(id)\"") && !$0.contains("<!--") && !$0.contains("<constraint") }!
  }

  private static func end(_ id: String, _ attribute: String, _ guide: String? = nil) -> DocumentEditor.End {
    .init(line: line(of: id), guide: guide, attribute: attribute)
  }

  private func edited(
    _ text: String = document, _ change: (inout DocumentEditor) throws -> Void
  ) throws -> String {
    var editor = try DocumentEditor(Data(text.utf8))
    try change(&editor)
    return String(decoding: try editor.data(), as: UTF8.self)
  }

  /// The lines that a text has and the document has not; all others must be the document's.
  private func added(_ text: String) -> [String] {
    let old = Set(Self.document.components(separatedBy: "\n"))
    let new = text.components(separatedBy: "\n")
    #expect(Self.document.components(separatedBy: "\n").allSatisfy(new.contains))
    return new.filter { !old.contains($0) }.map { line in
      line.replacing(#/ id="[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"\/>/#, with: " id/>")
    }
  }

  @Test func `a constraint goes into the nearest view around both`() throws {
    let text = try edited { try $0.addConstraint(Self.end("b", "top"), Self.end("a", "bottom"), constant: 8) }
    let indent = String(repeating: " ", count: 16)
    #expect(
      added(text) == [
        indent
          + #"<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id/>"#
      ])
    let constraints = try InterfaceBuilderDocument(data: Data(text.utf8)).scenes[0].root.constraints
    #expect(constraints.count == 2 && constraints[1].constant == 8 && constraints[1].first == "b")
  }

  @Test func `far edges are written as the editor does, and guides by their ids`() throws {
    let text = try edited {
      try $0.addConstraint(Self.end("a", "trailing"), Self.end("root", "trailing"), constant: -16)
      try $0.addConstraint(Self.end("a", "top"), Self.end("root", "top", "safeArea"), constant: 0)
      try $0.addConstraint(Self.end("a", "leading"), Self.end("root", "leading", "margins"), constant: 0)
    }
    #expect(
      added(text).map { $0.trimmingCharacters(in: .whitespaces) } == [
        #"<constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="16" id/>"#,
        #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id/>"#,
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id/>"#,
      ])
  }

  @Test func `a view without constraints gets a list, after its subviews and its color`() throws {
    let text = try edited {
      try $0.addConstraint(Self.end("inner", "centerX"), Self.end("other", "centerX"), constant: 0)
      try $0.addConstraint(Self.end("inner", "width"), nil, constant: 10)
    }
    #expect(
      added(text).map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("<constraint ") } == [
        #"<constraint firstAttribute="width" constant="10" id/>"#,
        #"<constraint firstItem="inner" firstAttribute="centerX" secondItem="other" secondAttribute="centerX" id/>"#,
      ])
    let root = try InterfaceBuilderDocument(data: Data(text.utf8)).scenes[1].root
    #expect(root.constraints.count == 1 && root.subviews[0].constraints.count == 1)
  }

  @Test func `a hugging priority is replaced or added`() throws {
    let text = try edited {
      try $0.setHugging(252, horizontally: true, line: Self.line(of: "a"))
      try $0.setHugging(251, horizontally: false, line: Self.line(of: "b"))
    }
    #expect(
      text
        == Self.document.replacing(
          #"horizontalHuggingPriority="251" id="a""#, with: #"horizontalHuggingPriority="252" id="a""#
        ).replacing(#"> 1" id="b""#, with: #"> 1" verticalHuggingPriority="251" id="b""#))
  }

  @Test func `a frame is replaced where it differs`() throws {
    let text = try edited {
      try $0.setFrame(CGRect(x: 0, y: 20, width: 100.5, height: 60), line: Self.line(of: "a"))
    }
    #expect(
      text == Self.document.replacing(#"x="10" y="20" width="100""#, with: #"x="0.0" y="20" width="100.5""#))
  }

  @Test func `lines end as the document's do`() throws {
    let text = try edited(Self.document.replacing("\n", with: "\r\n")) {
      try $0.addConstraint(Self.end("b", "width"), nil, constant: 8)
    }
    #expect(!text.replacing("\r\n", with: "").contains("\n") && text.contains("constant=\"8\""))
  }

  @Test func `new ids differ from each other and from those of the document`() throws {
    let text = try edited { editor in
      for _ in 0..<50 { try editor.addConstraint(Self.end("b", "width"), nil, constant: 8) }
    }
    let ids = text.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(ids.count == Set(ids).count)
  }

  @Test func `a place without a single view is refused`() throws {
    #expect(throws: DocumentEditError.noView(line: 1)) {
      try edited { try $0.setHugging(251, horizontally: true, line: 1) }
    }
    #expect(throws: DocumentEditError.noSafeArea(line: Self.line(of: "other"))) {
      try edited { try $0.addConstraint(Self.end("inner", "top"), Self.end("other", "top", "safeArea"), constant: 0) }
    }
    let crowded = Self.document.replacing("<label text", with: "<view id=\"x\"/><label text")
    #expect(throws: DocumentEditError.noView(line: Self.line(of: "b"))) {
      try edited(crowded) { try $0.setHugging(251, horizontally: true, line: Self.line(of: "b")) }
    }
  }
}
