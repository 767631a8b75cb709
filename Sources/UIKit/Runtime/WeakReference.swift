/// A reference that does not keep its object.
final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
