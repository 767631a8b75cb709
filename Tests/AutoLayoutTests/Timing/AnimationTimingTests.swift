import LPComponents
import Testing

struct AnimationTimingTests {
  @Test(
    "curves are Core Animation's",
    arguments: [
      (UIView.AnimationCurve.linear, 0.3, 0.3), (.easeInOut, 0.5, 0.5), (.easeIn, 0.5, 0.3154), (.easeOut, 0.5, 0.6846),
      (.easeInOut, 0.25, 0.1292), (.easeInOut, 0, 0), (.easeIn, 1, 1), (.easeOut, 2, 1), (.linear, -1, 0),
    ])
  func curves(curve: UIView.AnimationCurve, time: Double, expected: Double) {
    #expect(abs(curve.progress(at: time) - expected) < 1e-4)
  }

  @Test("progress is 0 before the delay, 1 from the end on, and never goes back on a curve")
  func progress() {
    let timing = AnimationTiming(start: 0.2, duration: 0.5)
    #expect(timing.progress(at: 0.1) == 0)
    #expect(timing.progress(at: 0.2) == 0)
    #expect(timing.progress(at: 0.7) == 1)
    let values = (0...50).map { timing.progress(at: 0.2 + Double($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("a damped spring swings over and comes to rest; a critically damped one does not swing")
  func springs() {
    func values(_ damping: Double) -> [Double] {
      let timing = AnimationTiming(duration: 1, pace: .spring(damping: damping, velocity: 0))
      return (0...100).map { timing.progress(at: Double($0) / 100) }
    }
    #expect(values(0.5).max()! > 1.05)
    #expect(values(1).max()! <= 1)
    for damping in [0.3, 0.5, 0.8, 1] { #expect(abs(values(damping)[99] - 1) < 0.01) }
  }
}
