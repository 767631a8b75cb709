/// Which letters the keyboard capitalises. Raw values are UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}
