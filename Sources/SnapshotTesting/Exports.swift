// A test that imports this module finds the views' types, as on a Mac.
@_exported public import Foundation
@_exported public import UIKit
