import Foundation
import Testing

@_spi(AppSources) @testable import UIKit

/// Calls are tried in copies of the process.
@MainActor
struct TrialTests {
  @Test func `The first call that returns a value without a trap is taken`() {
    let calls: [@MainActor @Sendable () -> Any?] = [
      { fatalError("this ends a copy of the process alone") }, { nil }, { [Int]()[1] }, { UIView() }, { 1 },
    ]
    #expect(Trial.first(of: calls) == 3)
  }

  @Test func `Where no call returns a value there is none`() {
    #expect(Trial.first(of: [{ nil }, { fatalError("nothing is made") }]) == nil)
    #expect(Trial.first(of: []) == nil)
  }

  @Test func `A trial changes nothing in this process`() {
    let counter = Counter()
    #expect(Trial.first(of: [{ counter.increase() }]) == 0)
    #expect(counter.value == 0)
  }

  @Test func `A trial in a copy of a process uses what other parts of the program lock`() {
    let isUsed = Trial.first(of: [
      {
        Trial.first(of: [
          {
            let label = UILabel()
            label.text = String.localizedStringWithFormat("%d rows", 3)
            label.font = UIFont(name: "Avenir", size: 17) ?? .systemFont(ofSize: 17)
            let image = UIImageView(image: UIImage(systemName: "star"))
            let column = UIStackView(arrangedSubviews: [label, image, UITextView()])
            _ = LayoutResult.capture(column)
            return NSLocalizedString("rows", comment: "")
          }
        ])
      }
    ])
    #expect(isUsed == 0)
  }

  @MainActor
  private final class Counter {
    private(set) var value = 0
    func increase() -> Int {
      value += 1
      return value
    }
  }
}
