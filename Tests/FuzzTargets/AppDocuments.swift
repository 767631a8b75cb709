import Foundation
@_spi(AppSources) import UIKit

/// Storyboards and xibs of an app: the classes that they name are the app's own, and its outlets are set.
@MainActor
enum AppDocuments {
  private static let folder = "\(ScratchFolder.path)/app"
  /// The largest number of views in a document that is laid out here, so that each input takes milliseconds.
  private static let mostViews = 400

  static func make(_ bytes: [UInt8]) throws {
    for name in ["Card.xib", "Main.storyboard"] { _ = try ScratchFolder.write(bytes, to: "app/\(name)") }
    NibDocuments.current = NibDocuments(folders: [folder], module: String(reflecting: OwnView.self))
    defer { NibDocuments.current = nil }
    let owner = OwnController()
    for case let view as UIView in UINib(nibName: "Card", bundle: nil).instantiate(withOwner: owner) {
      try layOut(view)
    }
    let outlets = owner.values + owner.view.subviews.compactMap { ($0 as? OwnView)?.values }.flatMap { $0 }
    try promise(outlets.allSatisfy { !$0.isEmpty }, "an outlet has no name")
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    guard let controller = storyboard.instantiateInitialViewController() else { return }
    try layOut(controller.view)
  }

  private static func layOut(_ view: UIView) throws {
    defer { view.endLayout() }
    guard count(view) <= mostViews else { return }
    view.layoutIfNeeded()
    let frame = view.frame
    try promise([frame.width, frame.height].allSatisfy(\.isFinite), "a view is \(frame)")
  }

  private static func count(_ view: UIView) -> Int { 1 + view.subviews.reduce(0) { $0 + count($1) } }
}

/// A view whose outlets are all the names that a document has.
final class OwnView: UIView {
  private(set) var values: [String] = []
  override func setValue(_ value: Any?, forKey key: String) { values.append(key) }
}

/// A cell whose outlets are all the names that a document has.
final class OwnCell: UITableViewCell {
  override func setValue(_ value: Any?, forKey key: String) {}
}

/// A controller whose outlets are all the names that a document has.
final class OwnController: UIViewController {
  private(set) var values: [String] = []
  override func setValue(_ value: Any?, forKey key: String) { values.append(key) }
}
