import LPLayoutModel

/// `unnamed-control`: buttons and controls without text and without an accessibility label, so that a screen reader has
/// no name for them. Buttons with a symbol are read by the symbol's own description, and a disabled button that shows
/// nothing has nothing to say.
struct ControlNameCheck {
  let layout: ShownLayout

  /// Controls whose parts the system names: a stepper is read as "Decrement" and "Increment".
  private static let named: Set<String> = ["Stepper"]

  func findings() -> [Diagnostic] {
    layout.result.views.indices.compactMap { index in
      let view = layout.result.views[index]
      guard view.role == .target || view.role == .control, layout.isShown[index], !hasName(index),
        !layout.isBlank(index), !Self.named.contains(view.className),
        !layout.ancestors(of: index).contains(where: isNamed)
      else { return nil }
      return Diagnostic(
        .unnamedControl, "`\(view.name)` has neither text nor an accessibility label", at: view.callSite,
        fix: "set its accessibilityLabel to what it does, in a word or two", views: [view.path])
    }
  }

  private func hasName(_ index: Int) -> Bool {
    layout.subtree(of: index).contains { part in
      let view = layout.result.views[part]
      return view.accessibility.label?.isEmpty == false || view.content.text?.contains { !$0.isWhitespace } == true
        || view.content.items.contains { item in
          switch item {
          case .symbol: view.role == .target || part != index
          case .text(let block, _, _): block.lines.contains { !$0.text.isEmpty }
          default: false
          }
        }
    }
  }

  /// Returns whether a row or a button around the control is read with its text.
  private func isNamed(_ ancestor: Int) -> Bool {
    let view = layout.result.views[ancestor]
    return view.role == .target || view.className.hasSuffix("Cell") || view.accessibility.label != nil
  }
}
