/// One thing for a worker to look at or to draw.
enum LintItem: OperationItem {
  case variant(PreviewTask)
  /// A variant with marks for what was found in it.
  case picture(FindingsPicture)

  private var shown: PreviewTask {
    switch self {
    case .variant(let task): task
    case .picture(let picture): picture.task
    }
  }

  var preview: Int { shown.preview }
  var detail: String { shown.detail }
  var task: PreviewTask? { if case .variant(let task) = self { task } else { nil } }
}
