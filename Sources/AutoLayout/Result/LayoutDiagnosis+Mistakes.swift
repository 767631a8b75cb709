import LPSourceNames
import Foundation

extension LayoutDiagnosis {
  /// Reports illegal changes of the tree or of constraints, as they were noted when they happened.
  func problems() -> [Diagnostic] {
    let others = capture.root.keptResponders.compactMap { $0 as? UIView }.filter { $0.root !== capture.root }
    let views = capture.views + others
    return outsiders(views)
      + views.flatMap { view in
        view.notedMistakes.compactMap { mistake in
          var diagnostic = diagnostic(of: mistake, at: view)
          diagnostic?.views.removeAll { $0 == NameTable.noPath }
          return diagnostic
        }
      }
  }

  /// Reports each view that equations mention and that their block does not contain, once for all equations.
  private func outsiders(_ holders: [UIView]) -> [Diagnostic] {
    var found: [(view: UIView, holder: UIView, constraints: [NSLayoutConstraint])] = []
    for holder in holders {
      for case .outsideTree(let view, _, let constraint) in holder.notedMistakes {
        if let known = found.firstIndex(where: { $0.view === view && $0.holder === holder }) {
          found[known].constraints.append(constraint)
        } else {
          found.append((view, holder, [constraint]))
        }
      }
    }
    return found.map { view, holder, constraints in
      let (place, fix) = outside(view, named: outsiderName(view, in: constraints), of: holder)
      return Diagnostic(
        .error, rule: "illegal-constraint",
        message: "`\(outsiderName(view, in: constraints))` is used in an equation but is \(place)",
        callSite: constraints[0].callSite,
        notes: constraints.map { .init("not activated: `\(text($0))` (NSGenericException)", callSite: $0.callSite) },
        fix: fix)
    }
  }

  /// Returns the name of a view that no block mentions: where its initialiser has no place, that in its equation.
  private func outsiderName(_ view: UIView, in constraints: [NSLayoutConstraint]) -> String {
    guard view.nameSources.site == nil, view.nameSources.name == nil,
      let equation = constraints.first(where: { $0.firstItem === view }), let site = equation.callSite,
      let name = capture.root.environment.sources.firstItem(in: site.filePath, line: site.line, column: site.column)
    else { return name(view) }
    return name
  }

  /// Returns where a view is, and what to do so that the equations of a block reach it.
  private func outside(_ view: UIView, named name: String, of holder: UIView) -> (place: String, fix: String) {
    let top = view.root
    if top === capture.root {
      var common = holder
      while let next = common.superview, !view.isDescendant(of: common) { common = next }
      return (
        "not in `\(self.name(holder))`, whose block has it",
        "move the equation into the block of `\(self.name(common))`"
      )
    }
    return (
      top === view ? "in no block" : "below `\(self.name(top))`, which is in no block",
      "list `\(top === view ? name : self.name(top))` in `\(ShortClassName.of(holder)) { … }`"
    )
  }

  private func diagnostic(of problem: NotedMistake, at view: UIView) -> Diagnostic? {
    switch problem {
    case .outsideTree: nil
    case .cyclicTree(let child, let type, let names): cyclicTree(view, child(), type, names)
    case .deepTree(let child, let site): deepTree(child, site, in: view)
    case .valueNotFinite(let property): valueNotFinite(property, of: view)
    case .described(let diagnostic): diagnostic
    case .unmatchedUpdate(let constraint, let near): unmatchedUpdate(constraint, near)
    case .illegalConstraint(let constraint, let error):
      illegal(
        constraint, "was not activated (\(error.exceptionName)): \(error.explanation)", fix: error.advice)
    case .refusedChange(let constraint, let error):
      illegal(
        constraint, "stays as it is (\(error.exceptionName)): \(error.explanation)", fix: "change it to what is allowed"
      )
    case .priorityAcrossRequired(let constraint, let old): priorityAcrossRequired(constraint, from: old)
    case .missingSuper(let method): missingSuper(method, of: view)
    case .updateRequest(let method): updateRequest(in: method, of: view)
    case .constraintOutside(let constraint): constraintOutside(constraint, by: view)
    case .unregistered(let kind, let identifier): unregistered(kind, identifier, in: view)
    case .duplicateIdentifier(let identifier): duplicateIdentifier(identifier, in: view)
    case .missingCell(let section, let number): missingCell(section, number, in: view)
    }
  }

