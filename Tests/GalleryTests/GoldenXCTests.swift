import LayoutPreviewTesting
import XCTest

@testable import GalleryScreens

/// The same from XCTest.
final class GoldenXCTests: XCTestCase {
  @MainActor func testProfileCardIsAsItWasRecorded() {
    let test = XCTAssertGoldens(of: Gallery.self, matching: ["Profile card"])
    XCTAssertEqual(test?.findings, [])
  }
}
