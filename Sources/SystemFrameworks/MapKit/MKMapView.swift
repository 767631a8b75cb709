public import Foundation
public import LPPlacement
@_spi(AppSources) @_spi(Views) public import UIKit

/// A map: a box with its name, since no map is loaded.
open class MKMapView: UIView, RestingView {
  /// The delegate, which is kept and not called.
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  /// The part of the earth that is shown.
  open var region = MKCoordinateRegion()
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false
  open var userTrackingMode = MKUserTrackingMode.none
  /// Where the device is: nowhere.
  public let userLocation = MKUserLocation()
  /// The places that code has added.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The shapes that code has added.
  open private(set) var overlays: [any MKOverlay] = []

  @_spi(Views) open override func applyClassDefaults() {
    super.applyClassDefaults()
    SampleContent.outline(self, String(describing: type(of: self)))
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Returns the region itself.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Keeps a place, which is not drawn.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Keeps places, which are not drawn.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    rests("MKMapView", because: "no map is loaded, and its box shows its name")
    self.annotations += annotations
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  /// Does nothing.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  /// Returns `nil`: places are not drawn.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing: places are not drawn.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  /// Returns `nil`: places are not drawn.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// Returns a view of its own for a place.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
}

/// The delegate of a map; nothing calls it.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {}

/// What a map shows. Raw values are MapKit's.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the device. Raw values are MapKit's.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// A view of a place on a map.
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var centerOffset = CGPoint.zero
  open var canShowCallout = false
  open var isSelected = false
  open var isEnabled = true
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Does nothing.
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A balloon at a place.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}
