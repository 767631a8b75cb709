import LayoutPreviewTesting
import XCTest

@testable import GalleryScreens

/// The same from XCTest.
final class GoldenXCTests: XCTestCase {
  // Asynchronous, since XCTest on Linux cannot call a synchronous method of the main actor.
  func testProfileCardIsAsItWasRecorded() async {
    await MainActor.run {
      let test = XCTAssertGoldens(of: Gallery.self, matching: ["Profile card"])
      XCTAssertEqual(test?.findings, [])
    }
  }
}
