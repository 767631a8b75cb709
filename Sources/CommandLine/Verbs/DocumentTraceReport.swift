import LPInterfaceBuilder
import LPSupport

/// `trace --json`.
struct DocumentTraceReport: Encodable {
  let schema = "layout-preview/trace/1"
  let status = ExitStatus.success
  let scenes: [DocumentTrace.TracedScene]
  let warnings: [String]

  init(_ trace: DocumentTrace) {
    scenes = trace.scenes
    warnings = trace.warnings
  }
}
