public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Returns a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether both numbers are degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place at a time.
open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
  }

  /// Returns the distance on a sphere, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let (first, second) = (here.latitude * radians, there.latitude * radians)
    let (rise, turn) = (sin((second - first) / 2), sin((there.longitude - here.longitude) * radians / 2))
    return 2 * 6_371_000 * asin(min(1, (rise * rise + cos(first) * cos(second) * turn * turn).squareRoot()))
  }
}

/// Whether an app may know where it is. Raw values are Core Location's.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Why there is no place.
public struct CLError: Error, Sendable {
  /// Raw values are Core Location's.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
}

/// Tells where the device is: nowhere.
open class CLLocationManager: NSObject {
  /// The delegate, which is kept and not called.
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var allowsBackgroundLocationUpdates = false
  /// `nil`: no place is known.
  open var location: CLLocation? { nil }
  /// Nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Nobody was asked.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { false }
  /// Does nothing.
  open func requestWhenInUseAuthorization() { isUsed() }
  /// Does nothing.
  open func requestAlwaysAuthorization() { isUsed() }
  /// Does nothing.
  open func requestLocation() { isUsed() }
  /// Does nothing.
  open func startUpdatingLocation() { isUsed() }
  /// Does nothing.
  open func stopUpdatingLocation() {}
  private func isUsed() { rests("CLLocationManager", because: "the device is nowhere") }
}

/// The delegate of a location manager; nothing calls it.
public protocol CLLocationManagerDelegate: AnyObject {}

/// The address of a place.
open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
}

/// Finds addresses: none.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }
  /// Does nothing.
  open func cancelGeocode() {}
  /// Does nothing: no service answers.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { rests("CLGeocoder", because: "no service answers") }
  /// Does nothing: no service answers.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { rests("CLGeocoder", because: "no service answers") }
}
