internal import LPAutoLayout
internal import Foundation
internal import LPInterfaceBuilder

/// An object of a document that is neither view nor controller, for outlets that refer to it.
@MainActor
struct DocumentObject {
  private let element: DocumentElement

  init(_ element: DocumentElement) { self.element = element }

  /// The object; `nil` where the element is none that outlets of an app need at rest.
  var made: AnyObject? {
    switch element.tag {
    case "barButtonItem": barButtonItem
    case "tapGestureRecognizer": UITapGestureRecognizer()
    case "panGestureRecognizer": UIPanGestureRecognizer()
    case "swipeGestureRecognizer": UISwipeGestureRecognizer()
    case "pinchGestureRecognizer": UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": UIRotationGestureRecognizer()
    case "pongPressGestureRecognizer": UILongPressGestureRecognizer()
    default: nil
    }
  }

  var barButtonItem: UIBarButtonItem {
    if element["systemItem"] == "flexibleSpace" { return .flexibleSpace() }
    let item = UIBarButtonItem(title: element["title"], image: image)
    if item.title == nil, item.image == nil, let system = element["systemItem"] {
      let standard = UIBarButtonItem.standard(system)
      (item.title, item.image) = (standard?.title, standard?.image)
    }
    if element["style"] == "done" { item.style = .done }
    item.isEnabled = element.flag("enabled") ?? true
    return item
  }

  private var image: UIImage? {
    element["image"].flatMap { name in
      element["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name) ?? UIImage(systemName: name)
    }
  }
}
