// Code for UIKit imports one module: the views, and Foundation, which Apple's module exports too.
@_exported public import LPComponents
@_exported public import LPFoundationNames
@_exported public import Foundation

/// A string with attributes of its parts. Foundation has a class of this name as well; this declaration goes before it in
/// a file that imports only UIKit.
public typealias NSAttributedString = LPLayoutModel.NSAttributedString
/// A string whose parts get attributes; see `NSAttributedString`.
public typealias NSMutableAttributedString = LPLayoutModel.NSMutableAttributedString
