package import Foundation

/// The start, duration and pace of an animation.
package struct AnimationTiming: Hashable, Sendable {
  package enum Pace: Hashable, Sendable {
    case curve(UIViewAnimationCurve)
    /// A spring with damping 0…1; the initial velocity is in multiples of the whole change per second.
    case spring(damping: Double, velocity: Double)
  }

  /// The start in seconds.
  package var start: TimeInterval
  package var duration: TimeInterval
  package var pace: Pace

  package init(start: TimeInterval = 0, duration: TimeInterval, pace: Pace = .curve(.easeInOut)) {
    self.start = start
    self.duration = duration
    self.pace = pace
  }

  package var end: TimeInterval { start + duration }

  /// Returns the progress at a time; a spring overshoots 1.
  package func progress(at time: TimeInterval) -> Double {
    guard time > start else { return 0 }
    guard time < end, duration > 0 else { return 1 }
    let share = (time - start) / duration
    switch pace {
    case .curve(let curve): return curve.progress(at: share)
    case .spring(let damping, let velocity):
      return Self.spring(share, damping: min(max(damping, 0.05), 1), velocity: velocity * duration)
    }
  }

  /// Returns the position of a damped oscillator that is released at 0 and comes to rest at 1: `1 − e^(−ζωt)(cos ω't +
  /// (ζω − v)/ω' · sin ω't)`, with ω such that a thousandth is left at the end.
  private static func spring(_ t: Double, damping zeta: Double, velocity: Double) -> Double {
    let decay = 6.9
    let omega = decay / zeta
    if zeta == 1 { return 1 - exp(-omega * t) * (1 + (omega - velocity) * t) }
    let damped = omega * (1 - zeta * zeta).squareRoot()
    return 1 - exp(-decay * t) * (cos(damped * t) + (decay - velocity) / damped * sin(damped * t))
  }

  package var words: String {
    let pace =
      switch pace {
      case .curve(let curve): curve.name
      case .spring(let damping, _): "spring \(formatNumber(CGFloat(damping)))"
      }
    return "\(formatNumber(CGFloat(duration * 1000))) ms \(pace)"
  }
}
