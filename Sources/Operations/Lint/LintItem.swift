/// An item of `lint`: a variant to check, or a picture to draw.
package enum LintItem: OperationItem {
  case variant(PreviewTask)
  /// Draws a variant with marks for its findings.
  case picture(FindingsPicture)

  private var shown: PreviewTask {
    switch self {
    case .variant(let task): task
    case .picture(let picture): picture.task
    }
  }

  package var preview: Int { shown.preview }
  package var detail: String { shown.detail }
  package var task: PreviewTask? { if case .variant(let task) = self { task } else { nil } }
}
