package import LPLayoutModel

/// A kind of problem that `lint` looks for over all variants of a preview.
///
/// Some are found by comparing layouts; others are diagnostics of a single layout.
public enum LintRule: String, CaseIterable, Codable, Sendable {
  // Constraints
  case conflict, ambiguous
  case ambiguousContentSize = "ambiguous-content-size"
  case autoresizingMaskLeftOn = "autoresizing-mask-left-on"
  case unsatisfiedOptional = "unsatisfied-optional"
  case neverBinds = "never-binds"
  case redundant
  case alwaysBroken = "always-broken"
  // Rules of thumb
  case constantTextSize = "constant-text-size"
  case distantNeighbor = "distant-neighbor"
  case edgeWithoutMargin = "edge-without-margin"
  case requiredContentPriority = "required-content-priority"
  case negativeSpacing = "negative-spacing"
  case stretchedBaseline = "stretched-baseline"
  case unnamedInConflict = "unnamed-in-conflict"
  // Visible faults
  case clippedText = "clipped-text"
  case overlap
  case offScreen = "off-screen"
  case smallTarget = "small-target"
  case mirror, reorder
  case emptyScreen = "empty-screen"
  // Accessibility
  case contrast
  case fixedText = "fixed-text"
  case unnamedControl = "unnamed-control"
  case readingOrder = "reading-order"
  case overlappingTargets = "overlapping-targets"
  case unreachableTarget = "unreachable-target"
  // Documents
  case misplaced, unsupported
  case brokenDocument = "broken-document"
  case placeholderConstraint = "placeholder-constraint"
  // Layout code
  case illegalConstraint = "illegal-constraint"
  case visualFormat = "visual-format"
  case updateMatchesNothing = "update-matches-nothing"
  case alignmentNotInverse = "alignment-not-inverse"
  case cyclicTree = "cyclic-tree"
  case deepTree = "deep-tree"
  case feedbackLoop = "feedback-loop"
  case frameNotFinite = "frame-not-finite"
  case valueNotFinite = "value-not-finite"
  case missingSuper = "missing-super"
  case churn
  case manualFrame = "manual-frame"
  case updateRequestInPass = "update-request-in-pass"
  case staleWrapWidth = "stale-wrap-width"
  case listSource = "list-source"
  // Strings, fonts and images
  case missingString = "missing-string"
  case unreviewedString = "unreviewed-string"
  case stringFormat = "string-format"
  case missingGlyph = "missing-glyph"
  case missingImage = "missing-image"
  case missingSymbol = "missing-symbol"
  case missingFont = "missing-font"
  case damagedFont = "damaged-font"
  // Previews that failed
  case crash, timeout
  case notDrawn = "not-drawn"

  /// Finds the rule of a reported diagnostic; all diagnostics about unknown parts of documents have one rule.
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
    case .unsatisfiedOptional: "An optional constraint of high priority is not satisfied."
    case .neverBinds: "An inequality has slack in every variant."
    case .redundant: "A constraint adds nothing to the others."
    case .alwaysBroken: "An optional constraint is not satisfied in any variant."
    case .constantTextSize: "A constraint keeps text at a constant width or height."
    case .distantNeighbor: "A constraint reaches past the nearest neighbour."
    case .edgeWithoutMargin: "A view is positioned from an edge of the screen instead of the margins or the safe area."
    case .requiredContentPriority: "A view with text has a required hugging or compression resistance priority."
    case .negativeSpacing: "A constraint has a negative constant."
    case .stretchedBaseline: "A view that is aligned by its baseline is higher than its text."
    case .unnamedInConflict: "A view in a conflict has no name."
    case .clippedText: "Text is cut off or does not fit its view."
    case .overlap: "Views overlap that do not overlap in the default variant."
    case .offScreen: "A view lies outside the screen or the view that clips it."
    case .smallTarget: "A control is smaller than 44 × 44 points."
    case .mirror: "The right-to-left layout does not mirror the left-to-right one."
    case .reorder: "Views change their order as text grows."
    case .emptyScreen: "A screen has no visible view."
    case .contrast: "Text has too little contrast with its background."
    case .fixedText: "Text does not grow with the text size."
    case .unnamedControl: "A screen reader has no name for a control."
    case .readingOrder: "A screen reader reads across columns."
    case .overlappingTargets: "Tap targets overlap."
    case .unreachableTarget: "Taps do not reach all of a control, because it reaches beyond a view that it is in."
    case .misplaced: "A view's frame at run time differs from the one in the document."
    case .unsupported: "Something in a document or in drawing code is not supported."
    case .placeholderConstraint: "A document has constraints that stand in for others."
    case .brokenDocument: "A document has broken references or malformed numbers."
    case .illegalConstraint: "A constraint was not activated because UIKit would raise an exception."
    case .visualFormat: "A visual format is invalid."
    case .updateMatchesNothing: "An update matches no active constraint."
    case .alignmentNotInverse: "A view's conversions between frame and alignment rectangle are not inverse."
    case .cyclicTree: "A view was added to one of its own descendants."
    case .deepTree: "A view was not added, because views would nest too deeply."
    case .listSource: "A list's data source returns no cell, or the same identifier twice."
    case .feedbackLoop: "Layout keeps changing what it depends on."
    case .frameNotFinite: "A frame is not a finite rectangle."
    case .valueNotFinite: "A length that layout depends on is not a finite number."
    case .missingSuper: "An override does not call super, although it must."
    case .churn: "Every layout pass creates new constraints."
    case .manualFrame: "A frame was set on a view that constraints lay out."
    case .updateRequestInPass: "A view asks for another pass while it updates or lays out."
    case .staleWrapWidth: "A label measured its height for a width that it does not have."
    case .missingString: "A string has no translation."
    case .unreviewedString: "A translation needs review."
    case .stringFormat: "A string's format does not match its arguments, or is malformed."
    case .missingGlyph: "No font has a glyph for a character."
    case .missingImage: "An image is missing."
    case .missingSymbol: "A symbol does not exist."
    case .missingFont: "No font file has the family of a font."
    case .damagedFont: "A font file is damaged."
    case .crash: "A preview crashed."
    case .timeout: "A preview timed out."
    case .notDrawn: "A preview could not be rendered."
    }
  }

  /// The severity of the findings that this target makes; reported diagnostics have their own.
  package var severity: Diagnostic.Severity {
    switch self {
    case .unsatisfiedOptional, .neverBinds, .redundant, .alwaysBroken, .unsupported, .constantTextSize,
      .distantNeighbor, .edgeWithoutMargin, .requiredContentPriority, .negativeSpacing, .stretchedBaseline,
      .unnamedInConflict, .readingOrder:
      .note
    default: .warning
    }
  }

  /// Whether findings about the same views are one problem, even if their messages differ between variants.
  package var isAboutViews: Bool {
    switch self {
    case .ambiguous, .ambiguousContentSize, .autoresizingMaskLeftOn, .clippedText, .overlap, .offScreen, .smallTarget,
      .mirror, .reorder, .emptyScreen, .contrast, .fixedText, .unnamedControl, .readingOrder, .overlappingTargets,
      .unreachableTarget, .manualFrame, .misplaced, .alignmentNotInverse, .staleWrapWidth:
      true
    default: false
    }
  }
}
