import LPSupport

/// Explains that a document has no scene with a view.
package struct EmptyDocument: ExplainedError, Hashable {
  package let path: String

  package var problem: String { "\(path) has no scene with a view, so there is nothing to lay out" }
  package var remedy: String {
    "A controller whose view is made in code or in a .xib file has no view in the storyboard.\nRun 'preview list' with a document that contains views."
  }
}
