public import Foundation
@_spi(AppSources) public import UIKit

/// What can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>
  public static let images = Self(kinds: ["images"])
  public static let videos = Self(kinds: ["videos"])
  public static let livePhotos = Self(kinds: ["livePhotos"])
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(kinds: Set(subfilters.flatMap(\.kinds)))
  }
}

/// How photographs are chosen; kept.
public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photograph that was chosen.
public struct PHPickerResult {
  public let assetIdentifier: String?
  /// What gives the picture: nothing.
  public let itemProvider: NSItemProvider
}

/// The screen that photographs are chosen on: a box with its name.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
  open override func loadView() { view = RestingController.box(around: self) }
}

/// Gets photographs that were chosen; nothing calls it.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
