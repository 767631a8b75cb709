// A catalog imports one module.
@_exported public import AutoLayout
@_exported public import LayoutDSL
