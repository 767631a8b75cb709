public import LPComponents
import Foundation

extension UIView {
  /// Makes a view with children, and with equations between the view and its children:
  ///
  ///     Screen {
  ///       avatar
  ///       name
  ///     } constraints: { screen in
  ///       avatar.leading == screen.margins.leading
  ///       name.leading == avatar.trailing + 8
  ///     }
  ///
  /// In the block of a cell, the cell's edges, sizes and guides are those of its `contentView`, which has the children.
  public convenience init(
    @ViewBuilder _ content: () -> [any LayoutItem], @ConstraintBuilder constraints: (Self) -> ConstraintContent,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    fill(content())
    activate { constraints(self) }
  }

  /// Makes a view with children.
  public convenience init(
    @ViewBuilder _ content: () -> [any LayoutItem], fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    fill(content())
  }

  /// Adds children and guides, which equations place; a stack view arranges its children itself.
  public func add(@ViewBuilder _ content: () -> [any LayoutItem]) { fill(content()) }

  /// Activates equations between this view and its descendants.
  public func constrain(@ConstraintBuilder _ constraints: () -> ConstraintContent) { activate(constraints) }

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

  /// Returns the constraints of a block. Formats name children of the view that holds them.
  func constraints(of block: () -> ConstraintContent) -> [NSLayoutConstraint] {
    CellBlock.read(of: self, block).pieces.flatMap { piece in
      switch piece {
      case .constraint(let constraint): [constraint]
      case .format(let format, let site): format.makeConstraints(in: contentHolder, at: site)
      }
    }
  }

  func activate(_ block: () -> ConstraintContent) { activate(constraints(of: block)) }

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
