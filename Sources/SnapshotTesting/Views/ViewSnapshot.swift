import LPAutoLayout
import Foundation
import LPScene
import UIKit

/// Shows a view or a controller in a window of its own, and takes its picture.
@MainActor
struct ViewSnapshot {
  let config: ViewImageConfig
  let traits: UITraitCollection

  /// Returns the picture of a view.
  func picture(of view: UIView) -> SnapshotImage {
    shown(view) { root in image(of: view, in: root) }
  }

  /// Returns the picture of a controller's view.
  func picture(of controller: UIViewController) -> SnapshotImage {
    shown(controller) { root in image(of: controller.view, in: root) }
  }

  /// Puts a view into a window, lays it out, and takes it out afterwards.
  func shown<R>(_ view: UIView, _ body: (_ root: UIView) -> R) -> R {
    let frame = view.frame
    let size = config.size ?? frame.size
    let environment = environment(size: size, safeArea: config.safeArea)
    let outer = (superview: view.superview, index: view.superview?.subviews.firstIndex { $0 === view })
    view.frame.size = size
    return LayoutEnvironment.$current.withValue(environment) {
      let holder = UIViewController()
      let window = window(of: holder, size: size, environment)
      holder.view.addSubview(view)
      view.frame.origin = .zero
      hold(view, in: holder.view)
      window.adopt(environment)
      window.layoutIfNeeded()
      if size.width == 0 || size.height == 0 {
        view.sizeToFit()
        window.frame.size = view.frame.size
        view.setNeedsLayout()
        window.layoutIfNeeded()
      }
      defer {
        view.removeFromSuperview()
        view.frame = frame
        if let superview = outer.superview { superview.insertSubview(view, at: outer.index ?? 0) }
        window.endLayout()
      }
      return body(window)
    }
  }

  /// Keeps a view whose constraints held it in another view at the top left; they are gone with that view.
  private func hold(_ view: UIView, in holder: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    let held = [
      view.leftAnchor.constraint(equalTo: holder.leftAnchor), view.topAnchor.constraint(equalTo: holder.topAnchor),
    ]
    for constraint in held { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(held)
  }

  /// Puts a controller's view into a window, lays it out, and takes it out afterwards.
  ///
  /// As on a Mac, the view is loaded with the traits of the device, and receives those of the screen afterwards.
  func shown<R>(_ controller: UIViewController, _ body: (_ root: UIView) -> R) -> R {
    controller.loadViewIfNeeded()
    var safeArea = config.safeArea
    var size = config.size ?? controller.view.frame.size
    // As the library does on a Mac: bars are at the edges of a window that is as much lower as their safe area.
    if controller is UINavigationController {
      size.height -= safeArea.top
      safeArea.top = 0
    } else if let tabs = controller as? UITabBarController {
      size.height -= safeArea.bottom
      safeArea.bottom = 0
      if tabs.selectedViewController is UINavigationController {
        size.height -= safeArea.top
        safeArea.top = 0
      }
    }
    let environment = environment(size: size, safeArea: safeArea)
    return LayoutEnvironment.$current.withValue(environment) {
      let window = window(of: controller, size: size, environment)
      window.adopt(environment)
      controller.view.setNeedsLayout()
      window.layoutIfNeeded()
      defer {
        window.rootViewController = nil
        window.endLayout()
      }
      return body(window)
    }
  }

  private func window(
    of controller: UIViewController, size: CGSize, _ environment: LayoutEnvironment
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    controller.takeEnvironment(environment)
    window.isHidden = false
    window.rootViewController = controller
    return window
  }

  /// The environment of the window: the traits that the test asks for, and those of the process.
  private func environment(size: CGSize, safeArea: UIEdgeInsets) -> LayoutEnvironment {
    let host = SnapshotHost.shared.environment
    let shown = UITraitCollection(traitsFrom: [host.traits, config.traits, traits])
    return SnapshotEnvironments.shared.environment(shown.values, size: size, safeArea: safeArea)
  }

  // MARK: Pictures

  private func image(of view: UIView, in root: UIView) -> SnapshotImage {
    let result = LayoutResult.capture(root)
    let place = view.convert(view.bounds, to: root)
    let area = CGRect(origin: place.origin, size: view.bounds.size)
    let scene = Scene(contentOf: result, in: area)
    return SnapshotImage(result: result, scene: scene, scale: max(1, Int(result.traits.displayScale.rounded())))
  }
}

/// The environments of windows, one for each setting, so that a view that is shown again keeps its own.
final class SnapshotEnvironments: @unchecked Sendable {
  private struct Key: Hashable {
    let traits: TraitValues
    let width, height: CGFloat
    let safeArea: [CGFloat]
  }

  static let shared = SnapshotEnvironments()
  private let lock = NSLock()
  private var made: [Key: LayoutEnvironment] = [:]

  func environment(_ traits: TraitValues, size: CGSize, safeArea: UIEdgeInsets) -> LayoutEnvironment {
    let key = Key(
      traits: traits, width: size.width, height: size.height,
      safeArea: [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right])
    return lock.withLock {
      if let known = made[key] { return known }
      let environment = SnapshotHost.shared.environment.live(traits, screenSize: size, safeAreaInsets: safeArea)
      made[key] = environment
      return environment
    }
  }
}

/// Runs code of views on the main queue, where tests of XCTest and of the main actor are already.
func onMain<Value: Sendable>(_ body: @MainActor () throws -> Value) rethrows -> Value {
  if MainQueue.isCurrent { return try MainActor.assumeIsolated(body) }
  return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
}
