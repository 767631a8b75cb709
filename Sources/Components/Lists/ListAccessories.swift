import Foundation

/// The accessories of a list's row at rest, those of each side in the direction of reading.
@MainActor
final class ListAccessories {
  private unowned let row: UIView
  private var leading: [UICellAccessory] = []
  private var trailing: [UICellAccessory] = []
  private var hosted: [ObjectIdentifier: HostedAccessory] = [:]
  /// The views that options hide.
  private var hidden: [ObjectIdentifier: UIView] = [:]
  /// The distance between a view or a text and its neighbour, and between accessories and content; points.
  static let gap: CGFloat = 8

  init(_ row: UIView) { self.row = row }

  var hasLeading: Bool { !leading.isEmpty }
  var hasTrailing: Bool { !trailing.isEmpty }

  /// Replaces the accessories.
  func show(_ accessories: [UICellAccessory]) {
    let shown = accessories.filter(\.takesRoom)
    let system = shown.compactMap { accessory in accessory.kind.map { (accessory, $0) } }.sorted {
      $0.1.order < $1.1.order
    }
    leading = system.filter(\.1.isLeading).map(\.0)
    trailing = system.filter { !$0.1.isLeading }.map(\.0)
    var kept: [ObjectIdentifier: HostedAccessory] = [:]
    for accessory in shown {
      guard let (view, placement) = accessory.custom else { continue }
      let side = placement.isLeading ? \ListAccessories.leading : \.trailing
      self[keyPath: side].insert(
        accessory, at: min(max(0, placement.position(self[keyPath: side])), self[keyPath: side].count))
      kept[ObjectIdentifier(view)] = host(accessory, view, placement)
    }
    for (id, old) in hosted where kept[id] == nil { old.remove() }
    hosted = kept
    for (id, view) in hidden where kept[id] == nil {
      view.isHidden = false
      hidden[id] = nil
    }
  }

  private func host(
    _ accessory: UICellAccessory, _ view: UIView, _ placement: UICellAccessory.Placement
  ) -> HostedAccessory {
    let id = ObjectIdentifier(view)
    if accessory.options.isHidden {
      if !view.isHidden { hidden[id] = view }
      view.isHidden = true
    } else if hidden.removeValue(forKey: id) != nil {
      view.isHidden = false
    }
    if let tint = accessory.options.tintColor { view.tintColor = tint }
    if let known = hosted[id], view.superview === row {
      if known.isLeading == placement.isLeading {
        known.measure()
        return known
      }
      known.remove()
    }
    return HostedAccessory(view, in: row, isLeading: placement.isLeading, named: "UICollectionViewListCell-accessory")
  }

  // MARK: Widths

  private var metrics: ListMetrics { ListMetrics(row) }

  /// The width of the accessories of a side with the gaps between them, in points.
  var leadingWidth: CGFloat { width(of: leading) }
  var trailingWidth: CGFloat { width(of: trailing) }

  private func width(of accessories: [UICellAccessory]) -> CGFloat {
    accessories.reduce(0) { $0 + width(of: $1) } + zip(accessories, accessories.dropFirst()).reduce(0) { $0 + gap($1) }
  }

  /// A drawing has its distance to others in its width.
  private func gap(_ pair: (UICellAccessory, UICellAccessory)) -> CGFloat {
    symbol(of: pair.0) == nil || symbol(of: pair.1) == nil ? Self.gap : 0
  }

  private func width(of accessory: UICellAccessory) -> CGFloat {
    let own: CGFloat =
      if let symbol = symbol(of: accessory) {
        metrics.scaled(symbol.width)
      } else if let label = label(of: accessory) {
        label.measure().size.width
      } else {
        accessory.custom.flatMap { hosted[ObjectIdentifier($0.view)]?.size.width } ?? 0
      }
    return switch accessory.options.reservedLayoutWidth {
    case .custom(let width): width
    case .standard: max(own, metrics.scaled(RowAccessories.Symbol.disclosure.width))
    case .actual, nil: own
    }
  }

  private func symbol(of accessory: UICellAccessory) -> RowAccessories.Symbol? {
    switch accessory.kind {
    case .multiselect: .multiselect
    case .delete: .delete
    case .insert: .insert
    case .checkmark: .checkmark
    case .detail:
      trailing.contains { $0.kind == .disclosure || $0.kind == .outline } ? .detailBesideDisclosure : .detail
    case .outline: .outline
    case .disclosure: .disclosure
    case .reorder: .reorder
    case .label, nil: nil
    }
  }

  private func label(of accessory: UICellAccessory) -> ControlText? {
    guard case .label(let text) = accessory.kind else { return nil }
    let options = accessory.options
    let font = options.font ?? .preferredFont(forTextStyle: .body, compatibleWith: row.traitCollection)
    return ControlText(
      view: row, string: text,
      font: options.adjustsFontForContentSizeCategory ? font.following(row.traitCollection) : font)
  }

  // MARK: Places

  /// Gives the views their places; the sides are the distances of the accessories from the row's edges, in points.
  func place(leading start: CGFloat, trailing end: CGFloat) {
    for (accessory, x) in places(leading, from: start) {
      guard let hosted = hosted(accessory) else { continue }
      hosted.place(distance: x + (width(of: accessory) - hosted.size.width) / 2)
    }
    for (accessory, x) in places(trailing, from: 0) {
      guard let hosted = hosted(accessory) else { continue }
      let rest = trailingWidth - x - width(of: accessory)
      hosted.place(distance: end + rest + (width(of: accessory) - hosted.size.width) / 2)
    }
  }

  private func hosted(_ accessory: UICellAccessory) -> HostedAccessory? {
    accessory.custom.flatMap { hosted[ObjectIdentifier($0.view)] }
  }

  private func places(
    _ accessories: [UICellAccessory], from start: CGFloat
  ) -> [(accessory: UICellAccessory, x: CGFloat)] {
    var (x, previous): (CGFloat, UICellAccessory?) = (start, nil)
    return accessories.map { accessory in
      if let previous { x += gap((previous, accessory)) }
      defer { (x, previous) = (x + width(of: accessory), accessory) }
      return (accessory, x)
    }
  }

  /// Returns the drawings and texts.
  func items(leading start: CGFloat, trailing end: CGFloat) -> [ContentItem] {
    let last = row.bounds.width - end - trailingWidth
    return places(leading, from: start).flatMap { items(of: $0.accessory, at: $0.x, isLeading: true) }
      + places(trailing, from: last).flatMap { items(of: $0.accessory, at: $0.x, isLeading: false) }
  }

  private func items(of accessory: UICellAccessory, at x: CGFloat, isLeading: Bool) -> [ContentItem] {
    guard !accessory.options.isHidden else { return [] }
    let width = width(of: accessory)
    if let symbol = symbol(of: accessory) {
      let color = accessory.options.tintColor ?? symbol.color ?? row.tintColor!
      let isAtStart = isLeading || symbol == .detailBesideDisclosure
      let start = isAtStart ? x : x + width - metrics.scaled(symbol.side)
      return [symbol.item(in: row, at: start, metrics, color)]
    }
    guard let label = label(of: accessory) else { return [] }
    let rect = CGRect(x: x, y: 0, width: width, height: row.bounds.height)
    return [label.item(in: row.directed(rect), accessory.options.tintColor ?? .secondaryLabel)].compactMap { $0 }
  }
}
