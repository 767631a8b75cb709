import Foundation

/// The constraints between a row and its content, accessory and height.
@MainActor
final class RowConstraints {
  private unowned let row: UIView
  private let content: UIView
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint
  private let bottom: NSLayoutConstraint
  private let least: NSLayoutConstraint
  private let height: NSLayoutConstraint
  private var accessory: HostedAccessory?
  private var givenMargins: NSDirectionalEdgeInsets?

  init(_ content: UIView, in row: UIView, leastHeight: CGFloat, named name: String) {
    (self.row, self.content) = (row, content)
    content.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(content)
    leading = content.leadingAnchor.constraint(equalTo: row.leadingAnchor)
    trailing = row.trailingAnchor.constraint(equalTo: content.trailingAnchor)
    bottom = row.bottomAnchor.constraint(equalTo: content.bottomAnchor)
    // The height is at least that of a row; content may need more.
    least = row.heightAnchor.constraint(greaterThanOrEqualToConstant: leastHeight)
    height = content.heightAnchor.constraint(equalToConstant: leastHeight)
    let made = [
      leading, trailing, content.topAnchor.constraint(equalTo: row.topAnchor), bottom, least,
    ]
    for constraint in made { constraint.identifier = name }
    for constraint in made + [height] { constraint.origin = .system }
    height.identifier = "UIView-Encapsulated-Layout-Height"
    NSLayoutConstraint.activate(made)
  }

  /// Sets the content's margins, unless the author set others.
  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard givenMargins == nil || content.marginState.stated == givenMargins, margins != givenMargins else { return }
    content.directionalLayoutMargins = margins
    givenMargins = margins
  }

  /// Makes room for the safe area, the indentation and the accessory; points.
  func place(accessory: CGFloat, side: CGFloat, indentation: CGFloat, safeInsets: UIEdgeInsets) {
    let (left, right) = (safeInsets.left, safeInsets.right)
    leading.constant = (row.isRightToLeft ? right : left) + indentation
    trailing.constant = accessory + (row.isRightToLeft ? left : right)
    self.accessory?.place(distance: side + (row.isRightToLeft ? left : right))
  }

  /// Holds the content at the height that a list gives the row; `nil` lets the content determine it. Either way the row
  /// is in a list, where it may be lower than 44 points.
  func hold(_ points: CGFloat?) {
    least.isActive = false
    if content.insetsLayoutMarginsFromSafeArea {
      (content.insetsLayoutMarginsFromSafeArea, row.insetsLayoutMarginsFromSafeArea) = (false, false)
    }
    if let points { height.constant = points }
    if bottom.isActive == (points == nil) { return }
    bottom.isActive = points == nil
    height.isActive = points != nil
  }

  // MARK: Accessory

  /// Replaces the accessory in the middle of the trailing side; `nil` removes it.
  func show(accessory view: UIView?) {
    accessory?.remove()
    accessory = view.map { HostedAccessory($0, in: row, isLeading: false, named: "UITableViewCell-accessory") }
  }
}

extension UIView {
  /// Makes a view as large as another one around it.
  func fill(_ outer: UIView, named name: String) {
    translatesAutoresizingMaskIntoConstraints = false
    let made = [
      leadingAnchor.constraint(equalTo: outer.leadingAnchor), outer.trailingAnchor.constraint(equalTo: trailingAnchor),
      topAnchor.constraint(equalTo: outer.topAnchor), outer.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for constraint in made {
      constraint.origin = .system
      constraint.identifier = name
    }
    NSLayoutConstraint.activate(made)
  }
}
