public import Foundation
@_spi(AppSources) public import UIKit

/// A document that is shown.
public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// The screen of documents: a box with its name.
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? { nil }
  /// Does nothing.
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
  open override func loadView() { view = RestingController.box(around: self) }
}

/// Gives documents; nothing calls it.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// The delegate of documents; nothing calls it.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {}
