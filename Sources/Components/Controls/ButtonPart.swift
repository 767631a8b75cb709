@_spi(Views) import LPAutoLayout
import Foundation

/// The label or the image view of a button. The button draws both, until code gives one a place of its own: then it is a
/// subview, and draws itself.
@MainActor
protocol ButtonPart: UIView {
  var button: UIButton? { get }
  var tie: ButtonTie? { get set }
  func place(in places: ButtonContent.Places) -> CGRect
  /// Notes that the part has another size of its own.
  func sizeChanged()
}

extension ButtonPart {
  var isJoined: Bool { superview != nil && superview === button }

  /// The frame in the button: the own one of a subview, or else that of what the button draws.
  func partFrame(_ own: CGRect) -> CGRect {
    guard !isJoined, let button else { return own }
    return place(in: ButtonContent(button).places(in: button.bounds))
  }

  /// Makes the part a subview, at the place where the button draws it.
  func join() {
    guard superview == nil, let button else { return }
    let rect = partFrame(.zero)
    if nameSources.name == nil { nameSources.name = self is UILabel ? "titleLabel" : "imageView" }
    isUserInteractionEnabled = false
    button.insertSubview(self, at: 0)
    layoutFrame = rect
  }

  /// Makes the part a subview that constraints may be about: ties that yield to all others hold it at its place.
  func joinTied() {
    guard tie == nil, superview == nil, let button else { return }
    join()
    translatesAutoresizingMaskIntoConstraints = false
    tie = ButtonTie(self, in: button)
    updateTie()
  }

  /// Follows a change of the button's content.
  func updateTie() {
    guard let tie, let button else { return }
    sizeChanged()
    tie.update(place(in:), of: button)
  }

  /// Takes the place that the button's content has, unless constraints decide it.
  func rest() {
    guard tie == nil, let button else { return }
    layoutFrame = place(in: ButtonContent(button).places(in: button.bounds))
  }
}

/// The constraints that hold a part where the button's content has it. They are not required: those of an app win.
@MainActor
final class ButtonTie {
  private let horizontal: NSLayoutConstraint
  private let vertical: NSLayoutConstraint
  private let limit: NSLayoutConstraint

  init(_ part: some ButtonPart, in button: UIButton) {
    horizontal =
      switch button.horizontalContentShare {
      case 0: part.leftAnchor.constraint(equalTo: button.leftAnchor)
      case 1: part.rightAnchor.constraint(equalTo: button.rightAnchor)
      default: part.centerXAnchor.constraint(equalTo: button.centerXAnchor)
      }
    vertical =
      switch button.verticalContentShare {
      case 0: part.topAnchor.constraint(equalTo: button.topAnchor)
      case 1: part.bottomAnchor.constraint(equalTo: button.bottomAnchor)
      default: part.centerYAnchor.constraint(equalTo: button.centerYAnchor)
      }
    limit = part.widthAnchor.constraint(lessThanOrEqualTo: button.widthAnchor)
    let constraints = [horizontal, vertical, limit]
    for constraint in constraints { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(constraints)
  }

  /// Moves the part to where it is in a button of the content's own size.
  func update(_ place: (ButtonContent.Places) -> CGRect, of button: UIButton) {
    let content = ButtonContent(button)
    let size = content.size(wrappedAt: nil)
    let rect = place(content.places(in: CGRect(origin: .zero, size: size)))
    horizontal.constant = Self.offset(button.horizontalContentShare, rect.minX, rect.maxX, size.width)
    vertical.constant = Self.offset(button.verticalContentShare, rect.minY, rect.maxY, size.height)
    limit.constant = min(0, rect.width - size.width)
  }

  /// The distance of a part from where the content is aligned.
  private static func offset(_ share: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
    share == 0 ? start : share == 1 ? end - length : (start + end - length) / 2
  }
}
