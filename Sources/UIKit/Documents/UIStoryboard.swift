public import LPAutoLayout
public import Foundation
internal import LPInterfaceBuilder

/// A storyboard of the app, looked for below the folders of its sources.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private var document: InterfaceBuilderDocument?
  private var documents: NibDocuments?

  /// Makes a storyboard by its name. It is read when its controllers are made.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    documents = NibDocuments.current
    document = NibDocuments.current?.storyboard(named: name)
    super.init()
  }

  private init(_ document: InterfaceBuilderDocument, _ documents: NibDocuments) {
    name = String(document.fileName.prefix { $0 != "." })
    (self.document, self.documents) = (document, documents)
    super.init()
  }

  /// Makes the controller that the storyboard begins with; `nil` if it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    document?.initialController.flatMap { made($0) }
  }

  /// Makes the controller of an identifier. One that is missing, for which UIKit raises an exception, is reported, and an
  /// empty controller returned.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let made = element(identifier).flatMap({ made($0) }) { return made }
    report(identifier)
    return UIViewController()
  }

  /// Makes the controller that the storyboard begins with by a closure.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { document?.initialController.flatMap { made($0, creator) } }

  /// Makes the controller of an identifier by a closure. One that is missing is an error, as on UIKit.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let made = element(identifier).flatMap({ made($0, creator) }) { return made }
    report(identifier)
    guard let made = creator?(NSCoder()) ?? Controller(coder: NSCoder()) else {
      fatalError("the storyboard '\(name)' has no controller '\(identifier)' that is a \(Controller.self)")
    }
    return made
  }

  private func report(_ identifier: String) {
    InactiveUse.record(
      "the controller '\(identifier)' of the storyboard '\(name)'",
      because: document == nil
        ? "no file '\(name).storyboard' that can be read is among the app's sources" : "the storyboard has none")
  }

  private func element(_ identifier: String) -> DocumentElement? {
    document?.controllers.first { $0["storyboardIdentifier"] == identifier }
  }

  private func made(_ element: DocumentElement) -> UIViewController? {
    document.flatMap { documents?.controller(element, in: $0) }
  }

  private func made<Controller: UIViewController>(
    _ element: DocumentElement, _ creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    guard let document, let documents else { return nil }
    guard let made = creator?(NSCoder()) else { return documents.controller(element, in: document) as? Controller }
    documents.prepare(made, element, in: document)
    return made
  }

  // MARK: The storyboard of a controller

  fileprivate static let stored = Stored<UIStoryboard?>("UIViewController.storyboard", nil)

  /// Notes the document that a controller was made from.
  static func associate(
    _ controller: UIViewController, with document: InterfaceBuilderDocument, _ documents: NibDocuments
  ) {
    if document.isStoryboard { stored[controller] = UIStoryboard(document, documents) }
  }
}

extension UIViewController {
  /// The storyboard that the controller was made from; `nil` for none.
  public var storyboard: UIStoryboard? { UIStoryboard.stored[self] }
}
