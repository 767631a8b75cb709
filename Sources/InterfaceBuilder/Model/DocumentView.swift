package import LPAutoLayout
package import Foundation

/// A view of a document, before it becomes a view of a tree.
package final class DocumentView {
  package let element: DocumentElement
  /// The object id; a view without one gets an id made from its place in the document.
  package let id: String
  package let tag: String
  /// The view's role in its parent: `view`, `contentView`, `tableHeaderView`…
  package let role: String?
  /// The recorded frame in the parent's coordinates, y down.
  package let frame: CGRect
  package let hasFrame: Bool
  package let autoresizing: UIView.AutoresizingMask
  /// Whether constraints lay out the view: a stack view arranges it, or its mask is not translated and the editor does
  /// not fix its frame.
  package let isConstraintDriven: Bool
  package let isArranged: Bool
  package internal(set) var subviews: [DocumentView] = []
  package internal(set) var constraints: [DocumentConstraint] = []
  package internal(set) var guides: [DocumentGuide] = []
  package internal(set) var variations: [DocumentVariation] = []
  package internal(set) weak var parent: DocumentView?

  init(
    element: DocumentElement, id: String, frame: CGRect?, autoresizing: UIView.AutoresizingMask, isArranged: Bool
  ) {
    self.element = element
    self.id = id
    tag = element.tag
    role = element["key"]
    self.frame = frame ?? .zero
    hasFrame = frame != nil
    self.autoresizing = autoresizing
    self.isArranged = isArranged
    // A cell places its content itself.
    isConstraintDriven =
      isArranged
      || element.flag("translatesAutoresizingMaskIntoConstraints") == false && element.flag("fixedFrame") != true
        && !DocumentTag.contentViews.contains(element.tag)
  }

  /// The label in the editor's outline.
  package var label: String? { element["userLabel"] }
  package var customClass: String? { element["customClass"] }
  package var isHidden: Bool { element.flag("hidden") ?? false }
  /// Whether the editor marked the view as ambiguous when the document was saved.
  package var isMarkedAmbiguous: Bool { element.flag("ambiguous") ?? false }
  package var isMarkedMisplaced: Bool { element.flag("misplaced") ?? false }
  package var isCell: Bool { DocumentTag.cells.contains(tag) }
  /// Whether the view scrolls what is in it.
  package var isScrolling: Bool { DocumentTag.scrolling.contains(tag) }

  /// The key path of the runtime attribute that names rules of `lint` to leave out, separated by commas.
  package static let ignoringKey = "previewIgnore"

  /// The names of the rules that `lint` leaves out for the view.
  package var ignoredRules: [String] {
    (element.child("userDefinedRuntimeAttributes")?.children ?? []).filter { $0["keyPath"] == Self.ignoringKey }
      .flatMap { ($0["value"] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// Whether the view has no constraints but those that the editor makes at build time, for prototyping: its saved frame.
  package var isPrototyped: Bool {
    element.flag("fixedFrame") == true && element.flag("translatesAutoresizingMaskIntoConstraints") == false
      && !isArranged && !DocumentTag.contentViews.contains(tag)
  }

  /// Visits the view and everything below it in preorder.
  package func walk(_ body: (DocumentView) -> Void) {
    body(self)
    for subview in subviews { subview.walk(body) }
  }
}
