/// A view or a guide as constraints and subviews refer to it: without keeping it alive.
///
/// The object clears its reference when it goes. A weak variable would do the same, but gives every object that is
/// referred to a side table, and reference counting then takes several times as long.
final class ItemReference: @unchecked Sendable {
  unowned(unsafe) fileprivate(set) var object: AnyObject?
  let isGuide: Bool

  init(isGuide: Bool) { self.isGuide = isGuide }

  func point(to object: AnyObject) { self.object = object }
  func clear() { object = nil }
}
