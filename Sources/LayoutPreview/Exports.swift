// A catalog imports one module: views, the equations over them, previews, and of Foundation what the views themselves
// are made with. What else it needs of Foundation it imports itself, so that names which both have, such as
// NSAttributedString, are those of the views.
@_exported public import LPComponents
@_exported public import LPCatalogs
@_exported public import LPChecks
@_exported public import LPLayoutDSL
@_exported public import LPLocalization
@_exported public import LPVariants

@_exported public import class Foundation.NSCoder
@_exported public import class Foundation.NSObject
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.IndexPath
@_exported public import struct Foundation.NSRange
@_exported public import struct LPSnapshots.PictureTolerance
