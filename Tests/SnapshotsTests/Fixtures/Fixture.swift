@testable import LPAutoLayout
import Foundation
import LPScene
import LPSupport

@testable import LPSnapshots

/// A layout written by hand: the profile card of the manual, and ways to change it.
struct Fixture {
  var size = CGSize(width: 375, height: 667)
  var traits = TraitValues()
  var views: [ViewRecord] = []
  var guides: [GuideRecord] = []
  var constraints: [ConstraintRecord] = []
  var diagnostics: [Diagnostic] = []

  var result: LayoutResult {
    LayoutResult(
      size: size, traits: traits, safeArea: CGRect(x: 0, y: 20, width: size.width, height: size.height - 20),
      views: views, guides: guides, constraints: constraints, diagnostics: diagnostics)
  }

  @discardableResult
  mutating func view(
    _ path: String, _ className: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    edit: (inout ViewRecord) -> Void = { _ in }
  ) -> Int {
    let names = path.split(separator: "/").map(String.init)
    let parentPath = names.dropLast().joined(separator: "/")
    let rect = CGRect(x: x, y: y, width: width, height: height)
    var record = ViewRecord(
      path: path, name: names.last!, className: className, parent: views.firstIndex { $0.path == parentPath },
      depth: names.count - 1, frame: rect, alignmentRect: rect)
    edit(&record)
    views.append(record)
    return views.count - 1
  }

  /// `equation` in the DSL's notation; `line` is its place in `Card.swift`.
  @discardableResult
  mutating func constraint(
    _ equation: String, line: Int, priority: Float = 1000, holds: [String] = [],
    edit: (inout ConstraintRecord) -> Void = { _ in }
  ) -> Int {
    let items = LayoutEquation(equation).ends.map { item($0.item) }
    var record = ConstraintRecord(
      origin: .user, equation: equation, first: items.first ?? .view(0), firstAttribute: .leading, relation: .equal,
      second: items.count > 1 ? items[1] : nil, priority: priority,
      callSite: CallSite(fileID: "Gallery/Card.swift", filePath: "/src/Card.swift", line: line, column: 9))
    edit(&record)
    constraints.append(record)
    for name in holds { hold(name, by: constraints.count - 1) }
    return constraints.count - 1
  }

  private func item(_ name: String) -> ConstraintRecord.Item {
    views.firstIndex { $0.name == name }.map { .view($0) } ?? guides.firstIndex { $0.name == name }.map { .guide($0) }
      ?? .view(0)
  }

  mutating func hold(_ name: String, by constraint: Int) {
    let index = views.firstIndex { $0.name == name }!
    views[index].heldBy.append(constraint)
  }

  mutating func intrinsic(_ attribute: NSLayoutConstraint.Attribute, of name: String) {
    let record = ConstraintRecord(
      origin: .intrinsicSize, identifier: "hugging", equation: "\(name).\(attribute) <= 1",
      first: .view(views.firstIndex { $0.name == name }!),
      firstAttribute: attribute, relation: .equal, priority: 750)
    constraints.append(record)
    hold(name, by: constraints.count - 1)
  }

  mutating func edit(_ name: String, _ change: (inout ViewRecord) -> Void) {
    change(&views[views.firstIndex { $0.name == name }!])
  }

  mutating func move(_ name: String, x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    edit(name) { view in
      view.frame = CGRect(
        x: view.frame.minX + x, y: view.frame.minY + y, width: view.frame.width + width,
        height: view.frame.height + height)
      view.alignmentRect = view.frame
      if let baseline = view.content.firstBaseline { view.content.firstBaseline = baseline + y }
      if let baseline = view.content.lastBaseline { view.content.lastBaseline = baseline + y }
    }
  }

  func index(ofConstraint start: String) -> Int { constraints.firstIndex { $0.equation.hasPrefix(start) }! }

  /// The profile card of the manual.
  static var card: Fixture {
    var card = Fixture()
    card.view("screen", "Screen", 0, 0, 375, 667) { $0.appearance.clipsToBounds = true }
    card.view("screen/avatar", "ImageView", 16, 36, 48, 48) {
      $0.content.intrinsicWidth = 48
      $0.content.intrinsicHeight = 48
    }
    card.view("screen/name", "Label", 72, 49.75, 133, 20.5) {
      $0.content.text = "Amelia Stone"
      $0.content.textLines = ["Amelia Stone"]
      ($0.content.firstBaseline, $0.content.lastBaseline) = (65.5, 65.5)
      ($0.content.intrinsicWidth, $0.content.intrinsicHeight) = (133, 20.5)
    }
    card.view("screen/follow", "Button", 213, 44, 146, 34) {
      $0.content.text = "Follow"
      $0.content.textLines = ["Follow"]
      ($0.content.firstBaseline, $0.content.lastBaseline) = (65.5, 65.5)
      ($0.content.intrinsicWidth, $0.content.intrinsicHeight) = (76, 34)
    }
    card.guides = [
      GuideRecord(
        path: "screen.margins", name: "screen.margins", kind: .margins, owner: 0,
        frame: CGRect(x: 16, y: 20, width: 343, height: 647), isUsed: true),
      GuideRecord(
        path: "screen.readable", name: "screen.readable", kind: .readableContent, owner: 0,
        frame: CGRect(x: 16, y: 20, width: 343, height: 647), isUsed: false),
    ]
    card.constraint("avatar.leading == screen.margins.leading", line: 16, holds: ["avatar"])
    card.constraint("avatar.top == screen.safeArea.top + 16", line: 17, holds: ["avatar"])
    card.constraint("name.leading == avatar.trailing + 8", line: 18, holds: ["name"])
    card.constraint("name.centerY == avatar.centerY", line: 19, holds: ["name"])
    card.constraint("follow.leading >= name.trailing + 8", line: 21, holds: ["follow"])
    card.constraint("follow.trailing == screen.margins.trailing", line: 22, holds: ["follow"])
    card.constraint("follow.firstBaseline == name.firstBaseline", line: 23, holds: ["follow"])
    card.constraint("name.width <= 280", line: 24, priority: 750) { $0.state = .slack(147) }
    for (name, axes) in [
      ("avatar", [NSLayoutConstraint.Attribute.width, .height]), ("name", [.width, .height]), ("follow", [.height]),
    ] {
      for axis in axes { card.intrinsic(axis, of: name) }
    }
    return card
  }

  /// The card after `follow.leading >= name.trailing + 8` became `+ 12`.
  static var cardWithWiderGap: Fixture {
    var card = Fixture.card
    card.constraints[card.index(ofConstraint: "follow.leading")].equation = "follow.leading >= name.trailing + 12"
    card.move("follow", x: 4, width: -4)
    return card
  }
}
