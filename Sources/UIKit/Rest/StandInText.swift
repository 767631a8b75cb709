import LPAutoLayout

/// The notes of generated sources on texts that they show in place of the app's.
@_spi(AppSources)
public enum StandInText {
  /// Notes a text, so that nothing is found wrong with it.
  public static func note(_ text: String) { StandInTexts.note(text) }
}
