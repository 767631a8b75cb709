package import AutoLayout
package import Foundation

/// What can be said of a preview whatever the variant: of a scene, against its document.
package struct DocumentCheck: Sendable {
  package var findings: [Diagnostic]
  /// Frames that the document has for views that lie elsewhere, in the coordinates of the view around; by line.
  package var savedFrames: [Int: CGRect]
}
