internal import Foundation
@_spi(AppSources) internal import UIKit

/// Says once, while a preview is built, that a feature has no effect.
func rests(_ feature: String, because reason: String) {
  guard Thread.isMainThread else { return }
  MainActor.assumeIsolated { InactiveUse.record(feature, because: reason) }
}
