public import Foundation
@_spi(AppSources) public import UIKit

/// A time as a fraction, in seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32
  /// Whether it is a time; one that is unknown is none.
  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { isValid }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public init(value: Int64 = 0, timescale: Int32 = 0) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) ?? 0, timescale: preferredTimescale)
  }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public static func + (left: CMTime, right: CMTime) -> CMTime { joined(left.seconds + right.seconds, left, right) }
  public static func - (left: CMTime, right: CMTime) -> CMTime { joined(left.seconds - right.seconds, left, right) }
  private static func joined(_ seconds: Double, _ left: CMTime, _ right: CMTime) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: max(left.timescale, right.timescale))
  }
}

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
/// Returns a time as a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// How a film fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = Self(rawValue: "vide")
  public static let audio = Self(rawValue: "soun")
}

/// A film or a sound, which is not read.
open class AVAsset: NSObject {
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }
  public convenience init(url URL: URL) { self.init() }
  public override init() {}
}

/// A film or a sound at an address, which is not read.
open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

/// A film or a sound that is played: it stands at its beginning.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether it can be played. Raw values are AVFoundation's.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  public let asset: AVAsset
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .zero }
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  open func currentTime() -> CMTime { .zero }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Self("AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification")
}

/// Plays films and sounds: nothing here.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether it can play. Raw values are AVFoundation's.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  /// Whether it plays. Raw values are AVFoundation's.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// What happens at the end. Raw values are AVFoundation's.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }
  open private(set) var currentItem: AVPlayerItem?
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var automaticallyWaitsToMinimizeStalling = true
  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { .paused }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public override convenience init() { self.init(playerItem: nil) }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Does nothing.
  open func play() { rests("AVPlayer", because: "nothing is played") }
  /// Does nothing.
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  /// Does nothing.
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {}
  /// Does nothing: no time passes.
  @discardableResult
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays several films and sounds: nothing here.
open class AVQueuePlayer: AVPlayer {
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}

/// The layer of a film, which shows nothing.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// The screen of a film: a box with its name.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var isReadyForDisplay: Bool { false }
  /// A view over the film.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()
  open override func loadView() { view = RestingController.box(around: self) }
}

/// The delegate of the screen of a film; nothing calls it.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {}
