import AutoLayout

extension LayoutResult {
  /// Returns the paths of the views that a constraint relates; guides have none.
  func viewPaths(of record: ConstraintRecord) -> [String] {
    [record.first, record.second].compactMap { item in
      if case .view(let index)? = item { views[index].path } else { nil }
    }
  }
}
