import LPAutoLayout
import Foundation

/// Screens of thousands of labels, which should take twice the time with twice the labels.
@MainActor
enum LongScreen: String, CaseIterable {
  /// After each other, each at least 8 from the one before.
  case row
  /// Below each other, each at least 8 from the one before, the last one within a container with room.
  case column
  /// The same in a container with half the room: heights give way.
  case crowded
  /// Placed by nothing.
  case scattered
  /// Each placed after the one before, the first one by nothing.
  case chain
  /// Each placed after the first one, and that one by nothing.
  case star
  /// Equal columns and rows of which only the sums are given, so that sizes are shared anyhow within each.
  case grid
  /// Rows of four that share the width anyhow.
  case table
  /// Each within the one before, at its edges.
  case deep
  /// Each at a place of its own in the same view.
  case wide

  func build(views: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    if self == .deep {
      nest(views, in: root)
      return root
    }
    let labels = (0..<views).map { index in
      let label = UILabel()
      label.text = "Label \(index)"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    NSLayoutConstraint.activate(constraints(labels, in: root))
    return root
  }

  private func constraints(_ labels: [UILabel], in root: UIView) -> [NSLayoutConstraint] {
    let pairs = zip(labels, labels.dropFirst())
    switch self {
    case .row:
      return [labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)]
        + labels.map { $0.topAnchor.constraint(equalTo: root.topAnchor) }
        + pairs.map { $1.leadingAnchor.constraint(greaterThanOrEqualTo: $0.trailingAnchor, constant: 8) }
    case .column: return column(labels, in: root, heightOfEach: 40)
    case .crowded: return column(labels, in: root, heightOfEach: 16)
    case .scattered: return []
    case .chain: return pairs.map { $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor) }
    case .star:
      return labels.dropFirst().map { $0.leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8) }
    case .grid: return grid(labels, in: root)
    case .table: return table(labels, in: root)
    case .deep: return []
    case .wide:
      return labels.enumerated().flatMap { index, label in
        [
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index % 40)),
          label.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index / 40)),
        ]
      }
    }
  }

  private func nest(_ count: Int, in root: UIView) {
    var outer = root
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        view.topAnchor.constraint(equalTo: outer.topAnchor),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
      outer = view
    }
  }

  private func column(_ labels: [UILabel], in root: UIView, heightOfEach height: Double) -> [NSLayoutConstraint] {
    let container = UIView()
    container.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(container)
    return [
      container.topAnchor.constraint(equalTo: root.topAnchor),
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      container.widthAnchor.constraint(equalTo: root.widthAnchor),
      container.heightAnchor.constraint(equalToConstant: CGFloat(labels.count) * height),
      labels[0].topAnchor.constraint(equalTo: container.topAnchor),
      labels[labels.count - 1].bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor),
    ]
      + labels.map { $0.leadingAnchor.constraint(equalTo: container.leadingAnchor) }
      + zip(labels, labels.dropFirst()).map {
        $1.topAnchor.constraint(greaterThanOrEqualTo: $0.bottomAnchor, constant: 8)
      }
  }

  private func grid(_ labels: [UILabel], in root: UIView) -> [NSLayoutConstraint] {
    let side = Int(Double(labels.count).squareRoot())
    return labels.enumerated().flatMap { index, label in
      let (row, column) = (index / side, index % side)
      return [
        column == 0
          ? label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
          : label.leadingAnchor.constraint(equalTo: labels[index - 1].trailingAnchor),
        row == 0
          ? label.topAnchor.constraint(equalTo: root.topAnchor)
          : label.topAnchor.constraint(equalTo: labels[index - side].bottomAnchor),
        label.widthAnchor.constraint(equalTo: labels[column].widthAnchor),
        label.heightAnchor.constraint(equalTo: labels[row * side].heightAnchor),
      ] + (column == side - 1 ? [label.trailingAnchor.constraint(equalTo: root.trailingAnchor)] : [])
    }
  }

  private func table(_ labels: [UILabel], in root: UIView) -> [NSLayoutConstraint] {
    labels.enumerated().flatMap { index, label in
      [
        index % 4 == 0
          ? label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
          : label.leadingAnchor.constraint(equalTo: labels[index - 1].trailingAnchor, constant: 8),
        index < 4
          ? label.topAnchor.constraint(equalTo: root.topAnchor)
          : label.topAnchor.constraint(equalTo: labels[index - 4].bottomAnchor, constant: 8),
      ] + (index % 4 == 3 ? [label.trailingAnchor.constraint(equalTo: root.trailingAnchor)] : [])
    }
  }
}
