#if canImport(Testing)
  public import Foundation
  public import LayoutPreview
  public import LPSnapshots
  public import Testing

  /// Expects a catalog's previews to match their goldens. Each cause of differences is recorded as an issue, with the
  /// expected and actual pictures and their differences attached. For Swift Testing; `verifyGoldens` describes the
  /// parameters.
  ///
  /// ```swift
  /// @Test @MainActor func `the gallery is as it was`() throws {
  ///   try expectGoldens(of: Gallery.self)
  /// }
  /// ```
  ///
  /// - Returns: the findings, for further expectations.
  @MainActor @discardableResult
  public func expectGoldens<C: PreviewCatalog>(
    of catalog: C.Type, matching patterns: [String] = [], recording: GoldenRecording = .fromEnvironment,
    package: URL? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> GoldenComparison {
    let test = try verifyGoldens(
      of: catalog, matching: patterns, recording: recording, package: package, filePath: filePath)
    for cause in test.causes {
      Issue.record(Comment(rawValue: cause.message), sourceLocation: sourceLocation)
      for finding in cause.findings { attach(finding, sourceLocation) }
    }
    return test
  }

  private func attach(_ finding: GoldenComparison.Finding, _ sourceLocation: SourceLocation) {
    for file in finding.files {
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      Attachment.record(
        Array(data), named: "\(finding.title) \(file.lastPathComponent)".replacing("/", with: "-"),
        sourceLocation: sourceLocation)
    }
  }
#endif
