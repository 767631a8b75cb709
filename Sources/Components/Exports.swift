// Components come with the views that they are made of.
@_exported public import LPAutoLayout
@_exported public import LPVisualFormats

// Foundation has classes of these names as well; a module's own declarations go before those that it imports.
/// A string with attributes of its parts.
public typealias NSAttributedString = LPLayoutModel.NSAttributedString
/// A string whose parts get attributes; see `NSAttributedString`.
public typealias NSMutableAttributedString = LPLayoutModel.NSMutableAttributedString
