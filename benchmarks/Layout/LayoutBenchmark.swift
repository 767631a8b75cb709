import LPAutoLayout
import Foundation

/// `benchmarks layout [--json]`: lays out screens of mixed views from scratch, with text that needs no fonts.
/// `benchmarks layout growth …`: screens of thousands of views. `benchmarks layout edit …`: one constant of thousands.
/// `benchmarks layout lists …`: lists of thousands of rows.
@MainActor
enum LayoutBenchmark {
  private struct Row: Encodable {
    let views: Int
    let constraints: Int
    let tree_ms: Double
    let layout_ms: Double
    let capture_ms: Double
    let again_ms: Double
  }

  static func run(_ arguments: [String]) throws {
    if arguments.first == "growth" { return try GrowthBenchmark.run(Array(arguments.dropFirst())) }
    if arguments.first == "edit" { return try EditBenchmark.run(Array(arguments.dropFirst())) }
    if arguments.first == "lists" { return try ListsBenchmark.run(Array(arguments.dropFirst())) }
    var rows: [Row] = []
    for cells in [8, 25, 143] {
      rows.append(measure(cells: cells))
    }
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(rows), as: UTF8.self))
      return
    }
    print("views  constraints  build tree  lay out  record  unchanged (medians, ms of processor time)")
    for row in rows {
      print(
        String(
          format: "%5d  %11d  %10.2f  %7.2f  %6.2f  %9.5f", row.views, row.constraints, row.tree_ms, row.layout_ms,
          row.capture_ms, row.again_ms))
    }
  }

  private static func measure(cells: Int) -> Row {
    var (trees, layouts, captures, agains): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    var views = 0
    var constraints = 0
    for _ in 0..<15 {
      var root: UIView!
      trees.append(ProcessorTime.milliseconds { root = screen(cells: cells) })
      layouts.append(ProcessorTime.milliseconds { root.layoutIfNeeded() })
      // The clock takes longer than one call.
      agains.append(ProcessorTime.milliseconds { for _ in 0..<1000 { root.layoutIfNeeded() } } / 1000)
      var result: LayoutResult!
      captures.append(ProcessorTime.milliseconds { result = LayoutResult.capture(root) })
      views = result.views.count
      constraints = result.constraints.count
    }
    return Row(
      views: views, constraints: constraints, tree_ms: median(trees), layout_ms: median(layouts),
      capture_ms: median(captures), again_ms: median(agains))
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// A list of cells, each with an icon, a title, two lines of text, a time, a badge and a line.
  private static func screen(cells: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var previous: UIView?
    for index in 0..<cells {
      let cell = add(UIView(), to: root)
      NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        cell.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
      ])
      fill(cell, index)
      previous = cell
    }
    return root
  }

  private static func add<V: UIView>(_ view: V, to parent: UIView) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private static func label(_ text: String, lines: Int, in cell: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return add(label, to: cell)
  }

  private static func fill(_ cell: UIView, _ index: Int) {
    let icon = add(UIImageView(image: UIImage(.symbol("person"), size: CGSize(width: 40, height: 40))), to: cell)
    let title = label("Title number \(index)", lines: 1, in: cell)
    let body = label("Some text that takes a second line in most of the cells, \(index)", lines: 2, in: cell)
    let time = label("12:\(10 + index % 50)", lines: 1, in: cell)
    let badge = label("\(index % 9)", lines: 1, in: cell)
    let line = add(UIView(), to: cell)
    time.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
    badge.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
    title.setContentHuggingPriority(UILayoutPriority(rawValue: 249), for: .horizontal)
    body.setContentHuggingPriority(UILayoutPriority(rawValue: 249), for: .horizontal)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: cell.layoutMarginsGuide.leadingAnchor),
      icon.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      time.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: cell.layoutMarginsGuide.trailingAnchor),
      time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
      badge.leadingAnchor.constraint(equalTo: body.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: time.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: body.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: cell.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }
}
