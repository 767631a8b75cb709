/// The views whose traits changed since their last layout, with the traits before.
@MainActor
enum TraitChanges {
  private struct Change {
    weak var view: UIView?
    let previous: UITraitCollection
  }

  @exclusivity(unchecked) private static var waiting: [Change] = []
  /// The number of waiting changes at which those of views that are gone are dropped.
  private static var limit = 256

  /// Notes a change, of which code hears before the view's next layout.
  static func note(_ view: UIView, from previous: UITraitCollection) {
    guard !waiting.contains(where: { $0.view === view }) else { return }
    waiting.append(Change(view: view, previous: previous))
    guard waiting.count > limit else { return }
    waiting.removeAll { $0.view == nil }
    limit = max(256, 2 * waiting.count)
  }

  /// Tells the views of a tree of their changes, those around others first.
  static func deliver(in root: UIView) {
    guard !waiting.isEmpty else { return }
    let all = waiting
    waiting = []
    var mine: [(view: UIView, previous: UITraitCollection)] = []
    for change in all {
      guard let view = change.view else { continue }
      if view.root === root { mine.append((view, change.previous)) } else { waiting.append(change) }
    }
    for (view, previous) in mine where view.traitCollection != previous { view.tellTraitChange(from: previous) }
  }
}

extension UIView {
  /// Tells the view's controller and the view that its traits changed.
  func tellTraitChange(from previous: UITraitCollection) {
    LayoutEnvironment.$current.withValue(environment.with(inheritedTraits)) {
      if let controller = controllerLink?.controller {
        controller.traitCollectionDidChange(previous)
        for observation in controller.traitObservations where observation.concerns(previous, traitCollection) {
          observation.call(previous)
        }
      }
      traitCollectionDidChange(previous)
      for observation in traitObservations where observation.concerns(previous, traitCollection) {
        observation.call(previous)
      }
    }
  }
}
