// Code for UIKit imports one module: the views, and Foundation, which Apple's module exports too.
@_exported public import AutoLayout
@_exported public import Foundation
