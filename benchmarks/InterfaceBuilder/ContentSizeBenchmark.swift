import LPAutoLayout
import LPDrawing
import Foundation
import LPInterfaceBuilder

/// `benchmarks interface-builder content FOLDER… [--list differing|all] [--json]`: how far the content sizes that are
/// measured here are from those that documents recorded.
///
/// Compared are labels, buttons, text fields, switches and segmented controls in the system's fonts, of editors since
/// Xcode 8 (whose canvas has San Francisco), on the axes that the view's content decides.
@MainActor
struct ContentSizeBenchmark {
  private struct Row: Encodable {
    var tag = ""
    var reason = ""
    var widths = 0
    var widths_right = 0
    var heights = 0
    var heights_right = 0
  }

  /// A view of a scene, with the size that its document recorded and the axes that its content decides.
  private struct Candidate {
    let place: String
    let source: DocumentView
    let reason: ContentSizeReason
    let hasWidth: Bool
    let hasHeight: Bool
  }

  /// A candidate with its recorded size and the ones that are measured here, in points.
  private struct Measurement {
    let candidate: Candidate
    let recorded: CGSize
    /// The size at the device's pixels.
    let measured: CGSize
    /// The size at one pixel a point.
    let coarse: CGSize
    let font: UIFont
    let scale: CGFloat

    var isStyle: Bool { candidate.source.element.child(key: "fontDescription")?["style"] != nil }
    var tag: String { candidate.source.tag }

    /// Whether the view is lower than a line of its text style is at the size Large.
    var showsOtherTextSize: Bool {
      isStyle && candidate.reason == .none && (tag == "label" || tag == "button")
        && recorded.height < font.lineHeight + (tag == "button" ? 11 : -1)
    }

    var reason: ContentSizeReason {
      candidate.reason.refined(tag: tag, recorded: recorded, font: font, scale: scale)
    }

    /// Whether the recorded size agrees on one axis, at the pixels that a reason leaves possible.
    func fits(_ axis: KeyPath<CGSize, CGFloat>, tolerance: CGFloat, _ reason: ContentSizeReason) -> Bool {
      let sizes =
        switch reason {
        case .wholePoints: [coarse]
        case .unknownPixels: [measured, coarse]
        default: [measured]
        }
      return sizes.contains { abs($0[keyPath: axis] - recorded[keyPath: axis]) <= tolerance }
    }
  }

  private enum Listing: String { case differing, all }

  private let text: any TextMeasuring
  private let listing: Listing?
  private var rows: [String: Row] = [:]

  private static let tags: Set<String> = ["label", "button", "textField", "switch", "segmentedControl"]
  private static let xcode8 = 11134

