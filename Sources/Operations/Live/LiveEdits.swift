import LPReasoning
import LPComponents
import Foundation

/// Puts values into a view tree that its source has now.
@MainActor
struct LiveEdits {
  private let edits: [LiveEdit]

  init(_ edits: [LiveEdit]) { self.edits = edits }

  /// Returns the edits whose call sites are not in the tree.
  func apply(to root: UIView) -> [LiveEdit] {
    guard !edits.isEmpty else { return [] }
    var views = [root]
    root.forEachDescendant { views.append($0) }
    let constraints = views.flatMap(\.constraints)
    return edits.filter { edit in
      switch edit.kind {
      case .constant: !change(constraints, edit, \.constant)
      case .priority: !changePriority(constraints, edit)
      case .text: !changeText(views, edit)
      case .repair: edit.trial?.apply(to: root) != true
      }
    }
  }

  private func matching(_ constraints: [NSLayoutConstraint], _ edit: LiveEdit) -> [NSLayoutConstraint] {
    constraints.filter { $0.callSite?.line == edit.line && $0.callSite?.filePath == edit.file }
  }

  private func change(
    _ constraints: [NSLayoutConstraint], _ edit: LiveEdit, _ path: ReferenceWritableKeyPath<NSLayoutConstraint, CGFloat>
  ) -> Bool {
    guard let old = Double(edit.old), let new = Double(edit.new) else { return false }
    let found = matching(constraints, edit).filter { abs($0[keyPath: path]) == CGFloat(old.magnitude) }
    for constraint in found {
      // `- 8` and the far side of insets are negative constants.
      let isSame = constraint[keyPath: path].sign == CGFloat(old).sign
      constraint[keyPath: path] = CGFloat(isSame ? new : -new)
    }
    return !found.isEmpty
  }

  private func changePriority(_ constraints: [NSLayoutConstraint], _ edit: LiveEdit) -> Bool {
    guard let old = Float(edit.old), let new = Float(edit.new), (1...1000).contains(new) else { return false }
    let found = matching(constraints, edit).filter { $0.priority.rawValue == old }
    // An active constraint cannot become required, or cease to be.
    guard !found.isEmpty, (old == 1000) == (new == 1000) else { return false }
    for constraint in found { constraint.priority = UILayoutPriority(new) }
    return true
  }

  private func changeText(_ views: [UIView], _ edit: LiveEdit) -> Bool {
    var isFound = false
    for view in views {
      guard let site = view.nameSources.creationSite, site.line == edit.line, site.filePath == edit.file,
        edit.column == nil || edit.column == site.column
      else { continue }
      switch view {
      case let label as UILabel where label.text == edit.old: label.text = edit.new
      case let button as UIButton where button.configuration?.title == edit.old:
        button.configuration?.title = edit.new
      case let button as UIButton where button.title(for: .normal) == edit.old:
        button.setTitle(edit.new, for: .normal)
      default: continue
      }
      isFound = true
    }
    return isFound
  }
}
