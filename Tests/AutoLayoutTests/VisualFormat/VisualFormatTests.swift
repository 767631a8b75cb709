import LPVisualFormats
import LPAutoLayout
import Foundation
import Testing

/// The visual format language: what each sentence means, as equations.
@MainActor
struct VisualFormatTests {
  private static let views = ["a", "b", "c", "find", "findNext", "findField", "_x1", "superview"]

  /// Views of these names in a superview, and the names by identity.
  @MainActor
  private struct Names {
    let root = UIView()
    var items: [String: Any] = [:]

    init() {
      for name in VisualFormatTests.views {
        let view = UIView()
        view.accessibilityIdentifier = name
        root.addSubview(view)
        items[name] = view
      }
      items["superview"] = root
      root.accessibilityIdentifier = "|"
    }

    func text(_ constraint: NSLayoutConstraint) -> String {
      func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        ((item as? UIView)?.accessibilityIdentifier ?? "guide") + ".\(attribute)"
      }
      var text = side(constraint.firstItem, constraint.firstAttribute) + " \(constraint.relation.symbol) "
      let constant = constraint.constant
      if constraint.secondItem == nil {
        text += formatNumber(constant)
      } else {
        text += side(constraint.secondItem, constraint.secondAttribute)
        if constant != 0 { text += constant > 0 ? " + \(formatNumber(constant))" : " - \(formatNumber(-constant))" }
      }
      return text + (constraint.priority == .required ? "" : " @\(formatNumber(CGFloat(constraint.priority.rawValue)))")
    }
  }

  @MainActor
  private static func equations(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) throws -> [String] {
    let names = Names()
    return try VisualFormat(format).constraints(options: options, metrics: metrics, views: names.items).map(names.text)
  }

  nonisolated static let sentences: [(String, [String])] = [
    ("[a]", []),
    ("H:[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("V:[a]-10-[b]", ["b.top == a.bottom + 10"]),
    ("|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
    ("|-[a]-|", ["a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"]),
    ("V:|-[a]-|", ["a.top == |.topMargin", "|.bottomMargin == a.bottom"]),
    ("H:|-50-[a]-50-|", ["a.leading == |.leading + 50", "|.trailing == a.trailing + 50"]),
    ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    ("V:[a(44)]", ["a.height == 44"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("[a(>=b@249.5)]", ["a.width >= b.width @249.5"]),
    ("[a(100@20)]", ["a.width == 100 @20"]),
    ("[a]-(>=8,<=20@500)-[b]", ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @500"]),
    ("[a]-8@750-[b]", ["b.leading == a.trailing + 8 @750"]),
    ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]),
    ("[a]-(0)-[_x1]", ["_x1.leading == a.trailing"]),
    ("[a]-.5-[b]", ["b.leading == a.trailing + 0.5"]),
    ("|-(>=4)-[a]", ["a.leading >= |.leading + 4"]),
    (
      "|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "find.leading == |.leadingMargin", "findNext.leading == find.trailing + 8",
        "findField.leading == findNext.trailing + 8", "findField.width >= 20", "|.trailingMargin == findField.trailing",
      ]
    ),
  ]

  @Test("sentences stand for equations, in their order", arguments: sentences)
  func sentence(format: String, expected: [String]) throws {
    #expect(try Self.equations(format) == expected)
  }

  @Test("metrics stand for numbers and priorities, ahead of views")
  func metrics() throws {
    let metrics: [String: Any] = [
      "gap": CGFloat(12), "low": 250, "wide": 99.5, "level": UILayoutPriority.defaultHigh, "b": NSNumber(value: 7),
    ]
    #expect(
      try Self.equations("|-gap-[a(>=wide@low,b@level)]-(<=gap)-[c]", metrics: metrics) == [
        "a.leading == |.leading + 12", "a.width >= 99.5 @250", "a.width == 7 @750", "c.leading <= a.trailing + 12",
      ])
  }

  nonisolated static let optionTable: [(String, NSLayoutConstraint.FormatOptions, [String])] = [
    ("[a]-4-[b]", [.alignAllTop], ["b.leading == a.trailing + 4", "a.top == b.top"]),
    (
      "[a]-4-[b]", [.alignAllBottom, .alignAllTop],
      ["b.leading == a.trailing + 4", "a.top == b.top", "a.bottom == b.bottom"]
    ),
    ("[a][b]", [.alignAllCenterY, .directionLeftToRight], ["b.left == a.right", "a.centerY == b.centerY"]),
    (
      "|-5-[a]-4-[b]-|", .directionLeftToRight,
      ["a.left == |.left + 5", "b.left == a.right + 4", "|.rightMargin == b.right"]
    ),
    (
      "|-5-[a]-(>=4)-[b]-6-|", .directionRightToLeft,
      ["|.right == a.right + 5", "a.left >= b.right + 4", "b.left == |.left + 6"]
    ),
    ("V:[a]-4-[b]", .directionRightToLeft, ["b.top == a.bottom + 4"]),
    (
      "V:[a]-4-[b]", [.spacingBaselineToBaseline, .alignAllLeading],
      ["b.firstBaseline == a.lastBaseline + 4", "a.leading == b.leading"]
    ),
    ("[a][b]", .alignAllFirstBaseline, ["b.leading == a.trailing", "a.firstBaseline == b.firstBaseline"]),
    ("[a][b]", .alignAllLastBaseline, ["b.leading == a.trailing", "a.lastBaseline == b.lastBaseline"]),
    ("V:[superview]-(<=1)-[a]", .alignAllCenterX, ["a.top <= |.bottom + 1", "|.centerX == a.centerX"]),
  ]

  @Test("options align, turn and space", arguments: optionTable)
  func options(format: String, options: NSLayoutConstraint.FormatOptions, expected: [String]) throws {
    #expect(try Self.equations(format, options) == expected)
  }

  nonisolated static let mistakes: [(String, VisualFormatError.Problem, Int)] = [
    ("", .emptyFormat, 0),
    ("V[a]", .expectedColon, 1),
    ("H:", .expectedView, 2),
    ("a", .expectedView, 0),
    ("[]", .expectedViewName, 1),
    ("[2a]", .expectedViewName, 1),
    ("[a", .expectedClosingBracket, 2),
    ("[a b]", .space, 2),
    ("[a] [b]", .space, 3),
    ("[a(>=20]", .expectedClosingParenthesis, 7),
    ("[a(>20)]", .unknownRelation, 3),
    ("[a(=20)]", .unknownRelation, 3),
    ("[a()]", .expectedValue, 3),
    ("[a(20@)]", .expectedPriority, 6),
    ("[a(20@0)]", .illegalPriority(0), 6),
    ("[a(20@1001)]", .illegalPriority(1001), 6),
    ("[a]-8[b]", .expectedClosingDash, 5),
    ("[a]-8", .expectedClosingDash, 5),
    ("[a]-", .expectedView, 4),
    ("[a]--8-[b]", .ambiguousMinus, 4),
    ("[a]-8--[b]", .ambiguousMinus, 6),
    ("[a]->8-[b]", .expectedValue, 4),
    ("[a]-8-[b]-|x", .trailingText, 11),
    ("[a]x", .trailingText, 3),
    ("|-|", .expectedView, 2),
    ("|", .expectedView, 1),
    ("[nobody]", .unknownView("nobody"), 1),
    ("[a(==nobody)]", .unknownName("nobody"), 5),
    ("[a]-nothing-[b]", .unknownName("nothing"), 4),
    ("[a]-b-[c]", .unknownName("b"), 4),
    ("[a]-bad-[b]", .unusableMetric("bad"), 4),
    ("[text]", .notAnItem("text"), 1),
    ("|-[superview]", .noSuperview("superview"), 12),
  ]

  @Test("mistakes are named with their column", arguments: mistakes)
  func mistake(format: String, problem: VisualFormatError.Problem, column: Int) {
    let names = Names()
    var items = names.items
    items["text"] = "a string"
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormat(format).constraints(metrics: ["bad": Double.nan], views: items)
    }
    #expect(error?.problem == problem)
    #expect(error?.column == column)
    let lines = error?.description.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(lines.last.map(String.init) == String(repeating: " ", count: column) + "^")
  }

  @Test("aligning along the format's own axis is refused")
  func illegalOptions() {
    for (format, option) in [
      ("[a][b]", NSLayoutConstraint.FormatOptions.alignAllLeft), ("[a][b]", .alignAllTrailing),
      ("[a][b]", .alignAllCenterX), ("V:[a][b]", .alignAllTop), ("V:[a][b]", .alignAllLastBaseline),
    ] {
      #expect(throws: VisualFormatError.self) { try Self.equations(format, option) }
    }
  }

  @Test("a sentence lays views out, from the reading direction's side", arguments: bothDirections)
  func layout(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(320, 100, direction: direction)
    let views = (0..<3).map { _ in
      let view = stage.make { UIView() }
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
      return view
    }
    let items = ["a": views[0], "b": views[1], "c": views[2]]
    let made =
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[a(40)]-20-[b(>=a)]-[c(a)]-|", options: [.alignAllTop, .alignAllBottom], metrics: nil,
        views: items)
      + NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[a]-10-|", metrics: nil, views: items)
    NSLayoutConstraint.activate(made)
    #expect(
      stage.frames(views, in: stage.root) == [
        CGRect(8, 10, 40, 80), CGRect(68, 10, 196, 80), CGRect(272, 10, 40, 80),
      ])
  }

  @Test("the trick that centres a view in its superview")
  func centring() {
    let stage = Stage(300, 200)
    let box = stage.make { Box(40, 20) }
    stage.root.addSubview(box)
    for (format, option) in [
      ("V:[superview]-(<=1)-[box]", NSLayoutConstraint.FormatOptions.alignAllCenterX),
      ("H:[superview]-(<=1)-[box]", .alignAllCenterY),
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: option, metrics: nil, views: ["superview": stage.root, "box": box]))
    }
    stage.root.layoutIfNeeded()
    #expect(box.frame == CGRect(130, 90, 40, 20))
  }

  @Test("a sentence that cannot be read makes nothing and is reported with the layout")
  func reported() throws {
    let stage = Stage()
    let box = stage.make { Box(40, 20) }
    stage.place(box)
    let made = NSLayoutConstraint.constraints(withVisualFormat: "|-[box", metrics: nil, views: ["box": box])
    #expect(made.isEmpty)
    let found = LayoutResult.capture(stage.root).diagnostics.filter { $0.rule == "visual-format" }
    let diagnostic = try #require(found.first)
    #expect(diagnostic.notes.first?.message.hasSuffix("|-[box\n      ^") == true)
    #expect(diagnostic.callSite?.fileID.hasSuffix("VisualFormatTests.swift") == true)
  }
}
