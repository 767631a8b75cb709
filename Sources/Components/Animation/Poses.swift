/// The poses of a tree's views, in preorder.
@MainActor
struct Poses {
  let list: [(view: UIView, pose: ViewPose)]
  private let byView: [ObjectIdentifier: Int]

  init(_ list: [(UIView, ViewPose)]) {
    self.list = list
    byView = Dictionary(uniqueKeysWithValues: list.enumerated().map { (ObjectIdentifier($1.0), $0) })
  }

  subscript(view: UIView) -> ViewPose? { byView[ObjectIdentifier(view)].map { list[$0].pose } }
}
