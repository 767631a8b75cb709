import Messages

/// A document of controllers whose views are elsewhere.
package struct EmptyDocument: ExplainedError, Hashable {
  package let path: String

  package var problem: String { "\(path) has no scene with a view: nothing can be laid out" }
  package var remedy: String {
    "Controllers whose views are made in code or in a .xib have none here.\nRun 'preview list' with a file that has."
  }
}
