import Foundation
import Testing

/// Views of an app that use Apple's frameworks beside UIKit.
@Suite struct AppFrameworksCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func layout(of view: String) throws -> (text: String, run: CommandRun) {
    let run = try CommandRun("preview", ["render", "App/", "--view", view, "--format", "text"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.read("out/AppPreviews/\(view.lowercased())/default.layout.txt")
    return (String(decoding: text, as: UTF8.self), run)
  }

  @Test func `a web view, a map and a film were left out, as their frameworks do not exist`() throws {
    try folder.write(
      """
      import AVKit
      import MapKit
      import UIKit
      import WebKit
      final class VisitController: UIViewController, WKNavigationDelegate, MKMapViewDelegate {
        private let heading = UILabel()
        private let footer = UILabel()
        private let map = MKMapView()
        private let film = AVPlayerViewController()
        private lazy var page: WKWebView = {
          let configuration = WKWebViewConfiguration()
          configuration.allowsInlineMediaPlayback = true
          let page = WKWebView(frame: .zero, configuration: configuration)
          page.navigationDelegate = self
          page.scrollView.isScrollEnabled = false
          return page
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          heading.text = "Your visit"
          footer.text = "Opens at nine"
          map.delegate = self
          let office = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
          map.setRegion(MKCoordinateRegion(center: office, latitudinalMeters: 99, longitudinalMeters: 99), animated: false)
          film.player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
          addChild(film)
          for part: UIView in [heading, page, footer, map, film.view] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
          }
          film.didMove(toParent: self)
          let guide = view.safeAreaLayoutGuide
          NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: guide.topAnchor),
            page.topAnchor.constraint(equalTo: heading.bottomAnchor),
            footer.topAnchor.constraint(equalTo: page.bottomAnchor),
            map.topAnchor.constraint(equalTo: footer.bottomAnchor),
            film.view.topAnchor.constraint(equalTo: map.bottomAnchor),
            film.view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            heading.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            footer.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            map.heightAnchor.constraint(equalToConstant: 200),
            film.view.heightAnchor.constraint(equalToConstant: 120),
          ])
          for box: UIView in [page, map, film.view] {
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
          }
          page.load(URLRequest(url: URL(fileURLWithPath: "/")))
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { footer.text = webView.title }
        func webView(
          _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
          decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) { decisionHandler(.allow) }
        func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? { nil }
      }
      """, to: "App/VisitController.swift")
    let (text, run) = try layout(of: "VisitController")
    for name in ["Your visit", "WKWebView", "Opens at nine", "MKMapView", "AVPlayerViewController"] {
      #expect(text.contains("\"\(name)\""), "\(text)")
    }
    #expect(!run.errors.contains("left out") && !run.errors.contains("empty types"), "\(run.errors)")
    #expect(run.errors.contains("note: WKWebView has no effect in a preview"), "\(run.errors)")
    // The names in the boxes pull at none of them.
    #expect(text.contains(/page +WKWebView +0,\d[\d.]+ 393×398/) && !text.contains("ambiguous"), "\(text)")
    #expect(run.output.contains("recognisable (5 of 5 parts seen)"), "\(run.output)")
  }

  @Test func `a button over a map, whose name fills it, counted as one of a heap`() throws {
    try folder.write(
      """
      import MapKit
      import UIKit
      final class PlaceController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let map = MKMapView(frame: view.bounds)
          let button = UIButton(type: .system)
          button.setTitle("Directions", for: .normal)
          button.frame = CGRect(x: 16, y: 100, width: 120, height: 44)
          map.addSubview(button)
          view.addSubview(map)
        }
      }
      """, to: "App/PlaceController.swift")
    let (text, run) = try layout(of: "PlaceController")
    #expect(text.contains("\"MKMapView\""), "\(text)")
    #expect(run.output.contains("recognisable (2 of 2 parts seen)"), "\(run.output)")
  }

  @Test func `a class of a framework that another source imports was an empty type`() throws {
    try folder.write("import CoreLocation\nimport Foundation\nenum Places {}\n", to: "App/Places.swift")
    try folder.write(
      """
      import UIKit
      final class PlaceLabel: UILabel {
        init(place: CLLocation) {
          super.init(frame: .zero)
          text = "At \\(place.coordinate.latitude)"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "App/PlaceLabel.swift")
    let (text, run) = try layout(of: "PlaceLabel")
    #expect(text.contains("\"At 0.0\""), "\(text)")
    #expect(!run.errors.contains("empty types"), "\(run.errors)")
  }

  @Test func `an app's own types go before those of a framework`() throws {
    try folder.write(
      """
      import AVFoundation
      import UIKit
      struct AVPlayer { let title = "Own player" }
      final class PlayerView: UILabel {
        override init(frame: CGRect) {
          super.init(frame: frame)
          text = AVPlayer().title
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "App/PlayerView.swift")
    #expect(try layout(of: "PlayerView").text.contains("\"Own player\""))
  }
}
