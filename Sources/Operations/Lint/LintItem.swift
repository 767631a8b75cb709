/// One thing for a worker to look at or to draw.
package enum LintItem: OperationItem {
  case variant(PreviewTask)
  /// A variant with marks for what was found in it.
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