  static func run(_ arguments: [String]) throws {
    var rest = arguments
    var listing: Listing?
    if let index = rest.firstIndex(of: "--list"), index + 1 < rest.count {
      listing = Listing(rawValue: rest[index + 1])
      rest.removeSubrange(index...index + 1)
    }
    let folders = rest.filter { !$0.hasPrefix("-") }
    guard !folders.isEmpty else {
      print("usage: benchmarks interface-builder content FOLDER… [--list differing|all] [--json]")
      exit(2)
    }
    var benchmark = ContentSizeBenchmark(text: PangoTypesetter(fonts: try FontSet()), listing: listing)
    for folder in folders { try benchmark.measure(SavedFrames(folder: folder)) }
    let rows = benchmark.rows.values.sorted {
      ($0.reason != "none" ? 1 : 0, $0.tag, $0.reason) < ($1.reason != "none" ? 1 : 0, $1.tag, $1.reason)
    }
    if rest.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(rows), as: UTF8.self))
    } else {
      for row in rows { print(text(row)) }
    }
  }

  private init(text: any TextMeasuring, listing: Listing?) {
    self.text = text
    self.listing = listing
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
      let insets = try Agreement.given(scenes, in: document)
      var measurements: [Measurement] = []
      for (id, expected) in scenes {
        guard let scene = document.scenes.first(where: { $0.id == id }) else { continue }
        let hasFractions = Self.hasFractions([scene]) ?? Self.hasFractions(document.scenes) ?? false
        let tree = document.tree(of: scene, SceneTreeOptions(asSaved: true, insets: insets))
        defer { tree.root.endLayout() }
        let candidates = tree.views.compactMap { source, view -> Candidate? in
          guard Self.tags.contains(source.tag), Self.isSystemFont(source),
            let want = expected.views[source.id], want.fixed.count == 4
          else { return nil }
          let decision = ContentDecision(view, in: tree.root)
          return Candidate(
            place: "\(name) \(id) \(source.id)", source: source,
            reason: ContentSizeReason(source, in: document, hasFractions: hasFractions),
            hasWidth: !want.fixed[2] && decision.width, hasHeight: !want.fixed[3] && decision.height)
        }
        measurements += measure(candidates, document, scene)
      }
      let small = Set(measurements.filter(\.showsOtherTextSize).map(\.candidate.place))
      for measurement in measurements { compare(measurement, otherTextSizes: small, document) }
    }
  }

  /// Whether a label of some scenes has a size that is no whole number of points, which shows the pixels of the canvas;
  /// `nil` if there is no label.
  private static func hasFractions(_ scenes: [InterfaceBuilderScene]) -> Bool? {
    var found: Bool?
    for scene in scenes {
      scene.root.walk { view in
        guard view.tag == "label" else { return }
        let size = view.frame.size
        found = found ?? false || size.width.rounded() != size.width || size.height.rounded() != size.height
      }
    }
    return found
  }

  private func measure(
    _ candidates: [Candidate], _ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene
  ) -> [Measurement] {
    let candidates = candidates.filter { $0.hasWidth || $0.hasHeight }
    let environment = document.environment(for: scene, text: text)
    let fine = views(candidates, document, scene, environment)
    let coarse = views(candidates, document, scene, environment.with(displayScale: 1))
    return zip(candidates, zip(fine, coarse)).compactMap { candidate, views in
      guard let view = views.0, let other = views.1 else { return nil }
      return Measurement(
        candidate: candidate, recorded: view.alignmentRect(forFrame: candidate.source.frame).size,
        measured: view.intrinsicContentSize, coarse: other.intrinsicContentSize,
        font: (view as? any TextBearing)?.layoutFont ?? .systemFont(ofSize: 17),
        scale: view.traitCollection.displayScale)
    }
  }

  /// Returns the candidates' views in a scene that is laid out anew.
  private func views(
    _ candidates: [Candidate], _ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene,
    _ environment: LayoutEnvironment
  ) -> [UIView?] {
    let tree = LayoutEnvironment.$current.withValue(environment) {
      document.tree(of: scene, SceneTreeOptions(environment: environment))
    }
    defer { tree.root.endLayout() }
    let views = Dictionary(tree.views.map { ($0.document.id, $0.view) }, uniquingKeysWith: { first, _ in first })
    return candidates.map { candidate in
      let view = views[candidate.source.id]
      if let label = view as? UILabel, label.numberOfLines != 1 {
        label.preferredMaxLayoutWidth = label.alignmentRect(forFrame: candidate.source.frame).width
      }
      return view
    }
  }

  private mutating func compare(
    _ measurement: Measurement, otherTextSizes: Set<String>, _ document: InterfaceBuilderDocument
  ) {
    let candidate = measurement.candidate
    let (source, recorded, measured) = (candidate.source, measurement.recorded, measurement.measured)
    var reason = measurement.reason
    if reason == .none || reason == .unknownPixels, measurement.isStyle, !otherTextSizes.isEmpty {
      reason = .otherTextSize
    }
    var isRight = true
    if candidate.hasWidth, measured.width >= 0 {
      let fits = measurement.fits(\.width, tolerance: max(0.51, 0.005 * recorded.width), reason)
      count(source, reason) { row in
        row.widths += 1
        row.widths_right += fits ? 1 : 0
      }
      isRight = isRight && fits
    }
    // A height that gave the reason is no evidence for itself.
    if candidate.hasHeight, measured.height >= 0, reason != .wholePoints || candidate.reason == reason {
      let fits = measurement.fits(\.height, tolerance: 0.51, reason)
      count(source, reason == .otherTextSize && otherTextSizes == [candidate.place] ? .none : reason) { row in
        row.heights += 1
        row.heights_right += fits ? 1 : 0
      }
      isRight = isRight && fits
    }
    guard listing == .all || listing == .differing && !isRight else { return }
    let words = source.element.child(key: "fontDescription").map { font in
      ["style", "type", "pointSize", "weight"].compactMap { font[$0] }.joined(separator: " ")
    }
    let text = ContentSizeReason.string(source).prefix(60).replacingOccurrences(of: "\n", with: "⏎")
    let axes = (candidate.hasWidth ? "w" : "-") + (candidate.hasHeight ? "h" : "-")
    print(
      [
        source.tag, reason.rawValue, candidate.place, axes, Self.text(recorded), Self.text(measured),
        words ?? "no font", "\(document.toolsVersion)", document.device?.id ?? "no device", text,
      ].joined(separator: "\t"))
  }

  private mutating func count(_ source: DocumentView, _ reason: ContentSizeReason, _ add: (inout Row) -> Void) {
    var row = rows["\(source.tag) \(reason)"] ?? Row(tag: source.tag, reason: reason.rawValue)
    add(&row)
    rows["\(source.tag) \(reason)"] = row
  }

  private static func text(_ size: CGSize) -> String { String(format: "%.3f × %.3f", size.width, size.height) }

  private static func isSystemFont(_ source: DocumentView) -> Bool {
    guard let font = source.element.child(key: "fontDescription") else { return true }
    return font["name"] == nil && font["family"] == nil
  }
}
