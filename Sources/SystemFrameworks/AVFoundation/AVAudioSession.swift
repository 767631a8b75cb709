public import Foundation

/// The sound of an app: silence.
open class AVAudioSession: NSObject {
  /// What the sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// How the sound is used.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
  }
  /// How the sound is mixed. Raw values are AVFAudio's.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
  }
  /// Whether other apps are notified when the sound ends. Raw values are AVFAudio's.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  nonisolated(unsafe) private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open var outputVolume: Float { 1 }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode) = (category, mode)
  }
  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Does nothing: nobody is asked.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
}

/// Plays a sound: nothing here.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var rate: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  /// Does nothing.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Does nothing.
  @discardableResult
  open func play() -> Bool {
    rests("AVAudioPlayer", because: "nothing is played")
    return true
  }
  /// Does nothing.
  open func pause() {}
  open func stop() {}
}

/// The delegate of a sound; nothing calls it.
public protocol AVAudioPlayerDelegate: AnyObject {}

/// Returns the largest rectangle of a shape inside of another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  let origin = CGPoint(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2)
  return CGRect(origin: origin, size: size)
}
