public import Foundation
internal import LPAutoLayout
internal import LPLayoutModel
public import UIKit

/// The edges that PureLayout's calls pin.
public enum ALEdge: Int, Sendable {
  case left, right, top, bottom, leading, trailing

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// Whether an inset from this edge is a negative constant.
  var isFar: Bool { self == .right || self == .bottom || self == .trailing }

  var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    }
  }

  func inset(of insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .left, .leading: insets.left
    case .right, .trailing: insets.right
    case .top: insets.top
    case .bottom: insets.bottom
    }
  }
}

/// The dimensions that PureLayout's calls set.
public enum ALDimension: Int, Sendable {
  case width, height

  var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

/// The axes that PureLayout's calls align: the vertical one joins views above each other.
public enum ALAxis: Int, Sendable {
  case vertical, horizontal, baseline, firstBaseline

  public static let lastBaseline = ALAxis.baseline

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }
}

/// The attributes that PureLayout's calls relate to each other.
public enum ALAttribute: Int, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, vertical, horizontal, baseline, firstBaseline

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }
}

/// Where a call of PureLayout stands.
struct PureSite {
  let file: String
  let path: String
  let line: Int

  var callSite: CallSite { CallSite(fileID: file, filePath: path, line: line, column: 1) }
}

extension UIView {
  /// Makes a view that constraints place, by the only initialiser that every class has, `init(coder:)`.
  public class func newAutoLayout() -> Self {
    func made<View: UIView>(_ type: View.Type) -> View? { type.init(coder: NSCoder()) }
    guard let view = made(self) else { preconditionFailure("\(self) cannot be made") }
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Lets constraints place the view.
  @discardableResult
  public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  /// Makes a constraint of this view, and activates it unless a closure around says otherwise.
  func pure(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ second: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, _ site: PureSite
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other, attribute: second, multiplier: multiplier,
      constant: constant)
    constraint.callSite = site.callSite
    PureConstraints.finish(constraint)
    return constraint
  }

  /// Pins an edge inside of something by an inset: from the far edges, its constant and its inequality are turned round.
  private func pin(
    _ edge: ALEdge, _ other: AnyObject?, _ second: NSLayoutConstraint.Attribute, inset: CGFloat,
    _ relation: NSLayoutConstraint.Relation, _ site: PureSite
  ) -> NSLayoutConstraint {
    var relation = relation
    if edge.isFar, relation != .equal {
      relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
    return pure(edge.attribute, relation, other, second, constant: edge.isFar ? -inset : inset, site)
  }

  // MARK: In the view around

  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal,
    file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pin(edge, superview, edge.attribute, inset: inset, relation, PureSite(file: file, path: path, line: line))
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewMargin edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal,
    file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pin(edge, superview, edge.margin, inset: inset, relation, PureSite(file: file, path: path, line: line))
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal,
    file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pin(
      edge, superview?.safeAreaLayoutGuide, edge.attribute, inset: inset, relation,
      PureSite(file: file, path: path, line: line))
  }

  private func pinEdges(
    except excluded: ALEdge?, _ pinned: (ALEdge) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    let edges: [ALEdge] = [.top, .leading, .bottom, .trailing]
    return edges.filter { edge in
      switch excluded {
      case .left: edge != .leading
      case .right: edge != .trailing
      default: edge != excluded
      }
    }.map(pinned)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge? = nil, file: String = #fileID,
    path: String = #filePath, line: Int = #line
  ) -> [NSLayoutConstraint] {
    pinEdges(except: edge) {
      autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(of: insets), file: file, path: path, line: line)
    }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge? = nil, file: String = #fileID,
    path: String = #filePath, line: Int = #line
  ) -> [NSLayoutConstraint] {
    pinEdges(except: edge) {
      autoPinEdge(toSuperviewMargin: $0, withInset: $0.inset(of: insets), file: file, path: path, line: line)
    }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge? = nil, file: String = #fileID,
    path: String = #filePath, line: Int = #line
  ) -> [NSLayoutConstraint] {
    pinEdges(except: edge) {
      autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(of: insets), file: file, path: path, line: line)
    }
  }

  @discardableResult
  public func autoCenterInSuperview(
    file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> [NSLayoutConstraint] {
    [ALAxis.horizontal, .vertical].map {
      autoAlignAxis(toSuperviewAxis: $0, file: file, path: path, line: line)
    }
  }

  @discardableResult
  public func autoCenterInSuperviewMargins(
    file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> [NSLayoutConstraint] {
    let site = PureSite(file: file, path: path, line: line)
    return [
      pure(.centerY, .equal, superview, .centerYWithinMargins, site),
      pure(.centerX, .equal, superview, .centerXWithinMargins, site),
    ]
  }

  @discardableResult
  public func autoAlignAxis(
    toSuperviewAxis axis: ALAxis, file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pure(axis.attribute, .equal, superview, axis.attribute, PureSite(file: file, path: path, line: line))
  }

  @discardableResult
  public func autoAlignAxis(
    toSuperviewMarginAxis axis: ALAxis, file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    let second: NSLayoutConstraint.Attribute =
      axis == .vertical ? .centerXWithinMargins : axis == .horizontal ? .centerYWithinMargins : axis.attribute
    return pure(axis.attribute, .equal, superview, second, PureSite(file: file, path: path, line: line))
  }

  // MARK: With other views

  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal, file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pure(
      edge.attribute, relation, view, other.attribute, constant: offset, PureSite(file: file, path: path, line: line))
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0, file: String = #fileID,
    path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pure(
      axis.attribute, .equal, view, axis.attribute, constant: offset, PureSite(file: file, path: path, line: line))
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withMultiplier multiplier: CGFloat, file: String = #fileID,
    path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pure(
      axis.attribute, .equal, view, axis.attribute, multiplier: multiplier,
      PureSite(file: file, path: path, line: line))
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal, file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pure(
      dimension.attribute, relation, view, other.attribute, constant: offset,
      PureSite(file: file, path: path, line: line))
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView, withMultiplier multiplier: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal, file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pure(
      dimension.attribute, relation, view, other.attribute, multiplier: multiplier,
      PureSite(file: file, path: path, line: line))
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal, file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pure(
      attribute.attribute, relation, view, other.attribute, constant: offset,
      PureSite(file: file, path: path, line: line))
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView, withMultiplier multiplier: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal, file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pure(
      attribute.attribute, relation, view, other.attribute, multiplier: multiplier,
      PureSite(file: file, path: path, line: line))
  }

  // MARK: Sizes

  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal,
    file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> NSLayoutConstraint {
    pure(
      dimension.attribute, relation, nil, .notAnAttribute, constant: size,
      PureSite(file: file, path: path, line: line))
  }

  @discardableResult
  public func autoSetDimensions(
    to size: CGSize, file: String = #fileID, path: String = #filePath, line: Int = #line
  ) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.width, toSize: size.width, file: file, path: path, line: line),
      autoSetDimension(.height, toSize: size.height, file: file, path: path, line: line),
    ]
  }

  public func autoSetContentHuggingPriority(for axis: ALAxis) {
    setContentHuggingPriority(.required, for: axis == .vertical ? .vertical : .horizontal)
  }

  public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
    setContentCompressionResistancePriority(.required, for: axis == .vertical ? .vertical : .horizontal)
  }
}
