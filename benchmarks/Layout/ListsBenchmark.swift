import LPComponents
import Foundation

/// `benchmarks layout lists [--json]`: a table of 10,000 rows and collections of 10,000 cells, laid out at rest.
@MainActor
enum ListsBenchmark {
  private struct Row: Encodable {
    let list: String
    let items: Int
    let cells: Int
    let layout_ms: Double
    let memory_mb: Double
  }

  private static let count = 10_000

  static func run(_ arguments: [String]) throws {
    let lists: [(String, (Source) -> UIView)] = [
      ("table", table), ("flow", { grid(flow, $0) }), ("compositional", { grid(compositional, $0) }),
      (
        "list",
        { grid(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), $0) } as (Source) -> UIView
      ),
    ]
    let rows = lists.map { measure($0.0, $0.1) }
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(rows), as: UTF8.self))
      return
    }
    print("list           items  cells made  lay out (median, ms of processor time)  peak memory of the process (MB)")
    for row in rows {
      let name = row.list.padding(toLength: 13, withPad: " ", startingAt: 0)
      print(name + String(format: "  %5d  %10d  %39.2f  %31.1f", row.items, row.cells, row.layout_ms, row.memory_mb))
    }
  }

  private static func measure(_ name: String, _ make: (Source) -> UIView) -> Row {
    var times: [Double] = []
    var cells = 0
    for _ in 0..<15 {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let source = Source(count)
      let list = make(source)
      list.frame = root.bounds
      root.addSubview(list)
      times.append(ProcessorTime.milliseconds { root.layoutIfNeeded() })
      cells = source.made
      root.endLayout()
    }
    return Row(
      list: name, items: count, cells: cells, layout_ms: times.sorted()[times.count / 2], memory_mb: peakMemory)
  }

  /// The peak memory of the process in megabytes, as the kernel counts it.
  private static var peakMemory: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
  }

  // MARK: Lists

  private static func table(_ source: Source) -> UIView {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    return table
  }

  private static func grid(_ layout: UICollectionViewLayout, _ source: Source) -> UIView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = source
    return view
  }

  private static var flow: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    return layout
  }

  private static var compositional: UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 3)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// Rows and cells with two texts that wrap, and an image.
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private let count: Int
    private(set) var made = 0

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      fill(cell.contentView, indexPath.row)
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      let cell = UICollectionViewListCell(frame: .zero)
      fill(cell.contentView, indexPath.item)
      return cell
    }

    private func fill(_ content: UIView, _ index: Int) {
      let title = UILabel()
      title.text = "Title number \(index)"
      let body = UILabel()
      body.text = "Some text that takes a second line in most of the cells, \(index)"
      body.numberOfLines = 2
      for label in [title, body] {
        label.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        body.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
      ])
    }
  }
}
