import LPAutoLayout
import Foundation
import LPSupport
import Testing

@testable import LPSnapshots

/// Goldens of layouts that the engine made.
@MainActor
struct EngineTests {
  /// A column of rows, each an icon, a label and a value, every one placed by what is before it.
  struct Specification {
    var texts = ["Airplane mode", "Wi-Fi", "Bluetooth", "Battery", "Sounds and haptics"]
    var gaps = Array(repeating: [16.0, 12, 8, 24], count: 5)
    var fontSizes = Array(repeating: 17.0, count: 5)
    /// Row and constraint that is left out.
    var removed: (row: Int, constraint: Int)?
    var priorities = Array(repeating: Float(1000), count: 5)
    var line = 1
  }

  static func layout(_ specification: Specification) -> LayoutResult {
    let environment = LayoutEnvironment(screenSize: CGSize(width: 375, height: 667))
    return LayoutEnvironment.$current.withValue(environment) {
      let screen = Screen()
      var above: UIView?
      for row in specification.texts.indices {
        let icon = add(UIView(), "icon\(row)", to: screen)
        let title = add(UILabel(), "title\(row)", to: screen)
        let value = add(UIView(), "value\(row)", to: screen)
        title.text = specification.texts[row]
        title.font = .systemFont(ofSize: specification.fontSizes[row])
        let gaps = specification.gaps[row]
        var constraints = [
          icon.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor, constant: gaps[0]),
          icon.topAnchor.constraint(equalTo: above?.bottomAnchor ?? screen.topAnchor, constant: gaps[1]),
          title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: gaps[2]),
          value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: gaps[3]),
          title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
          value.centerYAnchor.constraint(equalTo: title.centerYAnchor),
          icon.widthAnchor.constraint(equalToConstant: 28), icon.heightAnchor.constraint(equalToConstant: 28),
          value.widthAnchor.constraint(equalToConstant: 10), value.heightAnchor.constraint(equalToConstant: 10),
          value.widthAnchor.constraint(equalToConstant: 14),
        ]
        constraints[10].priority = UILayoutPriority(min(999, specification.priorities[row]))
        constraints[8].priority = UILayoutPriority(998)
        if let removed = specification.removed, removed.row == row { constraints.remove(at: removed.constraint) }
        NSLayoutConstraint.activate(constraints)
        above = icon
      }
      return LayoutResult.capture(screen)
    }
  }

  private static func add<V: UIView>(_ view: V, _ name: String, to screen: UIView) -> V {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
    return view
  }

  /// A random edit, and how the sentence of its cause begins.
  private static func edit(_ specification: inout Specification, _ random: inout SplitMix64) -> String {
    let row = Int.random(in: 0..<5, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let gap = Int.random(in: 0..<4, using: &random)
      specification.gaps[row][gap] += Double(Int.random(in: 1...20, using: &random))
      return ["`icon\(row).leading", "`icon\(row).top", "`title\(row).leading", "`value\(row).leading"][gap]
    case 1:
      specification.texts[row] += " and more"
      return "title\(row) says"
    case 2:
      specification.fontSizes[row] += 3
      return "title\(row) "
    case 3:
      let constraint = [0, 2, 3].randomElement(using: &random)!
      specification.removed = (row, constraint)
      return ["`icon\(row).leading", "", "`title\(row).leading", "`value\(row).leading"][constraint]
    default:
      specification.priorities[row] = 500
      return "`value\(row).width"
    }
  }

  @Test func `The cause named is the edit that was made, at least 48 times in 50`() throws {
    var random = SplitMix64(seed: 2)
    let golden = try LayoutTextDocument(Self.layout(Specification()))
    var wrong: [String] = []
    for _ in 0..<50 {
      var edited = Specification()
      let cause = Self.edit(&edited, &random)
      let difference = try LayoutDifference(from: golden, to: Self.layout(edited))
      let roots = difference.roots.map { difference.changes[$0].sentence }
      if roots.count != 1 || !roots[0].hasPrefix(cause) { wrong.append("\(cause): \(roots)") }
    }
    #expect(wrong.count <= 2, "\(wrong)")
  }

  @Test func `A layout of the engine is read back, twice the same`() throws {
    let text = try LayoutText.write(Self.layout(Specification()))
    #expect(try LayoutText.write(LayoutText.read(text)) == text)
    #expect(try LayoutText.write(Self.layout(Specification())) == text)
    #expect(text.contains("\nicon0.leading == screen.margins.leading + 16\n"))
  }

  static func stack(_ names: [String], hiding hidden: String? = nil, spacing: CGFloat = 8) -> LayoutResult {
    LayoutEnvironment.$current.withValue(LayoutEnvironment()) {
      let screen = Screen()
      let stack = add(UIStackView(), "stack", to: screen)
      stack.axis = .vertical
      stack.spacing = spacing
      for name in names {
        let label = UILabel()
        label.text = name
        label.accessibilityIdentifier = name
        label.isHidden = name == hidden
        stack.addArrangedSubview(label)
      }
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
        stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
      ])
      return LayoutResult.capture(screen)
    }
  }

  @Test func `What a stack view makes anew around a view is that view's doing`() throws {
    let golden = try LayoutTextDocument(Self.stack(["a", "b", "c"]))
    func roots(_ result: LayoutResult) throws -> [String] {
      let difference = try LayoutDifference(from: golden, to: result)
      return difference.roots.map { difference.changes[$0].sentence }
    }
    #expect(try roots(Self.stack(["a", "b", "c"], hiding: "b")) == ["b is hidden now"])
    #expect(try roots(Self.stack(["a", "x", "b", "c"])) == ["x is new"])
    #expect(try roots(Self.stack(["b", "c"])) == ["a is gone"])
    #expect(try roots(Self.stack(["a", "c", "b"])) == ["c now comes after a"])
    #expect(try roots(Self.stack(["a", "b", "c"], spacing: 12)) == ["`b.top == a.bottom + 8` became `+ 12`"])
  }

  @Test func `The terminal counts the constraints that follow`() throws {
    let golden = try LayoutTextDocument(Self.stack(["a", "b", "c"]))
    let difference = try LayoutDifference(from: golden, to: Self.stack(["a", "b", "c"], hiding: "b"))
    let lines = difference.lines
    #expect(lines.contains("c moved 28.5 pt up (y 77 → 48.5)") && lines.last == "  because b is hidden now")
    #expect(!lines.contains { $0.hasPrefix("b ") || $0.hasPrefix("`") })
    #expect(lines.contains { $0.hasSuffix(" constraints changed with it") })
  }
}
