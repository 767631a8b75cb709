extension Scene {
  /// The items with a prefix before every identifier, so that one sheet can contain several scenes.
  func items(withPrefix prefix: String) -> [SceneItem] {
    items.map { $0.with(prefix: prefix) }
  }
}

extension SceneItem {
  fileprivate func with(prefix: String) -> SceneItem {
    guard case .group(var group) = self else { return self }
    group.id = prefix + group.id
    group.items = group.items.map { $0.with(prefix: prefix) }
    return .group(group)
  }
}
