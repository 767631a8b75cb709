/// Where app code finds the classes of UIKit.
package enum UIKitModule {
  package static let name = "UIKit"

  /// The imports in the place of `import UIKit`; `nil` where the module exists. It exports Foundation as well.
  ///
  /// - Parameter modules: those that the compiler finds.
  package static func replacement(among modules: Set<String>) -> String? {
    modules.contains(name) ? nil : "import LayoutPreview; import Foundation"
  }
}
