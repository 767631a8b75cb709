import Foundation

extension LayoutDiagnosis {
  /// Reports a turn that was stopped: which views kept it going, and which were laid out repeatedly.
  func feedback() -> [Diagnostic] {
    let loop = capture.engine.record.turn.feedback
    guard !loop.isEmpty else { return [] }
    let shown = 8
    let causing = loop.filter { $0.requests > 0 }
    let causes = causing.prefix(shown).map { entry in
      Diagnostic.Note(
        "\(capture.names.name(of: entry.item.object)) asked for another pass \(entry.requests) times, in "
          + "\(entry.updates > entry.layouts ? "updateConstraints()" : "layoutSubviews()")",
        callSite: entry.item.view?.nameSources.site)
    }
    let counts = loop.prefix(shown).map { entry in
      let times =
        entry.updates > entry.layouts
        ? "updated its constraints \(entry.updates) times" : "was laid out \(entry.layouts) times"
      return Diagnostic.Note(
        "\(capture.names.name(of: entry.item.object)) \(times)", callSite: entry.item.view?.nameSources.site)
    }
    return [
      Diagnostic(
        .error, rule: "feedback-loop", message: "feedback loop: code asks for another layout pass in every pass",
        notes: causes + more(causing.count - shown) + counts + more(loop.count - shown),
        fix: "do not change constraints or frames of other views in layoutSubviews() or updateConstraints()",
        views: loop.compactMap(\.item.view).map { capture.names.path(of: $0) })
    ]
  }

  /// Reports views whose content size follows from their frame: a layout asks for it before it knows the frame, and does
  /// not ask again.
  func sizesFromFrames() -> [Diagnostic] {
    scopedViews.compactMap { index, view in
      guard !ShortClassName.isOfCore(view), view.wrappingContent == nil, !views[index].isHidden,
        view.translatesAutoresizingMaskIntoConstraints == false, view.givenContent == nil, view.hasSizeFromFrame
      else { return nil }
      let name = capture.names.name(of: view)
      return Diagnostic(
        .note, rule: "feedback-loop",
        message: "the intrinsic content size of `\(name)` depends on its frame, which the layout has yet to find",
        callSite: view.nameSources.site,
        fix: "state the dependency as a constraint, such as `\(name).height == 0.5 * \(name).width`",
        views: [views[index].path])
    }
  }

  private func more(_ count: Int) -> [Diagnostic.Note] { count > 0 ? [.init("and \(count) more")] : [] }

  /// Finds views whose code removes constraints and makes equal ones in the same call, or makes more in each call.
  func churn() -> [Diagnostic] {
    capture.engine.record.churn.entries.compactMap { entry in
      guard entry.isHabit, let view = entry.item.view, view.root === capture.root else { return nil }
      let name = capture.names.name(of: view)
      let method = entry.phase == .layout ? "layoutSubviews()" : "updateConstraints()"
      let calls = entry.calls == 1 ? "in one call" : "in \(entry.calls) calls"
      if entry.remade > 0 {
        return Diagnostic(
          .warning, rule: "churn",
          message: "`\(name)` removes constraints and creates equal ones: \(entry.remade) \(calls) of \(method)",
          callSite: view.nameSources.site,
          fix: "create the constraints once, keep them, and change their constants or isActive",
          views: [capture.names.path(of: view)])
      }
      guard entry.repeated > 0 else { return nil }
      return Diagnostic(
        .warning, rule: "churn",
        message: "`\(name)` creates constraints that exist already: \(entry.repeated) \(calls) of \(method)",
        callSite: view.nameSources.site,
        fix: "create the constraints once, for example where the view is created",
        views: [capture.names.path(of: view)])
    }
  }
}

extension UIView {
  /// Whether the content size would be another if the frame had another size.
  fileprivate var hasSizeFromFrame: Bool {
    let (size, frame) = (intrinsicContentSize, geometry.frame)
    guard size != CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) else { return false }
    geometry.frame.size = CGSize(width: frame.width + 40, height: frame.height + 40)
    defer { geometry.frame = frame }
    return intrinsicContentSize != size
  }
}
