public import LPComponents
import Foundation

extension UIView {
  /// Makes a view with children, and with equations between the view and its children.
  public convenience init(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    @ViewBuilder _ content: () -> [any LayoutItem],
    @ConstraintBuilder constraints: (UIView) -> ConstraintContent = { _ in .empty }
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    fill(content())
    activate(constraints(contentHolder))
  }

  /// The view that holds what a block lists: the content view of a cell, and else the view itself.
  var contentHolder: UIView {
    (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView ?? self
  }

  /// Adds children and guides, which equations place; a stack view arranges its children itself.
  public func add(@ViewBuilder _ content: () -> [any LayoutItem]) { fill(content()) }

  /// Activates equations between this view and its descendants.
  public func constrain(@ConstraintBuilder _ constraints: () -> ConstraintContent) { activate(constraints()) }

  func fill(_ content: [any LayoutItem]) {
    for item in content {
      if let view = item as? UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        if let stack = self as? UIStackView {
          stack.addArrangedSubview(view)
        } else {
          contentHolder.addSubview(view)
        }
      } else if let guide = item as? UILayoutGuide {
        contentHolder.addLayoutGuide(guide)
      }
    }
  }

  func activate(_ content: ConstraintContent) { activate(content.constraints(in: self)) }

  func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      if constraint.items.allSatisfy({ isConnected(to: $0) }) {
        constraint.isActive = true
        ownConstraints.append(constraint)
      } else {
        // A view outside of the tree would take the finding with it.
        let outside = constraint.items.first { !isConnected(to: $0) }.flatMap(NSLayoutConstraint.view(of:))
        note(
          outside.map { .outsideTree($0, root: $0.root, constraint) }
            ?? .illegalConstraint(constraint, .noCommonAncestor))
      }
    }
  }

  private func isConnected(to item: AnyObject) -> Bool {
    NSLayoutConstraint.view(of: item)?.root === root
  }

  func recordCreation(_ fileID: String, _ filePath: String, line: Int, column: Int) {
    nameSources.creationSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Screen {
  /// Makes a screen with children, and with equations between the screen and its children:
  ///
  ///     Screen {
  ///       avatar
  ///       name
  ///     } constraints: { screen in
  ///       avatar.leading == screen.margins.leading
  ///       name.leading == avatar.trailing + 8
  ///     }
  public convenience init(
    @ViewBuilder _ content: () -> [any LayoutItem],
    @ConstraintBuilder constraints: (Screen) -> ConstraintContent = { _ in .empty },
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init()
    recordCreation(fileID, filePath, line: line, column: column)
    fill(content())
    activate(constraints(self))
  }
}
