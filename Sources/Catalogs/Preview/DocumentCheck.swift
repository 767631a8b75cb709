package import LPLayoutModel
package import Foundation

/// The findings about a document's scene that do not depend on the variant.
package struct DocumentCheck: Sendable {
  package var findings: [Diagnostic]
  /// The saved frames of misplaced views, from the origin where constraints put these, by line of the document.
  package var savedFrames: [Int: CGRect]
}
