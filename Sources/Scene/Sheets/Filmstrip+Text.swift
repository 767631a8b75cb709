import LPLayoutModel
import LPSupport
import Foundation

extension Filmstrip {
  /// The lines below the pictures.
  package var findings: [String] {
    var lines: [String] = []
    if breaks.isEmpty {
      lines.append("Interpolated frames break no constraint on the way.")
    } else {
      lines.append("Interpolated frames break \(breaks.count.counted("constraint")) on the way:")
    }
    for (number, found) in breaks.enumerated() { lines.append("\(number + 1)  \(found.words)") }
    if !removed.isEmpty || !made.isEmpty {
      lines.append("Constants cannot animate what is swapped at the start:")
      lines += removed.map { "−  \($0)" } + made.map { "+  \($0)" }
      lines += jumps.map { "\($0.name) jumps by \($0.distance.label) pt" }
    }
    return lines
  }

  /// The filmstrip as text: what moves at each step in both rows, and which constraints are violated.
  package var text: String {
    var lines = ["\(title): \(timing), \(frames.count.counted("step"))"]
    let moving = movingViews
    for frame in frames {
      lines += ["", Self.milliseconds(frame.time)]
      for path in moving {
        let both = [frame.interpolated, frame.solved].map { step in
          step.result.views.first { $0.path == path }.map(Self.words) ?? "absent"
        }
        lines.append("  \(path)  interpolated \(both[0])  solved \(both[1])")
      }
    }
    return (lines + [""] + findings).joined(separator: "\n") + "\n"
  }

  /// The paths of views whose place or visibility differs between steps, in the order of the last layout, followed by
  /// those that vanished.
  private var movingViews: [String] {
    let results = frames.flatMap { [$0.interpolated.result, $0.solved.result] }
    var seen: Set<String> = []
    let all = results.reversed().flatMap { $0.views.map(\.path) }.filter { seen.insert($0).inserted }
    return all.filter { path in
      let poses = results.map { result in result.views.first { $0.path == path }.map(Self.words) }
      return poses.contains { $0 != poses[0] }
    }
  }

  private static func words(_ view: ViewRecord) -> String {
    let frame = view.frame
    let rect = "\(frame.minX.label), \(frame.minY.label), \(frame.width.label) × \(frame.height.label)"
    let alpha = view.appearance.alpha == 1 ? "" : ", alpha \(view.appearance.alpha.label)"
    return view.isHidden ? "hidden" : rect + alpha
  }

  static func milliseconds(_ time: TimeInterval) -> String { "\(CGFloat(time * 1000).rounded().label) ms" }
}

extension Filmstrip.Break {
  /// The violation in words: `title.height >= 41: 15 pt short at 250 ms (from 125 ms to 375 ms)`.
  package var words: String {
    let wish = priority == 1000 ? "" : " @\(CGFloat(priority).label)"
    let span =
      first == last ? "" : " (from \(Filmstrip.milliseconds(first)) to \(Filmstrip.milliseconds(last)))"
    // Below half a point, the solved step counts as satisfied.
    let solved = abs(solvedBy) < 0.5 ? "" : "; solved, \(abs(solvedBy).label) pt"
    let amount = "\(abs(by).label) pt \(by > 0 ? "short" : "over")"
    return "\(equation)\(wish): \(amount) at \(Filmstrip.milliseconds(time))\(span)\(solved)"
  }
}
