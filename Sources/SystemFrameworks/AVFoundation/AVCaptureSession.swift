public import Foundation
public import UIKit

/// Whether an app may use the camera. Raw values are AVFoundation's.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// How the picture of a camera is turned. Raw values are AVFoundation's.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A camera: there is none.
open class AVCaptureDevice: NSObject {
  /// The side that a camera is on. Raw values are AVFoundation's.
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }
  /// Raw values are AVFoundation's.
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }
  /// Raw values are AVFoundation's.
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }
  /// A kind of camera.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
  }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var torchMode = TorchMode.off
  /// Returns `nil`: there is no camera.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns `nil`: there is no camera.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Nobody was asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  /// Does nothing: nobody is asked.
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    rests("AVCaptureDevice", because: "there is no camera")
  }
  /// Does nothing.
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}

/// What a session gets pictures from.
open class AVCaptureInput: NSObject {}
/// What a session gives pictures to.
open class AVCaptureOutput: NSObject {}

/// What a camera gives.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A flow of pictures: none.
open class AVCaptureSession: NSObject {
  /// The quality of pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
  }
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var sessionPreset = Preset.high
  open var isRunning: Bool { false }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Does nothing.
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { rests("AVCaptureSession", because: "there is no camera") }
  /// Does nothing.
  open func stopRunning() {}
}

/// How a session and its layer are joined.
open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isVideoOrientationSupported: Bool { true }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
}

/// The layer of a camera's picture, which shows nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

/// What a camera recognises.
open class AVMetadataObject: NSObject {
  /// A kind of code.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self(rawValue: "org.iso.QRCode")
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    public static let code128 = Self(rawValue: "org.iso.Code128")
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
  }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}

/// A code that a camera reads.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
}

/// Gives codes: none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Does nothing: no code is read.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}

/// Gets codes; nothing calls it.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {}

/// Gives photographs: none.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Does nothing: there is no camera.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

/// How a photograph is taken.
open class AVCapturePhotoSettings: NSObject {
  open var flashMode = AVCaptureDevice.FlashMode.off
}

/// A photograph.
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
}

/// Gets photographs; nothing calls it.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {}
