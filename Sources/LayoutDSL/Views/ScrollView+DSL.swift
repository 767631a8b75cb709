public import AutoLayout

extension ScrollView {
  /// What scrolls: as large as its constraints make it.
  public var content: LayoutGuide { contentLayoutGuide }
  /// The window that stays while the content moves.
  public var viewport: LayoutGuide { frameLayoutGuide }
}
