import LPAutoLayout
import Foundation
import LayoutPreview
import LPSnapshots

/// The layout text of a screen, without what differs between a screen that is put together and one of controllers.
///
/// Left out are the root, a `Screen`, or a window and the view of its controller, which takes the place of the `Screen`;
/// the views of navigation and tab bar controllers, as large as the window; and the safe area of the root, to which bars
/// belong in a `Screen`. These views get a name of their own first: two views of one name would both be written with
/// longer names. An app's own class is shown as the class of the toolkit that it inherits from.
@MainActor
struct ComparedLayout {
  let lines: [String]

  private static let leftOut = "left-out"

  init(_ preview: Preview, in environment: LayoutEnvironment) throws {
    let root = preview.makeRoot(in: environment)
    if root is UIWindow { Self.nameLeftOut(root) }
    let result = LayoutResult.capture(root)
    var classes: [String: String] = [:]
    Self.collectClasses(of: root, into: &classes)
    let text = try LayoutText.write(result).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    root.endLayout()
    let start = text.firstIndex(of: "views:") ?? 0
    let end = text[start...].firstIndex(of: "") ?? text.endIndex
    lines =
      text[..<start].filter { !$0.hasPrefix("safe area ") }
      + Self.views(text[(start + 2)..<end], classes, isInWindow: root is UIWindow) + text[end...]
  }

  /// Names a window, and the views of navigation and tab bar controllers in it.
  private static func nameLeftOut(_ view: UIView) {
    view.accessibilityIdentifier = leftOut
    for subview in view.subviews where ["navigation", "tabs"].contains(subview.nameSources.name) {
      nameLeftOut(subview)
    }
  }

  /// The lines of the views inside the root, a level for each step from the views of controllers.
  private static func views(
    _ lines: ArraySlice<String>, _ classes: [String: String], isInWindow: Bool
  ) -> [String] {
    var omitted: [Int] = []
    return lines.compactMap { line in
      let depth = line.prefix { $0 == " " }.count
      omitted.removeAll { $0 >= depth }
      var fields = line.dropFirst(depth).components(separatedBy: "  ")
      if fields[0] == "|" || fields[0].hasPrefix("| ") { return indented(fields, depth - 2 * omitted.count) }
      if fields[0] == leftOut || (isInWindow && depth == 2) {
        omitted.append(depth)
        return nil
      }
      if fields.count > 1, let known = classes[fields[1]] { fields[1] = known }
      // A bar of a `Screen` is inside of a safe area that the bar itself makes smaller.
      if fields[0] == "tabBar" { fields.removeAll { $0.hasPrefix("wants ") } }
      return indented(fields, depth - 2 * omitted.count)
    }
  }

  private static func indented(_ fields: [String], _ depth: Int) -> String {
    String(repeating: " ", count: depth) + fields.joined(separator: "  ")
  }

  /// Notes the class of the toolkit for each class of an app in the tree, both as layout texts show them.
  private static func collectClasses(of view: UIView, into classes: inout [String: String]) {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let level = mirror, !String(reflecting: level.subjectType).hasPrefix("LP") {
      mirror = level.superclassMirror
    }
    if let mirror {
      let own = String(describing: type(of: view))
      let name = String(describing: mirror.subjectType)
      if own != name { classes[own] = String(name.dropFirst(2)) }
    }
    for subview in view.subviews { collectClasses(of: subview, into: &classes) }
  }
}
