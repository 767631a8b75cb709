public import LPAutoLayout
public import Foundation

/// The delegate of an image picker; nothing calls it.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// The camera or the photo library of a device. It is empty here.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from. Raw values are UIKit's.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera, savedPhotosAlbum
  }
  /// Which camera. Raw values are UIKit's.
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front
  }
  /// Whether the camera takes pictures or films. Raw values are UIKit's.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video
  }
  /// The light of the camera. Raw values are UIKit's.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on
  }
  /// The quality of films. Raw values are UIKit's.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium, typeLow
  }
  /// A key of the information about a chosen image or film.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle that the user cut.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The entry of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Where pictures come from; kept.
  open var sourceType = SourceType.photoLibrary
  /// What may be chosen; kept.
  open var mediaTypes = ["public.image"]
  /// Whether a picture may be cut; kept.
  open var allowsEditing = false
  /// Which camera; kept.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes; kept.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The light of the camera; kept.
  open var cameraFlashMode = CameraFlashMode.auto
  /// The quality of films; kept.
  open var videoQuality = QualityType.typeMedium
  /// The longest film, in seconds; kept.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera's own controls are shown; kept.
  open var showsCameraControls = true
  /// A view above the camera's picture; kept.
  open var cameraOverlayView: UIView?

  /// Returns `true` for the library: a device without a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns `false`: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns what a source has.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  /// Does nothing: there is no camera.
  open func takePicture() {}
}

/// How a document is taken. Raw values are UIKit's.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open, exportToService, moveToService
}

/// The delegate of a document picker; nothing calls it.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {}

/// The files of a device. It is empty here.
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate, which is kept and not called.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents may be chosen; kept.
  open var allowsMultipleSelection = false
  /// Whether names have their ends; kept.
  open var shouldShowFileExtensions = false
  /// Where to begin; kept.
  open var directoryURL: URL?

  /// Makes the files for documents of types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes the files for documents of types, of which only the names are known here.
  public init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes the files as a place to put documents.
  public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  /// Makes the files as a place to put a document.
  public init(url: URL, in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The methods that a document's menu asks; nothing calls them.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {}

/// A document that other apps may open; none do.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The name.
  open var name: String?
  /// The type.
  open var uti: String?
  /// The delegate, which is kept and not called.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Makes one for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Returns `false`: nothing is shown.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Returns `false`: nothing is shown.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns `false`: nothing is shown.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}
