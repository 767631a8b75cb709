import Testing
import UIKit

@MainActor struct AnimationsEnabledTests {
  @Test func `tests turn animations off and on`() {
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
  }
}
