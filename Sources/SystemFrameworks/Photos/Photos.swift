public import Foundation
public import UIKit

/// Whether an app may see photographs. Raw values are Photos'.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app may do with photographs. Raw values are Photos'.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// What an asset is. Raw values are Photos'.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// How a picture fills a size. Raw values are Photos'.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
}

/// An object of the library.
open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}

/// A photograph or a film.
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .image }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
  /// Returns nothing: the library is empty.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns nothing: the library is empty.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns nothing: the library is empty.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What is looked for.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { fatalError("nothing was found") }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

public typealias PHImageRequestID = Int32

/// How a picture is asked for.
open class PHImageRequestOptions: NSObject {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
}

/// Gives pictures: none.
open class PHImageManager: NSObject {
  nonisolated(unsafe) private static let shared = PHImageManager()
  open class func `default`() -> PHImageManager { shared }
  /// Does nothing: the library is empty.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
  /// Does nothing.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// The library of photographs: it is empty.
open class PHPhotoLibrary: NSObject {
  nonisolated(unsafe) private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  /// Nobody was asked.
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// Nobody was asked.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  /// Does nothing: nobody is asked.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { isUsed() }
  /// Does nothing: nobody is asked.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { isUsed() }
  /// Does nothing.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { Self.isUsed() }
  private class func isUsed() { rests("PHPhotoLibrary", because: "the library is empty") }
}
