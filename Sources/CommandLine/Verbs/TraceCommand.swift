import LPLayoutModel
import LPArguments
import LPOperations
import Foundation
import LPCatalogs
import LPSupport

/// The verb `trace`: prints the view tree with frames and ambiguous views.
@MainActor
struct TraceCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    let request = TraceRequest(listsConstraints: context.command[Options.listsConstraints])
    return try context.answer(TraceOperation.self, request, show: show)
  }

  // MARK: Text

  private func show(_ report: TraceReport) {
    for preview in report.catalogs[0].previews {
      for variant in preview.variants {
        context.console.print("\(preview.name), \(variant.name)", style: { $0.bold })
        for view in variant.views {
          if view.ambiguous.isEmpty {
            context.console.print(Self.line(view))
          } else {
            context.console.print(Self.line(view), style: { $0.yellow })
          }
          let indent = String(repeating: "|   ", count: view.depth + 1)
          for constraint in view.constraints ?? [] { context.console.print("  \(indent)  \(constraint.text)") }
        }
        let free = variant.views.count { !$0.ambiguous.isEmpty }
        if free > 0 {
          context.console.print("  \(free) of \(variant.views.count) views \(free == 1 ? "is" : "are") ambiguous")
        }
      }
    }
  }

  /// Returns a view's line with the marks of `_autolayoutTrace`: • hosts the engine, * is laid out by constraints, + by
  /// its frame.
  private static func line(_ view: TracedLayoutView) -> String {
    let mark =
      switch view.source {
      case .host: "•"
      case .constraints: "*"
      case .autoresizingMask: "+"
      }
    let indent = String(repeating: "|   ", count: view.depth)
    var line = "  \(indent)\(mark)\(view.name)  \(view.className)  \(rect(view.frame))"
    if view.isHidden { line += "  hidden" }
    if !view.ambiguous.isEmpty {
      let other = view.alternative.map { ", could be \(rect($0))" } ?? ""
      line += "  ambiguous: \(view.ambiguous.joined(separator: ", "))\(other)"
    }
    return line
  }

  private static func rect(_ frame: [Double]) -> String {
    let texts = frame.map { formatNumber(CGFloat($0)) }
    return "\(texts[0]),\(texts[1]) \(texts[2])×\(texts[3])"
  }
}
