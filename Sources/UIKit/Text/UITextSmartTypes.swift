/// Whether misspelt words are marked; raw values are UIKit's.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// The look of the keyboard; raw values are UIKit's.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light
  /// The dark look, by its old name.
  public static let alert = UIKeyboardAppearance.dark
}

/// Whether two hyphens become a dash; raw values are UIKit's.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether quotation marks become round; raw values are UIKit's.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether spaces are added and removed where text is inserted and deleted; raw values are UIKit's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no, yes
}
