/// Whether the keyboard corrects words. Raw values are UIKit's.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}
