import Foundation

/// A view that the user operates; its states and alignment are UIKit's.
open class UIControl: UIView {
  /// Raw values are UIKit's.
  public struct State: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// Raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Codable, Sendable {
    case center = 0
    case left, right, fill, leading, trailing
  }

  /// Raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Codable, Sendable {
    case center = 0
    case top, bottom, fill
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: ContentVerticalAlignment = .center

  /// What `isHighlighted`, `isEnabled` and `isSelected` say together.
  open var state: State {
    var flags: State = []
    if isHighlighted { flags.insert(.highlighted) }
    if !isEnabled { flags.insert(.disabled) }
    if isSelected { flags.insert(.selected) }
    return flags
  }

  /// A title or image for the new state may have another size.
  func stateChanged() { invalidateIntrinsicContentSize() }

  /// The share of a free length that goes ahead of the content: 0, 0.5 or 1, physical.
  var horizontalContentShare: CGFloat {
    switch contentHorizontalAlignment {
    case .center: 0.5
    case .left, .fill: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  var verticalContentShare: CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }

  func setContentPriorities(hugging: UILayoutPriority, resistance: UILayoutPriority = .defaultHigh) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(hugging, for: axis)
      setContentCompressionResistancePriority(resistance, for: axis)
    }
  }
}
