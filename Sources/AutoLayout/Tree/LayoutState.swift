package import Foundation

/// What a view keeps for the layout engine.
package struct LayoutState {
  package struct AxisPair {
    package var horizontal: UILayoutPriority
    package var vertical: UILayoutPriority
  }

  enum Margins {
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// What the frame was, and in how large a superview, when it was last given by hand.
  struct AutoresizingReference {
    var frame: CGRect
    var superSize: CGSize
  }

  /// A mistake in the tree or in a constraint, reported with the next layout.
  package enum Problem {
    case cyclicTree(UIView, UIView)
    case illegalConstraint(NSLayoutConstraint, ConstraintError)
    /// A change that an active constraint cannot take: it keeps what it had.
    case refusedChange(NSLayoutConstraint, ConstraintError)
    /// Required became optional, or the other way round, while the constraint was active.
    case priorityAcrossRequired(NSLayoutConstraint, from: UILayoutPriority)
    /// A property that was given a NaN or an infinity, and keeps what it had.
    case valueNotFinite(String)
    /// A method that was overridden and has to call `super`.
    case missingSuper(String)
    case visualFormat(VisualFormatError, CallSite)
    /// An update that no active constraint is alike, and one of the same attribute.
    case unmatchedUpdate(NSLayoutConstraint, near: NSLayoutConstraint?)
  }

  /// Lengths of the alignment rect in points, `noIntrinsicMetric` for none; nil leaves an axis to the view.
  package struct GivenContent {
    package var width: CGFloat?
    package var height: CGFloat?
    package var baselines: (first: BaselinePosition, last: BaselinePosition)?

    package init(
      width: CGFloat? = nil, height: CGFloat? = nil, baselines: (first: BaselinePosition, last: BaselinePosition)? = nil
    ) {
      self.width = width
      self.height = height
      self.baselines = baselines
    }
  }

  package var frame = CGRect.zero
  package var boundsOrigin = CGPoint.zero
  var autoresizingReference: AutoresizingReference?
  /// Those that were handed out to be read.
  var systemConstraints: [SystemConstraint.Kind: SystemConstraint] = [:]
  package var hugging = AxisPair(horizontal: .defaultLow, vertical: .defaultLow)
  package var resistance = AxisPair(horizontal: .defaultHigh, vertical: .defaultHigh)
  var margins: Margins?
  /// Margins that were given, as they lie where the language runs from left to right.
  package var statedMargins: NSDirectionalEdgeInsets? {
    switch margins {
    case .directional(let insets): insets
    case .physical(let insets):
      NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case nil: nil
    }
  }
  /// Settled with the layout: safe area and margins in effect.
  package var safeArea = UIEdgeInsets.zero
  var settledMargins: UIEdgeInsets?
  /// Of the screen's root.
  var keyboardHeight: CGFloat = 0
  /// Settled with the layout: how far the keyboard reaches over the view's bottom.
  var keyboardOverlap: CGFloat = 0
  var needsUpdateConstraints = true
  /// Whether the update that runs reached `UIView.updateConstraints`.
  var hasUpdatedConstraints = false
  var needsLayout = true
  var needsDisplay = true
  /// How often each was asked for since it was last done: many requests, one pass.
  var requests = CycleRequests()
  /// Known not to wrap.
  var isPlain = false
  /// Index of the item in its engine; four variables each. -1 outside of one.
  var engineIndex: Int32 = -1
  var engine: LayoutEngine?
  package var problems: [Problem] = []
  /// What was noted while the view was made from a document, reported ahead of what the layout finds.
  package var notes: [Diagnostic] = []
  /// Set for a view that a controller made.
  var controllerLink: ControllerLink?
  /// Of the views inside, where a preview's closure made them.
  var keptControllers: [UIViewController] = []
  /// What was done to the view within one turn.
  var counts = CycleCounts()
  var tint: UIColor?

  /// What a document says about the content, ahead of what the view finds itself.
  package var givenContent: GivenContent?

  /// Made in the view's own blocks of equations, and active when they were.
  package var ownConstraints: [NSLayoutConstraint] = []
  /// To be drawn step by step.
  package var changes: [PlannedChange] = []

  /// A name given with `.named`.
  package var name: String?
  /// Where the view was made, and where a builder mentions it: sources of its name.
  package var creationSite: CallSite?
  package var mentionSite: CallSite?
  /// Where a mistake of the view is best looked for.
  var site: CallSite? { creationSite ?? mentionSite }
}
