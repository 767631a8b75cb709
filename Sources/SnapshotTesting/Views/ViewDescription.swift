import LPAutoLayout
import Foundation
import UIKit

/// The texts in which UIKit prints trees of views and controllers, without addresses.
@MainActor
enum ViewDescription {
  static func tree(of view: UIView) -> String { lines(of: view, level: 0).joined(separator: "\n") }

  private static func lines(of view: UIView, level: Int) -> [String] {
    [String(repeating: "   | ", count: level) + line(of: view)]
      + (view.existingLayer?.sublayers ?? []).flatMap { lines(of: $0, level: level + 1) }
      + view.subviews.flatMap { lines(of: $0, level: level + 1) }
  }

  /// The lines of a layer that belongs to no view; those of a view come before its subviews.
  private static func lines(of layer: CALayer, level: Int) -> [String] {
    [String(repeating: "   | ", count: level) + "<\(name(of: layer))> (layer)"]
      + (layer.sublayers ?? []).flatMap { lines(of: $0, level: level + 1) }
  }

  private static func line(of view: UIView) -> String {
    var parts = ["<\(name(of: view))", "frame = \(text(view.frame))"]
    if let label = view as? UILabel, let text = label.text { parts.append("text = '\(text)'") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if let mask = text(view.autoresizingMask) { parts.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled || view is UILabel || view is UIImageView {
      parts.append("userInteractionEnabled = NO")
    }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    parts.append("layer = <\(view is UILabel ? "_UILabelLayer" : String(describing: type(of: view).layerClass))>>")
    return parts.joined(separator: "; ")
  }

  static func tree(of controller: UIViewController) -> String {
    lines(of: controller, level: 0).joined(separator: "\n")
  }

  private static func lines(of controller: UIViewController, level: Int) -> [String] {
    // A container's view is there before it is shown.
    if controller is UINavigationController { controller.loadViewIfNeeded() }
    let isShown = controller.viewIfLoaded?.window != nil
    let view = controller.viewIfLoaded.map { "<\(name(of: $0, of: controller))>" } ?? "(view not loaded)"
    let place = controller.isViewLoaded && !isShown ? " not in the window" : ""
    let line = "<\(name(of: controller))>, state: \(isShown ? "appeared" : "disappeared"), view: \(view)\(place)"
    return [String(repeating: "   | ", count: level) + line]
      + controller.children.flatMap { lines(of: $0, level: level + 1) }
  }

  /// The name of a controller's view; UIKit's containers have classes of their own for it.
  private static func name(of view: UIView, of controller: UIViewController) -> String {
    guard type(of: view) == UIView.self else { return name(of: view) }
    return switch controller {
    case is UINavigationController, is UITabBarController, is UISplitViewController: "UILayoutContainerView"
    case is UIPageViewController: "_UIPageViewControllerContentView"
    default: name(of: view)
    }
  }

  /// The name of a class: UIKit's own without the module, as Objective-C has it.
  private static func name(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    for module in ["LPAutoLayout.", "LPComponents.", "UIKit."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  /// Returns a number with at most six digits, as `%g` prints it.
  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private static func text(_ mask: UIView.AutoresizingMask) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let set = names.filter { mask.contains($0.0) }.map(\.1)
    return set.isEmpty ? nil : set.joined(separator: "+")
  }
}
