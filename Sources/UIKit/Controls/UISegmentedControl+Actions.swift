public import LPComponents
public import Foundation

extension UISegmentedControl {
  private static let storedMomentary = Stored("UISegmentedControl.isMomentary", false)
  private static let storedOffsets = Stored<[Int: CGSize]>("UISegmentedControl.contentOffsets", [:])

  /// Makes a segment of each action, with its picture or its title; the actions are never called.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  /// Inserts a segment with an action's picture or title; the action is never called.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let place = min(max(0, segment), numberOfSegments)
    insertSegment(withTitle: nil, at: place, animated: animated)
    setAction(action, forSegmentAt: place)
  }

  /// Shows the picture or the title of an action in a segment; the action is never called.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    setSource(action, ofSegment: segment)
    if let image = action.image {
      setImage(image, forSegmentAt: segment)
    } else {
      setTitle(action.title, forSegmentAt: segment)
    }
  }

  /// The action of a segment; `nil` for none.
  public func actionForSegment(at segment: Int) -> UIAction? { source(ofSegment: segment) as? UIAction }

  /// The number of the segment with an action; `noSegment` for none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    (0..<numberOfSegments).first { actionForSegment(at: $0)?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Whether a segment that is tapped does not stay selected; kept.
  public var isMomentary: Bool {
    get { Self.storedMomentary[self] }
    set { Self.storedMomentary[self] = newValue }
  }
  /// Keeps how far the content of a segment is moved, in points; it is shown in the middle.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    Self.storedOffsets[self][segment] = offset
    if offset != .zero {
      InactiveUse.record(
        "UISegmentedControl.setContentOffset(_:forSegmentAt:)", because: "contents are in the middle of segments")
    }
  }
  /// The kept distance by which the content of a segment is moved, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize { Self.storedOffsets[self][segment] ?? .zero }
}
