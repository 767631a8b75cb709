import LPAutoLayout
import Foundation
import Testing

@MainActor
struct UnsatisfiableConstraintsTests {
  @Test func `a closure is told of each conflict when it is found`() throws {
    var found: [(constraints: Int, broken: NSLayoutConstraint?, log: String, amount: Double)] = []
    UIView.onUnsatisfiableConstraints = { conflict in
      found.append((conflict.constraints.count, conflict.broken, conflict.log, conflict.amount))
    }
    defer { UIView.onUnsatisfiableConstraints = nil }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let wide = box.widthAnchor.constraint(equalToConstant: 100)
    let narrow = box.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([wide])
    root.layoutIfNeeded()
    #expect(found.isEmpty)
    narrow.isActive = true
    root.layoutIfNeeded()
    let conflict = try #require(found.first)
    let count = found.count
    #expect(conflict.constraints == 2)
    #expect(conflict.broken === wide || conflict.broken === narrow)
    #expect(abs(conflict.amount - 40) < 1e-6)
    #expect(conflict.log.contains("Unable to simultaneously satisfy constraints."))
    root.layoutIfNeeded()
    #expect(found.count == count, "nothing was solved again")
  }
}
