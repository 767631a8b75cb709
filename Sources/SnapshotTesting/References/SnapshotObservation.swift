import Foundation

#if canImport(XCTest)
  import XCTest

  /// Begins to number snapshots again after each test of XCTest.
  enum SnapshotObservation {
    private final class Observer: NSObject, XCTestObservation {
      func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
    }

    private static let once: Void = {
      guard Thread.isMainThread else { return }
      XCTestObservationCenter.shared.addTestObserver(Observer())
    }()

    static func register() { once }
  }
#else
  enum SnapshotObservation {
    static func register() {}
  }
#endif
