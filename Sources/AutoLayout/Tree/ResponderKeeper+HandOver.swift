extension ResponderKeeper {
  /// Passes to a root the controllers whose views are below it, except the root's own controller, since the two would
  /// retain each other, and the views that are not below it.
  package func handOver(to root: UIView) {
    var taken: Set<ObjectIdentifier> = []
    root.keptResponders += responders.filter { responder in
      let isTaken =
        if let controller = responder as? UIViewController {
          controller.viewIfLoaded.map { $0 !== root && $0.isDescendant(of: root) } ?? false
        } else {
          (responder as? UIView).map { !$0.isDescendant(of: root) } ?? false
        }
      return isTaken && taken.insert(ObjectIdentifier(responder)).inserted
    }
    responders = []
  }
}
