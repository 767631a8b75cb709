import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder

/// `benchmarks interface-builder content FOLDER… [--list] [--json]`: how far the content sizes that are measured here are
/// from those that documents recorded.
///
/// Compared are labels, buttons, text fields, switches and segmented controls in the system's fonts, of editors since
/// Xcode 8 (whose canvas has San Francisco), on axes that constraints alone do not decide.
@MainActor
struct ContentSizeBenchmark {
  /// Why a recorded size need not be the content's.
  private enum Reason: String, CaseIterable {
    case none, attributed, configuration, image, insets, wrapped, shrinking, stretched, squeezed, hidden, otherScript
    case newMetrics
  }

  private struct Row: Encodable {
    var tag = ""
    var reason = ""
    var widths = 0
    var widths_right = 0
    var heights = 0
    var heights_right = 0
  }

  private let text: any TextMeasuring
  private let lists: Bool
  private var rows: [String: Row] = [:]

  private static let tags: Set<String> = ["label", "button", "textField", "switch", "segmentedControl"]
  private static let xcode8 = 11134
  private static let xcode26 = 24000

  static func run(_ arguments: [String]) throws {
    let folders = arguments.filter { !$0.hasPrefix("-") }
    guard !folders.isEmpty else {
      print("usage: benchmarks interface-builder content FOLDER… [--list] [--json]")
      exit(2)
    }
    var benchmark = ContentSizeBenchmark(
      text: PangoTypesetter(fonts: try FontSet()), lists: arguments.contains("--list"))
    for folder in folders { try benchmark.measure(SavedFrames(folder: folder)) }
    let rows = benchmark.rows.values.sorted {
      ($0.reason != "none" ? 1 : 0, $0.tag, $0.reason) < ($1.reason != "none" ? 1 : 0, $1.tag, $1.reason)
    }
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(rows), as: UTF8.self))
    } else {
      for row in rows { print(text(row)) }
    }
  }

  private init(text: any TextMeasuring, lists: Bool) {
    self.text = text
    self.lists = lists
  }

  private static func text(_ row: Row) -> String {
    func share(_ right: Int, _ all: Int) -> String {
      "\(right) of \(all) (" + String(format: "%.1f %%", 100 * Double(right) / Double(max(1, all))) + ")"
    }
    let name = row.reason == "none" ? row.tag : "\(row.tag), \(row.reason)"
    return "\(name): widths \(share(row.widths_right, row.widths)), heights \(share(row.heights_right, row.heights))"
  }

  private mutating func measure(_ saved: SavedFrames) throws {
    for (name, scenes) in saved.documents {
      let document = try InterfaceBuilderDocument(contentsOf: saved.url(name))
      guard document.platform == .iOS, document.toolsVersion >= Self.xcode8 else { continue }
      for (id, expected) in scenes {
        guard let scene = document.scenes.first(where: { $0.id == id }) else { continue }
        let environment = document.environment(for: scene, text: text)
        let tree = LayoutEnvironment.$current.withValue(environment) {
          document.tree(of: scene, SceneTreeOptions(environment: environment))
        }
        defer { tree.root.endLayout() }
        for (source, view) in tree.views where Self.tags.contains(source.tag) {
          guard let want = expected.views[source.id], want.fixed.count == 4, Self.isSystemFont(source) else { continue }
          compare("\(name) \(id) \(source.id)", document, source, view, want)
        }
      }
    }
  }

  private mutating func compare(
    _ place: String, _ document: InterfaceBuilderDocument, _ source: DocumentView, _ view: UIView,
    _ want: SavedFrames.Scene.SavedView
  ) {
    let frame = CGRect(x: want.frame[0], y: want.frame[1], width: want.frame[2], height: want.frame[3])
    let recorded = view.alignmentRect(forFrame: frame).size
    if let label = view as? UILabel, label.numberOfLines != 1 { label.preferredMaxLayoutWidth = recorded.width }
    let measured = view.intrinsicContentSize
    let reason = Self.reason(document, source, view, recorded, measured)
    let isNarrow = reason == .none || reason == .otherScript
    var row = rows["\(source.tag) \(reason)"] ?? Row(tag: source.tag, reason: reason.rawValue)
    var wrong: [String] = []
    if !want.fixed[2], measured.width >= 0 {
      row.widths += 1
      let isRight = abs(measured.width - recorded.width) <= max(0.51, 0.005 * recorded.width)
      row.widths_right += isRight ? 1 : 0
      if !isRight { wrong.append("width \(recorded.width), measured \(measured.width)") }
    }
    if !want.fixed[3], measured.height >= 0 {
      row.heights += 1
      let isRight = abs(measured.height - recorded.height) <= 0.51
      row.heights_right += isRight ? 1 : 0
      if !isRight { wrong.append("height \(recorded.height), measured \(measured.height)") }
    }
    rows["\(source.tag) \(reason)"] = row
    guard lists, isNarrow, !wrong.isEmpty else { return }
    let font = source.element.child(key: "fontDescription").map {
      $0["style"] ?? "\($0["type"] ?? "") \($0["pointSize"] ?? "")"
    }
    print(
      "\(source.tag) \(place): \(wrong.joined(separator: "; ")) [\(font ?? "no font")] \(Self.string(source).prefix(60))"
    )
  }

  /// In the order of what decides; differences alone make the last two.
  private static func reason(
    _ document: InterfaceBuilderDocument, _ source: DocumentView, _ view: UIView, _ recorded: CGSize, _ measured: CGSize
  ) -> Reason {
    let element = source.element
    if element.flag("hidden") == true { return .hidden }
    if document.toolsVersion >= xcode26 { return .newMetrics }
    if element.child(key: "attributedText") != nil
      || element.children("state").contains(where: { $0.child("attributedString") != nil })
    {
      return .attributed
    }
    if element.child("buttonConfiguration") != nil { return .configuration }
    if element.children("state").contains(where: {
      $0["image"] != nil || $0["backgroundImage"] != nil || $0["catalog"] != nil || $0.child("imageReference") != nil
    })
      || element.child("segments")?.children.contains(where: { $0["image"] != nil }) == true
    {
      return .image
    }
    if element.child(key: "contentEdgeInsets") != nil || element.child(key: "titleEdgeInsets") != nil
      || element.child(key: "imageEdgeInsets") != nil
    {
      return .insets
    }
    if element["adjustsFontSizeToFit"] != "NO", element["minimumFontSize"] != nil, source.tag == "label" {
      return .shrinking
    }
    if let lines = element["numberOfLines"], lines != "1" { return .wrapped }
    if string(source).unicodeScalars.contains(where: {
      $0.value > 0x24F && $0.properties.isAlphabetic || $0.properties.isEmojiPresentation
    }) {
      return .otherScript
    }
    let parent = source.parent
    if source.isArranged, let parent, parent.element["alignment"] == nil || parent.element["distribution"] != nil {
      let isColumn = parent.element["axis"] == "vertical"
      let (own, has) = isColumn ? (measured.width, recorded.width) : (measured.height, recorded.height)
      if abs(own - has) > 0.51 { return .stretched }
    }
    return .none
  }

  private static func isSystemFont(_ source: DocumentView) -> Bool {
    guard let font = source.element.child(key: "fontDescription") else { return true }
    return font["name"] == nil && font["family"] == nil
  }

  private static func string(_ source: DocumentView) -> String {
    let element = source.element
    let title = element.children("state").first { $0["key"] == "normal" }?["title"]
    let words =
      [element["text"], element["placeholder"], title] + (element.child("segments")?.children.map { $0["title"] } ?? [])
    return words.compactMap { $0 }.joined(separator: "|")
  }
}
