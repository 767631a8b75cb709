public import Foundation
public import UIKit

/// How many degrees of the earth are shown.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) {
    (self.center, self.span) = (center, span)
  }
  /// Makes a part from sides in meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let meters = 111_320.0
    let parallel = max(cos(center.latitude * .pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / meters, longitudeDelta: longitudinalMeters / meters / parallel))
  }
}

/// A place on a map.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A shape on a map.
public protocol MKOverlay: MKAnnotation {}

/// A place or a shape with texts.
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}

/// A place with texts.
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  public override init() {}
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// Where the device is: nowhere.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
}

/// Several places.
open class MKMultiPoint: MKShape, MKOverlay {
  /// The places.
  public let coordinates: [CLLocationCoordinate2D]
  open var pointCount: Int { coordinates.count }
  open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    coordinates = Array(UnsafeBufferPointer(start: coords, count: count))
  }
}

/// A line between places.
open class MKPolyline: MKMultiPoint {}

/// Draws a shape: nothing asks it.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a line: nothing asks it.
open class MKPolylineRenderer: MKOverlayRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
