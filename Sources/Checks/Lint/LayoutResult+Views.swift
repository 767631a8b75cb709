import LPLayoutModel

extension LayoutResult {
  /// Returns the paths of the views that a constraint relates; guides have none.
  func viewPaths(of record: ConstraintRecord) -> [String] {
    [record.first, record.second].compactMap { item in
      if case .view(let index)? = item { views[index].path } else { nil }
    }
  }

  /// Returns the name of a view or a guide.
  func name(of item: ConstraintRecord.Item) -> String {
    switch item {
    case .view(let index): views[index].name
    case .guide(let index): guides[index].name
    }
  }
}
