@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation

/// A scene's tree under the traits of one case, with its views by keys that are the same in all cases.
@MainActor
struct SceneCase {
  let traits: TraitValues
  let tree: SceneTree
  private(set) var views: [String: UIView] = [:]
  private var keys: [ObjectIdentifier: String] = [:]
  private var documents: [String: DocumentView] = [:]
  /// The separators of rows, which the document does not have.
  private(set) var separators: [UIView] = []
  /// The scene on a screen with another margin, for what follows that margin.
  private let probe: SceneProbe?

  init(
    _ tree: SceneTree, traits: TraitValues, probe: SceneTree? = nil, margins: (own: CGFloat, probed: CGFloat) = (0, 0)
  ) {
    (self.tree, self.traits) = (tree, traits)
    self.probe = probe.map { SceneProbe(SceneCase($0, traits: traits), margins) }
    for (source, view) in tree.views {
      keys[ObjectIdentifier(view)] = source.id
      documents[source.id] = source
    }
    note(tree.root, or: "root")
  }

  /// Notes the keys: object ids, and for views that the document does not have their places.
  private mutating func note(_ view: UIView, or place: String) {
    let key = keys[ObjectIdentifier(view)] ?? place
    keys[ObjectIdentifier(view)] = key
    views[key] = view
    if view is SeparatorView { separators.append(view) }
    for (number, subview) in view.subviews.enumerated() { note(subview, or: "\(key)/\(number)") }
  }

  func key(_ view: UIView) -> String { keys[ObjectIdentifier(view)] ?? "" }

  /// The keys of the document's views in the tree, in document order.
  var documentKeys: [String] { tree.views.map(\.document.id) }

  func document(_ key: String) -> DocumentView? { documents[key] }

  /// Returns the reader of a view's element, which is empty for a separator; `nil` for views that lists and cells add for
  /// themselves, which are not imported.
  func reader(_ key: String) -> ElementReader? {
    if let document = documents[key] { return ElementReader(document, traits: traits) }
    return views[key] is SeparatorView
      ? ElementReader(DocumentElement(tag: "view", attributes: [:], line: 0), [], traits) : nil
  }

  /// Returns a view's lengths as source: numbers, or terms with the name of the screen's margin where they follow it.
  func lengths(of view: UIView, naming margin: String, _ read: (UIView) -> [CGFloat]) -> [String] {
    let own = read(view)
    guard let probe, let other = probe.view(key(view)).map(read) else { return own.map(SwiftText.number) }
    return zip(own, other).map { probe.text($0, $1, margin) }
  }

  static func customGuides(of view: UIView) -> [UILayoutGuide] {
    view.layoutGuides.filter { !$0.identifier.hasPrefix("UI") }
  }
}

/// A scene laid out on a screen with another margin.
@MainActor
private final class SceneProbe {
  private let scene: SceneCase
  private let own: CGFloat
  private let probed: CGFloat

  init(_ scene: SceneCase, _ margins: (own: CGFloat, probed: CGFloat)) {
    (self.scene, own, probed) = (scene, margins.own, margins.probed)
  }

  func view(_ key: String) -> UIView? { scene.views[key] }

  /// Returns the source of a length that is `value` on the screen, and `other` on the one with the other margin.
  func text(_ value: CGFloat, _ other: CGFloat, _ margin: String) -> String {
    func rest(_ length: CGFloat) -> String {
      length == 0 ? "" : length < 0 ? " - \(SwiftText.number(-length))" : " + \(SwiftText.number(length))"
    }
    /// Sums of places in a scene are off by the last digits.
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
    switch rounded(other - value) {
    case rounded(probed - own): return margin + rest(rounded(value - own))
    case rounded(own - probed): return "\(SwiftText.number(rounded(value + own))) - \(margin)"
    default: return SwiftText.number(value)
    }
  }
}
