import Foundation

@testable import LPInterfaceBuilder

/// What is damaged: documents of all kinds of views; or those of a folder.
enum MutationSeeds {
  static func documents() throws -> [Data] {
    if let folder = ProcessInfo.processInfo.environment["INTERFACE_BUILDER_DOCUMENTS"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      return try names.map { try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent($0)) }
    }
    return [Data(screen.utf8)]
  }

  private static var screen: String {
    let tags = [
      "label", "button", "textField", "imageView", "switch", "slider", "textView", "segmentedControl", "mapView",
    ]
    var views = ""
    var constraints = ""
    var previous = "safe.top"
    for (index, tag) in tags.enumerated() {
      views += DocumentText.view("v\(index)", (16, Double(index) * 40, 100, 30), tag: tag, #"text="Text" title="Text""#)
      constraints += DocumentText.constraint("v\(index).top", previous, #"constant="8""#)
      constraints += DocumentText.constraint("v\(index).leading", "root.leadingMargin", "")
      constraints += DocumentText.constraint("root.trailingMargin", "v\(index).trailing", #"priority="750""#)
      previous = "v\(index).bottom"
    }
    let inner =
      "<subviews>" + DocumentText.view("i1", (0, 0, 10, 10)) + DocumentText.view("i2", (0, 0, 10, 10)) + "</subviews>"
    views += DocumentText.view("stack", (0, 400, 375, 40), tag: "stackView", #"distribution="fillEqually""#, inner)
    constraints +=
      DocumentText.constraint("stack.top", previous, "") + DocumentText.constraint("stack.leading", "root.leading", "")
    constraints += DocumentText.constraint("stack.trailing", "root.trailing", "")
    views += """
      <tableView id="table" style="plain"><rect key="frame" x="0" y="450" width="375" height="200"/><prototypes>
      <tableViewCell id="cell" reuseIdentifier="c"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(DocumentText.view("inCell", (16, 11, 40, 21), tag: "label", #"text="Cell""#))</subviews>
      <constraints>\(DocumentText.constraint("inCell.leading", "content.leadingMargin"))</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    return DocumentText.storyboard(
      views, constraints: constraints, guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
  }
}
