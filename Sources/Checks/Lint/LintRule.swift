package import AutoLayout

/// A kind of problem that `lint` looks for over all variants of a preview.
///
/// Some are found by comparing layouts; others are what layout itself reports of one.
public enum LintRule: String, CaseIterable, Codable, Sendable {
  // Of constraints
  case conflict, ambiguous
  case ambiguousContentSize = "ambiguous-content-size"
  case autoresizingMaskLeftOn = "autoresizing-mask-left-on"
  case brokenWish = "broken-wish"
  case neverBinds = "never-binds"
  case redundant
  case alwaysBroken = "always-broken"
  // Of what is seen
  case clippedText = "clipped-text"
  case overlap
  case offScreen = "off-screen"
  case smallTarget = "small-target"
  case mirror, reorder
  // Of documents
  case misplaced, unsupported
  case brokenDocument = "broken-document"
  case placeholderConstraint = "placeholder-constraint"
  // Of code that lays out
  case illegalConstraint = "illegal-constraint"
  case visualFormat = "visual-format"
  case updateMatchesNothing = "update-matches-nothing"
  case alignmentNotInverse = "alignment-not-inverse"
  case cyclicTree = "cyclic-tree"
  case feedbackLoop = "feedback-loop"
  case frameNotFinite = "frame-not-finite"
  case valueNotFinite = "value-not-finite"
  case missingSuper = "missing-super"
  case churn
  case staleWrapWidth = "stale-wrap-width"
  // Of strings, fonts and images
  case missingString = "missing-string"
  case unreviewedString = "unreviewed-string"
  case stringFormat = "string-format"
  case missingGlyph = "missing-glyph"
  case missingImage = "missing-image"
  // Of previews that came to nothing
  case crash, timeout
  case notDrawn = "not-drawn"

  /// The rule of what layout reported; what is not known of a document counts as one.
  package init?(reported name: String) {
    if let rule = LintRule(rawValue: name) {
      self = rule
      return
    }
    switch name {
    case "runtime-attribute", "unknown-element": self = .unsupported
    case "duplicate-id", "missing-id", "constraint-number", "constraint-attribute", "constraint-to-nowhere":
      self = .brokenDocument
    case "string-catalog": self = .stringFormat
    default: return nil
    }
  }

  /// The sentence that heads all findings of the rule in reports.
  package var summary: String {
    switch self {
    case .conflict: "Required constraints contradict each other."
    case .ambiguous: "Constraints leave a view's position or size ambiguous."
    case .ambiguousContentSize: "Constraints leave the size of scrollable content ambiguous."
    case .autoresizingMaskLeftOn: "A view still has the constraints of its autoresizing mask, and no size."
    case .brokenWish: "An optional constraint of high priority is not satisfied."
    case .neverBinds: "An inequality has slack in every variant."
    case .redundant: "A constraint adds nothing to the others."
    case .alwaysBroken: "An optional constraint is not satisfied in any variant."
    case .clippedText: "Text is cut off or does not fit its view."
    case .overlap: "Views overlap that do not overlap in the default variant."
    case .offScreen: "A view lies outside the screen or the view that clips it."
    case .smallTarget: "A control is smaller than 44 × 44 points."
    case .mirror: "The right-to-left layout does not mirror the left-to-right one."
    case .reorder: "Views change their order as text grows."
    case .misplaced: "A view's frame at run time differs from the one in the document."
    case .unsupported: "Something in a document is not supported."
    case .placeholderConstraint: "A document's placeholder constraint is not part of the built app."
    case .brokenDocument: "A document has broken references or malformed numbers."
    case .illegalConstraint: "A constraint was not activated, since UIKit would raise an exception."
    case .visualFormat: "A visual format cannot be read."
    case .updateMatchesNothing: "An update matches no constraint."
    case .alignmentNotInverse: "A view's conversions between frame and alignment rectangle are not inverse."
    case .cyclicTree: "A view was added to one of its own descendants."
    case .feedbackLoop: "Layout keeps changing what it depends on."
    case .frameNotFinite: "A frame is not a finite rectangle."
    case .valueNotFinite: "A length that layout depends on is not a finite number."
    case .missingSuper: "An override does not call super where it has to."
    case .churn: "Every layout pass creates new constraints."
    case .staleWrapWidth: "A label measured its height for a width that it does not have."
    case .missingString: "A string has no translation."
    case .unreviewedString: "A translation waits for review."
    case .stringFormat: "A string's format does not fit its arguments, or cannot be read."
    case .missingGlyph: "No font has a character."
    case .missingImage: "An image is missing."
    case .crash: "A preview crashed."
    case .timeout: "A preview timed out."
    case .notDrawn: "A preview could not be rendered."
    }
  }

  /// The severity of findings that the rules of this target make; reported ones bring their own.
  package var severity: Diagnostic.Severity {
    switch self {
    case .brokenWish, .neverBinds, .redundant, .alwaysBroken, .unsupported: .note
    default: .warning
    }
  }

  /// Whether findings about the same views are one problem, whatever their words say of one variant.
  package var isAboutViews: Bool {
    switch self {
    case .ambiguous, .ambiguousContentSize, .autoresizingMaskLeftOn, .clippedText, .overlap, .offScreen, .smallTarget,
      .mirror, .reorder, .misplaced, .alignmentNotInverse, .staleWrapWidth:
      true
    default: false
    }
  }
}
