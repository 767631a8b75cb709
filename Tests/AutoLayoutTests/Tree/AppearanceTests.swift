import LPAutoLayout
import Foundation
import Testing

/// When controllers are told that their views appear.
@MainActor
struct AppearanceTests {
  /// What controllers were told, in order.
  private final class Log {
    var lines: [String] = []
  }

  private class Logged: UIViewController {
    let name: String
    let log: Log
    var appeared: () -> Void = {}

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() { log.lines.append("\(name) loaded") }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
    override func viewIsAppearing(_ animated: Bool) {
      log.lines.append("\(name) is appearing \(formatted(view.bounds.width)) wide")
    }
    override func viewWillLayoutSubviews() { log.lines.append("\(name) lays out") }
    override func viewDidLayoutSubviews() { log.lines.append("\(name) laid out") }
    override func viewDidAppear(_ animated: Bool) {
      log.lines.append("\(name) appeared")
      appeared()
    }

    private func formatted(_ value: CGFloat) -> String { String(Int(value)) }
  }

  @Test func `a controller is told in UIKit's order, once`() {
    let log = Log()
    let window = UIWindow(rootViewController: Logged("a", log))
    _ = LayoutResult.capture(window)
    let once = ["a loaded", "a will appear", "a is appearing 375 wide", "a lays out", "a laid out", "a appeared"]
    #expect(log.lines == once)
    _ = LayoutResult.capture(window)
    #expect(log.lines == once)
  }

  @Test func `controllers inside are told after those around them, at each step`() {
    let log = Log()
    let outer = Logged("a", log)
    let inner = Logged("b", log)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    _ = LayoutResult.capture(UIWindow(rootViewController: outer))
    let steps = log.lines.filter { $0.contains("appear") }
    #expect(
      steps.map { String($0.prefix(12)) } == [
        "a will appea", "b will appea", "a is appeari", "b is appeari", "a appeared", "b appeared",
      ])
  }

  @Test func `what changes when a view has appeared is laid out and shown`() throws {
    let log = Log()
    let controller = Logged("a", log)
    let late = Logged("b", log)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(box)
    controller.appeared = {
      box.frame.size.width = 50
      controller.addChild(late)
      controller.view.addSubview(late.view)
    }
    let result = LayoutResult.capture(UIWindow(rootViewController: controller))
    #expect(result.views.first { $0.frame.height == 10 }?.frame.width == 50)
    #expect(log.lines.last == "b appeared")
  }

  @Test func `a controller whose view is not in the tree does not appear`() {
    let log = Log()
    let outer = Logged("a", log)
    outer.addChild(Logged("b", log))
    _ = LayoutResult.capture(UIWindow(rootViewController: outer))
    #expect(!log.lines.contains { $0.hasPrefix("b") })
  }

  @Test func `controllers that bring in others without end do not keep the layout from ending`() {
    final class Endless: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        let next = Endless()
        addChild(next)
        view.addSubview(next.view)
      }
    }
    let result = LayoutResult.capture(UIWindow(rootViewController: Endless()))
    #expect(result.views.count < 200)
  }
}
