// A catalog imports one module: views, the equations over them, previews, and Foundation's geometry.
@_exported public import AutoLayout
@_exported public import Catalogs
@_exported public import Checks
@_exported public import Foundation
@_exported public import LayoutDSL
@_exported public import Localization
@_exported public import Variants
