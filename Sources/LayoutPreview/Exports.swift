// A catalog imports one module: views, the equations over them, previews, and Foundation's geometry.
@_exported public import LPComponents
@_exported public import LPCatalogs
@_exported public import LPChecks
@_exported public import Foundation
@_exported public import LPLayoutDSL
@_exported public import LPLocalization
@_exported public import LPVariants
