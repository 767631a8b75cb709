package import Foundation

/// A view that the user operates; its states and alignment are UIKit's.
open class UIControl: UIView {
  /// Raw values are UIKit's.
  public struct State: OptionSet, Hashable, Codable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Makes a state from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control is in none of the other states.
    public static let normal: State = []
    /// The control is being pressed.
    public static let highlighted = State(rawValue: 1)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus.
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

  /// A tap target, unless a class's size is the system's.
  @_spi(Views) open override var role: ViewRecord.Role { isUserInteractionEnabled ? .target : .plain }
  /// Whether the control can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether the control is drawn as pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// The position of content that is narrower than the control.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// The position of content that is lower than the control.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center

  /// The state by `isHighlighted`, `isEnabled` and `isSelected`.
  open var state: State {
    var flags: State = []
    if isHighlighted { flags.insert(.highlighted) }
    if !isEnabled { flags.insert(.disabled) }
    if isSelected { flags.insert(.selected) }
    return flags
  }

  // MARK: Touches

  /// Would begin to follow a finger; returns whether it goes on.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Would follow a finger; returns whether it goes on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Would end following a finger; does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Would end following a finger that something else takes; does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  /// Updates the content size, since a title or image for the new state may have another size.
  func stateChanged() { invalidateIntrinsicContentSize() }

  /// The share of a free length that goes ahead of the content: 0, 0.5 or 1, physical.
  package var horizontalContentShare: CGFloat {
    switch contentHorizontalAlignment {
    case .center: 0.5
    case .left, .fill: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  package var verticalContentShare: CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }

  package func setContentPriorities(hugging: UILayoutPriority, resistance: UILayoutPriority = .defaultHigh) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(hugging, for: axis)
      setContentCompressionResistancePriority(resistance, for: axis)
    }
  }
}