  private func name(_ view: UIView) -> String { capture.names.name(of: view) }
  private func text(_ constraint: NSLayoutConstraint) -> String {
    EquationText(names: capture.names).text(of: constraint)
  }

  private func cyclicTree(_ parent: UIView, _ child: UIView?, _ type: String, _ names: NameSources) -> Diagnostic {
    let name =
      child.map(name) ?? names.name ?? names.variable(in: parent.environment.sources) ?? NameTable.name(ofClass: type)
    return Diagnostic(
      .error, rule: "cyclic-tree",
      message: parent === child
        ? "`\(name)` cannot be its own subview"
        : "`\(name)` cannot be added to `\(self.name(parent))`, which lies inside it",
      callSite: (child?.nameSources ?? names).site, fix: "add each view to one superview only, top down")
  }

  private func deepTree(_ child: String, _ site: CallSite?, in parent: UIView) -> Diagnostic {
    Diagnostic(
      .error, rule: "deep-tree",
      message: "a `\(child)` was not added to `\(name(parent))`, because views would nest more than "
        + "\(ViewRecord.greatestDepth) levels deep",
      callSite: site ?? parent.nameSources.site,
      fix: "look for a loop or a recursion that adds each view to the one before",
      views: [capture.names.path(of: parent)])
  }

  private func valueNotFinite(_ property: String, of view: UIView) -> Diagnostic {
    let frame = view.layoutFrame
    let rest =
      switch property {
      case "frame": "it stays at \(formatNumber(frame.width)) × \(formatNumber(frame.height))"
      case "fitting size": "0 is used instead"
      default: "the old value stays"
      }
    return Diagnostic(
      .error, rule: property == "frame" ? "frame-not-finite" : "value-not-finite",
      message: "the \(property) of `\(name(view))` was set to NaN or infinity; \(rest)",
      callSite: view.nameSources.site, fix: "look for a division by zero where the value is computed",
      views: [capture.names.path(of: view)])
  }

  private func unmatchedUpdate(_ constraint: NSLayoutConstraint, _ near: NSLayoutConstraint?) -> Diagnostic {
    Diagnostic(
      .error, rule: "update-matches-nothing",
      message: "no active constraint matches `\(text(constraint))`; nothing was updated",
      callSite: constraint.callSite,
      notes: near.map { [.init("nearest: \(text($0))", callSite: $0.callSite)] } ?? [],
      fix: "use the attributes, relation and multiplier of the constraint to update, or use remake")
  }

  private func illegal(
    _ constraint: NSLayoutConstraint, _ what: String, fix: String = "change or remove the constraint"
  ) -> Diagnostic {
    Diagnostic(
      .error, rule: "illegal-constraint", message: "`\(text(constraint))` \(what)", callSite: constraint.callSite,
      fix: fix)
  }

  /// UIKit's reference: "Priorities may not change from nonrequired to required, or from required to nonrequired."
  private func priorityAcrossRequired(_ constraint: NSLayoutConstraint, from old: UILayoutPriority) -> Diagnostic {
    func word(_ priority: UILayoutPriority) -> String {
      priority == .required ? "required" : formatNumber(CGFloat(priority.rawValue))
    }
    return Diagnostic(
      .warning, rule: "illegal-constraint",
      message: "`\(text(constraint))` went from \(word(old)) to \(word(constraint.priority)) while it was active; "
        + "UIKit raises NSInternalInconsistencyException",
      callSite: constraint.callSite,
      fix: "deactivate it, change its priority, and activate it again, or keep it at 999 instead of 1000")
  }

  private func missingSuper(_ method: String, of view: UIView) -> Diagnostic {
    Diagnostic(
      .error, rule: "missing-super", message: "`\(name(view))` overrides \(method) and does not call super",
      callSite: view.nameSources.site, fix: "call super.\(method) at the end of the override",
      views: [capture.names.path(of: view)])
  }

