internal import Foundation
@_spi(AppSources) public import UIKit

@_spi(AppSources) extension CLLocationCoordinate2D: ValueAtRest { public static var atRest: Any { Self() } }
@_spi(AppSources) extension CLLocation: ValueAtRest {
  public static var atRest: Any { CLLocation(latitude: 0, longitude: 0) }
}
@_spi(AppSources) extension CLLocationManager: ValueAtRest { public static var atRest: Any { CLLocationManager() } }
@_spi(AppSources) extension MKCoordinateRegion: ValueAtRest { public static var atRest: Any { Self() } }
@_spi(AppSources) extension CMTime: ValueAtRest { public static var atRest: Any { Self.zero } }
@_spi(AppSources) extension AVAsset: ValueAtRest {
  public static var atRest: Any { AVURLAsset(url: URL(fileURLWithPath: "/")) }
}
@_spi(AppSources) extension AVPlayer: ValueAtRest { public static var atRest: Any { AVPlayer() } }
@_spi(AppSources) extension AVPlayerItem: ValueAtRest {
  public static var atRest: Any { AVPlayerItem(asset: AVAsset()) }
}
@_spi(AppSources) extension AVCaptureSession: ValueAtRest { public static var atRest: Any { AVCaptureSession() } }
@_spi(AppSources) extension PHAsset: ValueAtRest { public static var atRest: Any { PHAsset() } }
@_spi(AppSources) extension SKProduct: ValueAtRest { public static var atRest: Any { SKProduct() } }
@_spi(AppSources) extension UTType: ValueAtRest { public static var atRest: Any { UTType.data } }
@_spi(AppSources) extension WKWebViewConfiguration: ValueAtRest {
  public static var atRest: Any { WKWebViewConfiguration() }
}
