public import Foundation

// The names of the notifications that a setting for accessibility changed, none of which is posted here.
extension UIAccessibility {
  private nonisolated static func name(_ setting: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(setting)DidChangeNotification")
  }
  /// The name of the notification that AssistiveTouch was turned on or off; it is never posted.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatus")
  /// The name of the notification that bold text was turned on or off; it is never posted.
  nonisolated public static let boldTextStatusDidChangeNotification = name("BoldTextStatus")
  /// The name of the notification that button shapes were turned on or off; it is never posted.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatus")
  /// The name of the notification that captions were turned on or off; it is never posted.
  nonisolated public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatus")
  /// The name of the notification that darker colours were turned on or off; it is never posted.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatus")
  /// The name of the notification that differences beside colour were turned on or off; it is never posted.
  nonisolated public static let differentiateWithoutColorDidChangeNotification = name("ShouldDifferentiateWithoutColor")
  /// The name of the notification that greyscale was turned on or off; it is never posted.
  nonisolated public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatus")
  /// The name of the notification that Guided Access was turned on or off; it is never posted.
  nonisolated public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatus")
  /// The name of the notification that inverted colours were turned on or off; it is never posted.
  nonisolated public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatus")
  /// The name of the notification that mono audio was turned on or off; it is never posted.
  nonisolated public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatus")
  /// The name of the notification that labels of switches were turned on or off; it is never posted.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabels")
  /// The name of the notification that cross-fades were turned on or off; it is never posted.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatus")
  /// The name of the notification that reduced motion was turned on or off; it is never posted.
  nonisolated public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatus")
  /// The name of the notification that reduced transparency was turned on or off; it is never posted.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatus")
  /// The name of the notification that shaking to undo was turned on or off; it is never posted.
  nonisolated public static let shakeToUndoDidChangeNotification = name("ShakeToUndo")
  /// The name of the notification that speaking the screen was turned on or off; it is never posted.
  nonisolated public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatus")
  /// The name of the notification that speaking the selection was turned on or off; it is never posted.
  nonisolated public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatus")
  /// The name of the notification that Switch Control was turned on or off; it is never posted.
  nonisolated public static let switchControlStatusDidChangeNotification = name("SwitchControlStatus")
  /// The name of the notification that automatic playing of videos was turned on or off; it is never posted.
  nonisolated public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatus")
  /// The name of the notification that VoiceOver was turned on or off; it is never posted.
  nonisolated public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatus")
}
