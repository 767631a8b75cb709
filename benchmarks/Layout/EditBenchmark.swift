import LPAutoLayout
import Foundation
import LPSupport

/// `benchmarks layout edit [--subtrees 125,500,2000] [--json]`: one constant among independent subtrees changes. From
/// there until frames and record are up to date, beside a layout and a record of the same tree from nothing. The other
/// rows are the layout alone after one change: a constant, a constraint that is activated or deactivated, a text, a view
/// that is added, and one that is removed.
@MainActor
enum EditBenchmark {
  private struct Row: Encodable {
    let views: Int
    let edit_ms: Double
    let rebuild_ms: Double
    let layout_ms: Double
    let constant_ms: Double
    let toggle_ms: Double
    let text_ms: Double
    let addition_ms: Double
    let removal_ms: Double
    /// The number of changes after which everything was solved.
    let rebuilds: Int
  }

  private struct Report: Encodable { let rows: [Row] }

  static func run(_ arguments: [String]) throws {
    var counts = [125, 500, 2000]
    if let place = arguments.firstIndex(of: "--subtrees") {
      counts = arguments.dropFirst(place + 1).first.map { $0.split(separator: ",").compactMap { Int($0) } } ?? []
      if counts.isEmpty || counts.contains(where: { $0 < 1 }) {
        FileHandle.standardError.write(
          Data("benchmarks layout edit: --subtrees needs numbers, such as 125,500,2000\n".utf8))
        exit(2)
      }
    }
    let rows = counts.map(measure)
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(Report(rows: rows)), as: UTF8.self))
      return
    }
    print("views  edit    rebuild  layout  constant  toggle  text   add    remove  (medians, ms of processor time)")
    for row in rows {
      print(
        String(
          format: "%5d  %6.3f  %7.1f  %6.1f  %8.3f  %6.3f  %5.3f  %5.3f  %6.3f", row.views, row.edit_ms,
          row.rebuild_ms, row.layout_ms, row.constant_ms, row.toggle_ms, row.text_ms, row.addition_ms,
          row.removal_ms))
    }
  }

  private static func measure(subtrees: Int) -> Row {
    var rebuilds: [Double] = []
    for _ in 0..<5 {
      let (root, _) = screen(subtrees)
      rebuilds.append(ProcessorTime.milliseconds { _ = LayoutResult.capture(root) })
      root.endLayout()
    }
    let (root, insets) = screen(subtrees)
    let layout = KeptLayout(root)
    var random = SplitMix64(seed: 7)
    var edits: [Double] = []
    for _ in 0..<401 {
      let inset = insets[random.below(insets.count)]
      let constant = CGFloat(8 + random.below(120)) / 4
      edits.append(
        ProcessorTime.milliseconds {
          inset.constant = constant
          layout.update()
        })
    }
    precondition(layout.result == LayoutResult.capture(root), "the kept record differs from a new one")
    let changes = Changes(subtrees)
    return Row(
      views: layout.result.views.count, edit_ms: median(edits), rebuild_ms: median(rebuilds),
      layout_ms: median((0..<5).map { _ in Changes(subtrees).first }), constant_ms: changes.median { $0.constant() },
      toggle_ms: changes.median { $0.toggle() }, text_ms: changes.median { $0.text() },
      addition_ms: changes.median { $0.addition() }, removal_ms: changes.median { $0.removal() },
      rebuilds: changes.root.engine.statistics.builds - 1)
  }

  /// Changes of single things in a laid-out tree, each followed by a layout without a record.
  @MainActor
  private final class Changes {
    let root: UIView
    /// The time of the first layout, in milliseconds.
    private(set) var first = 0.0
    private let insets: [NSLayoutConstraint]
    private let widths: [NSLayoutConstraint]
    private var random = SplitMix64(seed: 11)
    private var added: [UIView] = []

    init(_ subtrees: Int) {
      (root, insets) = screen(subtrees)
      widths = root.subviews.map { $0.subviews[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 160) }
      first = ProcessorTime.milliseconds { root.layoutIfNeeded() }
      constant()
      root.layoutIfNeeded()
    }

    /// Returns the median time of a layout after a change, in milliseconds.
    func median(_ change: (Changes) -> Void) -> Double {
      EditBenchmark.median(
        (0..<201).map { _ in
          change(self)
          return ProcessorTime.milliseconds { root.layoutIfNeeded() }
        })
    }

    private func card() -> UIView { root.subviews[random.below(insets.count)] }

    func constant() { insets[random.below(insets.count)].constant = CGFloat(8 + random.below(120)) / 4 }
    func toggle() { widths[random.below(widths.count)].isActive.toggle() }
    func text() { (card().subviews[0] as? UILabel)?.text = "Title \(random.below(100_000))" }

    func addition() {
      let card = card()
      let view = EditBenchmark.add(UILabel(), to: card)
      view.text = "New"
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        view.topAnchor.constraint(equalTo: card.topAnchor, constant: 40),
      ])
      added.append(view)
    }

    func removal() { added.popLast()?.removeFromSuperview() }
  }

  fileprivate static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// Cards, each at a place of its own, with a title, a text of several lines and a line; and the inset of each text.
  fileprivate static func screen(_ subtrees: Int) -> (root: UIView, insets: [NSLayoutConstraint]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let insets = (0..<subtrees).map { index in
      let card = add(UIView(), to: root)
      let (title, body, line) = (add(UILabel(), to: card), add(UILabel(), to: card), add(UIView(), to: card))
      title.text = "Title number \(index)"
      body.text = "Some text that takes a second line in most of the cards, \(index)"
      body.numberOfLines = 0
      let inset = body.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index % 40)),
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index / 40) * 16),
        card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10), inset,
        body.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        line.leadingAnchor.constraint(equalTo: body.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        line.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 10),
        line.heightAnchor.constraint(equalToConstant: 0.5),
        line.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      ])
      return inset
    }
    return (root, insets)
  }

  fileprivate static func add<V: UIView>(_ view: V, to parent: UIView) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }
}
