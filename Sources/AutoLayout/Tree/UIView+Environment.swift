extension UIView {
  /// Gives the tree that the view is the root of another environment, as when the user changes a setting: views and
  /// controllers hear of traits that changed, fonts that follow the text size do so, and the next layout is new.
  package func adopt(_ environment: LayoutEnvironment) {
    guard environment !== self.environment else { return }
    var before: [(view: UIView, traits: UITraitCollection)] = []
    forEachDescendant { before.append(($0, $0.traitCollection)) }
    for (view, _) in before { view.take(environment) }
    for (view, traits) in before where view.traitCollection != traits { TraitChanges.note(view, from: traits) }
    TraitChanges.deliver(in: root)
  }

  /// Takes another environment, with what was measured in the old one forgotten.
  func take(_ environment: LayoutEnvironment) {
    self.environment = environment
    inheritedTraits.resolved = nil
    controllerLink?.controller?.take(environment)
    environmentChanged()
    marginState.settled = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UIViewController {
  /// Takes another environment before its view is made, or gives it to the view's tree.
  package func takeEnvironment(_ environment: LayoutEnvironment) {
    if let view = viewIfLoaded { view.root.adopt(environment) } else { take(environment) }
  }

  /// Takes another environment, with the controllers inside whose views have not been made.
  func take(_ environment: LayoutEnvironment) {
    guard environment !== self.environment else { return }
    self.environment = environment
    for child in children where !child.isViewLoaded { child.take(environment) }
  }
}

extension UIView {
  /// Gives a view that enters a tree the environment of the tree, with everything inside.
  package func adoptInside(_ environment: LayoutEnvironment) {
    var before: [(view: UIView, traits: UITraitCollection)] = []
    forEachDescendant { before.append(($0, $0.traitCollection)) }
    for (view, _) in before { view.take(environment) }
    for (view, traits) in before where view.traitCollection != traits { TraitChanges.note(view, from: traits) }
  }
}
