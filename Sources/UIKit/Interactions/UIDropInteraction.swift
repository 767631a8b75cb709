public import LPAutoLayout
public import Foundation

/// What becomes of a thing that is dropped. Raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden, copy, move
}

/// What a view proposes to do with a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What becomes of the things.
  public let operation: UIDropOperation
  /// Whether the place is small; kept.
  open var isPrecise = false
  /// Whether pictures keep their size; kept.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// What a view asks its delegate for while things are dragged over it; nothing does.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {}

/// The reaction to a drop, which never comes.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which is kept and not called.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?
  /// Whether drops may come from several drags at once; kept.
  open var allowsSimultaneousDropSessions = false

  /// Makes a reaction.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What a view asks its delegate for when a drag begins; none does.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns what is dragged.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// The start of a drag, which never comes.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Whether drags begin unless an interaction says otherwise; kept by none.
  open class var isEnabledByDefault: Bool { true }
  /// The delegate, which is kept and not called.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?
  /// Whether drags may begin; kept.
  open var isEnabled = true
  /// Whether other gestures may begin with it; kept.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
