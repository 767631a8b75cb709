import Foundation
import LayoutPreview

extension Faults {
  @PreviewBuilder var code: [Preview] {
    Self.pair(.manualFrame) { _, isFaulty in
      let card = View().background(.systemTeal)
      if isFaulty { card.frame = CGRect(x: 20, y: 100, width: 200, height: 80) }
      return Self.centred(card)
    }
    Self.pair(.updateRequestInPass) { _, isFaulty in
      let card = RequestingView().background(.systemTeal)
      card.requests = isFaulty
      return Self.centred(card)
    }
    Self.pair(.feedbackLoop) { _, isFaulty in
      let card = LoopingView().background(.systemTeal)
      card.loops = isFaulty
      return Self.centred(card)
    }
    Self.pair(.churn) { _, isFaulty in
      let card = RemakingView().background(.systemTeal)
      card.remakes = isFaulty
      return Self.centred(card)
    }
    Self.pair(.missingSuper) { _, isFaulty in
      let card = SilentView().background(.systemTeal)
      card.isSilent = isFaulty
      card.setNeedsUpdateConstraints()
      return Self.centred(card)
    }
    Self.pair(.cyclicTree) { _, isFaulty in
      let card = View().background(.systemTeal)
      let inner = View()
      card.addSubview(inner)
      if isFaulty { inner.addSubview(card) }
      return Self.centred(card)
    }
    Self.pair(.frameNotFinite) { _, isFaulty in
      let card = View().background(.systemTeal)
      if isFaulty { card.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 80) }
      return Self.centred(card)
    }
    Self.pair(.valueNotFinite) { _, isFaulty in
      let card = View().background(.systemTeal)
      card.layoutMargins.left = isFaulty ? .infinity : 12
      return Self.centred(card)
    }
    Self.pair(.staleWrapWidth) { _, isFaulty in
      let text = Label(verbatim: "A text of several lines that measured its height for another width").lineLimit(nil)
      if isFaulty { text.preferredMaxLayoutWidth = 120 }
      return Screen {
        text
      } constraints: { screen in
        text.center == screen.center
        text.width == screen.width * 0.6
      }
    }
    Self.pair(.illegalConstraint) { _, isFaulty in
      let card = View().background(.systemTeal)
      let outside = View()
      return Screen {
        card
      } constraints: { screen in
        card.center == screen.center
        card.size == 120
        if isFaulty { card.leading == outside.leading ~ .low }
      }
    }
    Self.pair(.visualFormat) { _, isFaulty in
      let card = View().background(.systemTeal)
      card.translatesAutoresizingMaskIntoConstraints = false
      let screen = Screen()
      screen.addSubview(card)
      for format in [isFaulty ? "H:|-[card(120]" : "H:|-[card(120)]", "V:|-80-[card(80)]"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["card": card]))
      }
      return screen
    }
    Self.pair(.updateMatchesNothing) { _, isFaulty in
      let card = View().background(.systemTeal)
      let screen = Self.centred(card)
      screen.update {
        if isFaulty { card.width >= 90 } else { card.width == 100 }
      }
      return screen
    }
    Self.pair(.alignmentNotInverse) { _, isFaulty in
      let card = ShadowedView().background(.systemTeal)
      card.isOneWay = isFaulty
      return Self.centred(card)
    }
    Self.pair(.listSource) { _, isFaulty in
      let table = TableView()
      if !isFaulty { table.register(TableViewCell.self, forCellReuseIdentifier: "name") }
      let names = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, place, name in
        let cell = table.dequeueReusableCell(withIdentifier: "name", for: place)
        cell.textLabel?.text = name
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Ada", "Grace"])
      names.apply(snapshot)
      return ListScreen(table, names)
    }
    Self.pair(.missingString) { _, isFaulty in
      let title = isFaulty ? Label("card.title") : Label(verbatim: "Title")
      return Screen {
        title
      } constraints: { screen in
        title.center == screen.center
      }
    }
    Self.pair(.missingImage) { _, isFaulty in
      let photo = ImageView(isFaulty ? .file("photo") : .symbol("person"), size: CGSize(width: 40, height: 40))
      return Screen {
        photo
      } constraints: { screen in
        photo.center == screen.center
      }
    }
    Self.pair(.missingFont) { _, isFaulty in
      let title = Label(verbatim: "Title")
      if isFaulty { title.font = Font(name: "Nowhere", size: 17) }
      return Screen {
        title
      } constraints: { screen in
        title.center == screen.center
      }
    }
    Self.pair(.missingSymbol) { _, isFaulty in
      let icon = ImageView(.symbol(isFaulty ? "perso" : "person"), size: CGSize(width: 40, height: 40))
      return Screen {
        icon
      } constraints: { screen in
        icon.center == screen.center
      }
    }
  }

  private static func centred(_ card: View) -> View {
    Screen {
      card
    } constraints: { screen in
      card.center == screen.center
      card.size == 120
    }
  }
}

/// A list fills it, and its data source, which the list does not keep, stays with it.
private final class ListScreen: Screen {
  private var source: AnyObject?

  convenience init(_ table: TableView, _ source: AnyObject) {
    self.init()
    self.source = source
    addSubview(table)
    table.translatesAutoresizingMaskIntoConstraints = false
    for (edge, other) in zip(
      [table.topAnchor, table.bottomAnchor], [safeAreaLayoutGuide.topAnchor, safeAreaLayoutGuide.bottomAnchor])
    { edge.constraint(equalTo: other).isActive = true }
    table.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    table.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

private final class RequestingView: View {
  var requests = false
  private var hasRequested = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard requests, !hasRequested else { return }
    hasRequested = true
    setNeedsUpdateConstraints()
  }
}

private final class LoopingView: View {
  var loops = false

  override func layoutSubviews() {
    super.layoutSubviews()
    if loops { setNeedsLayout() }
  }
}

private final class RemakingView: View {
  var remakes = false
  private var own: [NSLayoutConstraint] = []

  override func updateConstraints() {
    if remakes || own.isEmpty {
      NSLayoutConstraint.deactivate(own)
      own = [widthAnchor.constraint(greaterThanOrEqualToConstant: 40)]
      NSLayoutConstraint.activate(own)
    }
    super.updateConstraints()
  }
}

private final class ShadowedView: View {
  var isOneWay = false

  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 4, dy: 4) }
  override func frame(forAlignmentRect rect: CGRect) -> CGRect { isOneWay ? rect : rect.insetBy(dx: -4, dy: -4) }
}

private final class SilentView: View {
  var isSilent = false

  override func updateConstraints() { if !isSilent { super.updateConstraints() } }
}