  /// A request in a turn that was stopped is part of the feedback loop, which is reported.
  private func updateRequest(in method: String, of view: UIView) -> Diagnostic? {
    guard !capture.engine.record.turn.isStopped else { return nil }
    return Diagnostic(
      .warning, rule: "update-request-in-pass",
      message: "`\(name(view))` calls setNeedsUpdateConstraints() in \(method), which requests another pass",
      callSite: view.nameSources.site,
      fix: "change the constraints there, or request the update where the state changes that they depend on",
      views: [capture.names.path(of: view)])
  }

  private func constraintOutside(_ constraint: NSLayoutConstraint, by view: UIView) -> Diagnostic? {
    guard !capture.engine.record.turn.isStopped else { return nil }
    let method = view.controllerLink?.controller == nil ? "layoutSubviews()" : "viewDidLayoutSubviews()"
    return Diagnostic(
      .warning, rule: "update-request-in-pass",
      message: "`\(name(view))` changes `\(text(constraint))` in \(method), a constraint of views that are not inside "
        + "it and may be laid out already",
      callSite: view.nameSources.site ?? constraint.callSite,
      fix: "change it where the state changes that it depends on, or in a view around both",
      views: [capture.names.path(of: view)])
  }

  /// Reports frames that the author set on views that constraints lay out, and that the layout replaced. A frame that
  /// the autoresizing masks of subviews refer to has a use.
  func replacedFrames() -> [Diagnostic] {
    scopedViews.compactMap { index, view in
      guard let given = view.geometry.givenFrame, view.superview != nil, view.transform.isIdentity,
        !view.translatesAutoresizingMaskIntoConstraints, given != .zero, !view.geometry.isSizeHosted,
        !view.subviews.contains(where: { $0.translatesAutoresizingMaskIntoConstraints && !$0.autoresizingMask.isEmpty })
      else { return nil }
      // A frame that was set after the layout lasts until the next one.
      let frame = capture.engine.localFrame(view) ?? view.layoutFrame
      let differences = [
        given.minX - frame.minX, given.minY - frame.minY, given.width - frame.width, given.height - frame.height,
      ]
      guard differences.contains(where: { abs($0) > 0.5 }) else { return nil }
      return Diagnostic(
        .warning, rule: "manual-frame",
        message: "the frame of `\(name(view))` was set to \(text(given)), but constraints lay the view out: it is "
          + text(frame),
        callSite: view.nameSources.site,
        fix: "write constraints for it, or leave translatesAutoresizingMaskIntoConstraints on",
        views: [views[index].path])
    }
  }

  private func text(_ rect: CGRect) -> String {
    "\(formatNumber(rect.minX)),\(formatNumber(rect.minY)) \(formatNumber(rect.width))×\(formatNumber(rect.height))"
  }

  // MARK: Numbers

  /// Reports what the engine left out because its numbers are not finite.
  func unusableNumbers() -> [Diagnostic] {
    let leftOut = capture.engine.unusable.compactMap { unusable in
      switch unusable {
      case .contentSize(let item, let size):
        guard let view = item.view else { return Diagnostic?.none }
        return Diagnostic(
          .error, rule: "value-not-finite",
          message:
            "the intrinsic content size of `\(name(view))` is \(size.width) × \(size.height); a length that is "
            + "not finite counts as none", callSite: view.nameSources.site,
          fix: "look for a division by zero in intrinsicContentSize, or answer noIntrinsicMetric",
          views: [capture.names.path(of: view)])
      case .constraint(let constraint):
        return illegal(constraint, "is left out: its margins, its baselines or their multiples are not finite")
      }
    }
    let boundless = capture.engine.frames.boundless.compactMap(\.object).map { item in
      Diagnostic(
        .error, rule: "frame-not-finite",
        message:
          "`\(capture.names.name(of: item))` lies more than ten million points away; it is drawn empty at the top left",
        callSite: (item as? UIView)?.nameSources.site,
        fix: "look for constants and multipliers that are far too large",
        views: (item as? UIView).map { [capture.names.path(of: $0)] } ?? [])
    }
    return leftOut + boundless
  }
}
