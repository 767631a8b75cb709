/// An object whose published properties a view watches.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where
    ObjectWillChangePublisher.Failure == Never
  /// Would announce changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Announces nothing by itself: pictures are drawn at rest.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
