import LPLayoutModel
import LPDrawing
import Foundation
import LPScene

/// A layout as the page of a matrix shows it: the picture with every layer, and the details of views and constraints.
///
/// Lengths are points from the screen's top left. Items of constraints are indices of views, followed by those of
/// guides.
struct InspectedLayout: Encodable {
  let size: [Double]
  let views: [View]
  let guides: [Guide]
  let constraints: [Constraint]
  let problems: [Problem]
  let svg: String

  struct View: Encodable {
    let path: String
    let name: String
    let type: String
    let parent: Int?
    /// The x, y, width and height.
    let frame: [Double]
    let alignment: [Double]
    let natural: [Double?]
    let baselines: [Double]
    let margins: [Double]
    let text: String?
    let lines: Int
    let isCut: Bool
    let isHidden: Bool
    let ambiguous: [String]
    /// The constraints that determine the view's rectangle.
    let heldBy: [Int]
    let site: String?
  }

  struct Guide: Encodable {
    let name: String
    let owner: Int
    let frame: [Double]
  }

  struct Constraint: Encodable {
    let equation: String
    let values: String?
    let status: String
    let kind: ConstraintReading.Kind
    let origin: String?
    let name: String?
    let conflict: Int?
    let isDrawn: Bool
    /// The group of its lines in the picture; the groups of its labels are within it.
    let mark: String?
    let items: [Int]
    let axis: Axis
    /// Whether it is about the content's own size.
    let isContent: Bool
    let site: String?
  }

  enum Axis: String, Encodable {
    case horizontal, vertical
    /// A width and a height.
    case both
  }

  struct Problem: Encodable {
    let severity: Diagnostic.Severity
    let rule: String
    let message: String
    let site: String?
    let fix: String?
    let notes: [String]
    let views: [Int]
    let constraints: [Int]
  }

  init(_ result: LayoutResult, diagnostics: [Diagnostic], svg: String) {
    size = [result.size.width.inspected, result.size.height.inspected]
    views = result.views.map(View.init)
    guides = result.guides.map { Guide(name: $0.name, owner: $0.owner, frame: $0.frame.inspected) }
    let names = ConstraintNames(result)
    constraints = result.constraints.enumerated().map { Constraint($1, mark: names[$0], in: result) }
    problems = diagnostics.map { Problem($0, in: result) }
    self.svg = svg
  }

  /// Returns a script that passes the layout to the page, which may not read files. The layout is compressed and in
  /// Base64.
  func script(named name: String) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let packed = Data(Deflate.pack(Array(try! encoder.encode(self)))).base64EncodedString()
    return Array("layoutPreview(\"\(name)\",\"\(packed)\")\n".utf8)
  }
}

extension InspectedLayout.View {
  fileprivate init(_ view: ViewRecord) {
    path = view.path
    name = view.name
    type = view.className
    parent = view.parent
    frame = view.frame.inspected
    alignment = view.alignmentRect.inspected
    natural = [view.content.intrinsicWidth?.inspected, view.content.intrinsicHeight?.inspected]
    baselines = [view.content.firstBaseline, view.content.lastBaseline].compactMap { $0?.inspected }
    let margins = view.layoutMargins
    self.margins = [margins.top, margins.left, margins.bottom, margins.right].map(\.inspected)
    text = view.content.text
    lines = view.content.textLines.count
    isCut = view.content.isTextTruncated
    isHidden = view.isHidden
    ambiguous = view.ambiguousAttributes.map { "\($0)" }
    heldBy = view.heldBy
    site = view.callSite?.description
  }
}

extension InspectedLayout.Constraint {
  fileprivate init(_ record: ConstraintRecord, mark: String, in result: LayoutResult) {
    let reading = ConstraintReading(record, in: result)
    equation = reading.equation
    values = reading.values
    status = reading.status
    kind = reading.kind
    origin = reading.origin
    name = record.identifier
    conflict = record.conflict
    isDrawn = reading.isDrawn
    self.mark = isDrawn ? mark : nil
    items = record.ends.map { end in
      switch end.item {
      case .view(let index): index
      case .guide(let index): result.views.count + index
      }
    }
    let axes = record.ends.compactMap(\.attribute.axis)
    axis = Set(axes).count > 1 ? .both : axes.first == .vertical ? .vertical : .horizontal
    isContent = record.origin == .intrinsicSize
    site = record.callSite?.description
  }
}

extension InspectedLayout.Problem {
  fileprivate init(_ diagnostic: Diagnostic, in result: LayoutResult) {
    severity = diagnostic.severity
    rule = diagnostic.rule
    message = diagnostic.message
    site = diagnostic.callSite?.description
    fix = diagnostic.fix
    notes = diagnostic.notes.map { [$0.callSite?.description, $0.message].compactMap { $0 }.joined(separator: ": ") }
    views = diagnostic.views.compactMap { path in result.views.firstIndex { $0.path == path } }
    constraints = diagnostic.constraints
  }
}

extension CGFloat {
  /// The number rounded to a thousandth; 0 if it is not finite, which the layout reports.
  var inspected: Double {
    guard isFinite, magnitude < 1e12 else { return 0 }
    let rounded = (Double(self) * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}

extension CGRect {
  var inspected: [Double] { [minX.inspected, minY.inspected, width.inspected, height.inspected] }
}
