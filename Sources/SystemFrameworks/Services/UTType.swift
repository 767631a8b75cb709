internal import Foundation
public import UIKit

/// A type of a file.
public struct UTType: Hashable, Sendable {
  /// The name of the type.
  public let identifier: String
  /// The end of the names of its files.
  public let preferredFilenameExtension: String?
  /// Its name in the web.
  public let preferredMIMEType: String?
  private let parent: String?

  private init(_ identifier: String, _ ending: String?, _ mime: String?, in parent: String?) {
    (self.identifier, preferredFilenameExtension, preferredMIMEType) = (identifier, ending, mime)
    self.parent = parent
  }
  public init?(_ identifier: String) {
    self = Self.all.first { $0.identifier == identifier } ?? Self(identifier, nil, nil, in: nil)
  }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased() == "jpg" ? "jpeg" : filenameExtension.lowercased()
    guard let known = Self.all.first(where: { $0.preferredFilenameExtension == ending }) else { return nil }
    self = known
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.all.first(where: { $0.preferredMIMEType == mimeType }) else { return nil }
    self = known
  }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, nil, in: parentType?.identifier)
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }
  /// Returns whether it is a type or one of those inside of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || parent.flatMap { UTType($0) }.map { $0.conforms(to: type) } ?? false
  }

  public static let item = Self("public.item", nil, nil, in: nil)
  public static let data = Self("public.data", nil, "application/octet-stream", in: "public.item")
  public static let url = Self("public.url", nil, nil, in: "public.data")
  public static let text = Self("public.text", nil, nil, in: "public.data")
  public static let plainText = Self("public.plain-text", "txt", "text/plain", in: "public.text")
  public static let html = Self("public.html", "html", "text/html", in: "public.text")
  public static let json = Self("public.json", "json", "application/json", in: "public.text")
  public static let pdf = Self("com.adobe.pdf", "pdf", "application/pdf", in: "public.data")
  public static let image = Self("public.image", nil, nil, in: "public.data")
  public static let png = Self("public.png", "png", "image/png", in: "public.image")
  public static let jpeg = Self("public.jpeg", "jpeg", "image/jpeg", in: "public.image")
  public static let gif = Self("com.compuserve.gif", "gif", "image/gif", in: "public.image")
  public static let heic = Self("public.heic", "heic", "image/heic", in: "public.image")
  public static let audiovisualContent = Self("public.audiovisual-content", nil, nil, in: "public.data")
  public static let movie = Self("public.movie", nil, nil, in: "public.audiovisual-content")
  public static let video = Self("public.video", nil, nil, in: "public.movie")
  public static let mpeg4Movie = Self("public.mpeg-4", "mp4", "video/mp4", in: "public.movie")
  public static let quickTimeMovie = Self("com.apple.quicktime-movie", "mov", "video/quicktime", in: "public.movie")
  public static let audio = Self("public.audio", nil, nil, in: "public.audiovisual-content")
  public static let mp3 = Self("public.mp3", "mp3", "audio/mpeg", in: "public.audio")

  private static let all = [
    item, data, url, text, plainText, html, json, pdf, image, png, jpeg, gif, heic, audiovisualContent, movie, video,
    mpeg4Movie, quickTimeMovie, audio, mp3,
  ]
}

extension UIDocumentPickerViewController {
  /// Makes the files for documents of types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(forOpeningContentTypes: contentTypes as [Any], asCopy: asCopy)
  }
}
