public import LPAutoLayout
public import Foundation
import LPScene
import LPSnapshots
import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Pictures of views, in their own size.
  public static var image: Snapshotting { .image() }

  /// Pictures of views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: has no effect: every view is shown in a window.
  ///   - precision: the share of pixels that have to agree.
  ///   - perceptualPrecision: how much pixels have to agree to count as equal, from 0 to 1.
  ///   - size: the size in points; `nil` for that of the view.
  ///   - traits: traits in place of those of the process.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { view in
      onMain {
        let shown = ViewSnapshot(config: ViewImageConfig(size: size), traits: traits)
        return shown.picture(of: view).with(precision, perceptualPrecision)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Pictures of controllers' views, in their own size.
  public static var image: Snapshotting { .image() }

  /// Pictures of controllers' views on a screen; the parameters are those of views.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let config = size.map { ViewImageConfig(safeArea: config.safeArea, size: $0, traits: config.traits) } ?? config
    return image(config, precision, perceptualPrecision, traits)
  }

  /// Pictures of controllers' views; the parameters are those of views.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting { image(ViewImageConfig(size: size), precision, perceptualPrecision, traits) }

  private static func image(
    _ config: ViewImageConfig, _ precision: Float, _ perceptualPrecision: Float, _ traits: UITraitCollection
  ) -> Snapshotting {
    let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { controller in
      onMain {
        ViewSnapshot(config: config, traits: traits).picture(of: controller).with(precision, perceptualPrecision)
      }
    }
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Pictures of layers, in their own size.
  public static var image: Snapshotting { .image() }

  /// Pictures of layers; the parameters are those of views.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { layer in
      onMain {
        let shown = ViewSnapshot(config: ViewImageConfig(), traits: traits)
        if let view = layer.view { return shown.picture(of: view).with(precision, perceptualPrecision) }
        let holder = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
        let place = layer.position
        let superlayer = layer.superlayer
        layer.frame.origin = .zero
        holder.layer.addSublayer(layer)
        defer {
          layer.removeFromSuperlayer()
          layer.position = place
          superlayer?.addSublayer(layer)
        }
        return shown.picture(of: holder).with(precision, perceptualPrecision)
      }
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Pictures as they are.
  public static var image: Snapshotting { .image() }

  /// Pictures as they are; the parameters are those of views.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The tree of views as UIKit prints it, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The tree of views as UIKit prints it, without addresses; the parameters are those of pictures.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      onMain {
        ViewSnapshot(config: ViewImageConfig(size: size), traits: traits).shown(view) { _ in
          ViewDescription.tree(of: view)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The tree of controllers as UIKit prints it, without addresses.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMain {
        ViewSnapshot(config: ViewImageConfig(), traits: .init()).shown(controller) { _ in
          ViewDescription.tree(of: controller)
        }
      }
    }
  }

  /// The tree of views as UIKit prints it, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The tree of views on a screen as UIKit prints it, without addresses.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let config = size.map { ViewImageConfig(safeArea: config.safeArea, size: $0, traits: config.traits) } ?? config
    return SimplySnapshotting.lines.pullback { controller in
      onMain {
        ViewSnapshot(config: config, traits: traits).shown(controller) { _ in
          ViewDescription.tree(of: controller.view)
        }
      }
    }
  }
}

extension SnapshotImage {
  /// The picture with the share of its pixels that have to agree, and how much.
  func with(_ precision: Float, _ perceptualPrecision: Float) -> UIImage {
    let (width, height) = (scene.size.width * CGFloat(pixelScale), scene.size.height * CGFloat(pixelScale))
    let share = Double(max(0, min(1, 1 - precision)))
    tolerance = PictureTolerance(
      distance: Double(1 - perceptualPrecision), allowedPixels: Int(Double(width * height) * share))
    return image
  }
}
