import LPLayoutModel
import Foundation
import Testing

@testable import LPInterfaceBuilder

/// Documents for tests, written the way the editor writes them.
enum DocumentText {
  /// One controller's view of 375 × 667 points.
  static func storyboard(
    _ content: String, constraints: String = "", guides: String = "", controller: String = "", scenes: String = "",
    resources: String = "", device: String = #"<device id="retina4_7" orientation="portrait"/>"#,
    tools: String = "14490",
    view: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      \(device)
      <scenes><scene sceneID="s1"><objects>
        <viewController id="vc1" customClass="LoginController" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(content)</subviews>
            <constraints>\(constraints)</constraints>
            \(guides)\(view)
          </view>
          \(controller)
        </viewController>
      </objects></scene>\(scenes)</scenes>
      <resources>\(resources)</resources>
    </document>
    """
  }

  static func view(
    _ id: String, _ frame: (Double, Double, Double, Double), tag: String = "view", _ attributes: String = "",
    _ content: String = ""
  ) -> String {
    """
    <\(tag) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(content)</\(tag)>
    """
  }

  /// `a.top = root.top + 8`; the item is the holder where it is left out.
  static func constraint(_ first: String, _ second: String = "", _ more: String = "") -> String {
    func end(_ text: String, _ name: String) -> String {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { return "" }
      return (parts[0].isEmpty ? "" : "\(name)Item=\"\(parts[0])\" ") + "\(name)Attribute=\"\(parts[1])\" "
    }
    return
      "<constraint \(end(first, "first"))\(end(second, "second"))\(more) id=\"c-\(first)-\(second)-\(more.count)\"/>"
  }

  static func document(_ text: String) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(data: Data(text.utf8))
  }

  @MainActor
  static func frames(
    _ text: String, asSaved: Bool = true, readsSafeArea: Bool? = nil, insets: GivenInsets? = nil
  ) throws -> [String: [Double]] {
    let trace = DocumentTrace(try document(text), asSaved: asSaved, readsSafeArea: readsSafeArea, insets: insets)
    return Dictionary(trace.scenes.flatMap(\.views).map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}
