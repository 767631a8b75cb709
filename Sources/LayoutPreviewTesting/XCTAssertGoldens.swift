#if canImport(XCTest)
  public import Foundation
  public import LayoutPreview
  import LPSupport
  public import LPSnapshots
  import XCTest

  /// Asserts that a catalog's previews match their goldens. Each cause of differences is a failure, with the paths of
  /// the first expected and actual pictures and of their difference. For XCTest; `verifyGoldens` describes the
  /// parameters.
  ///
  /// - Returns: the findings, for further assertions; `nil` if nothing could be compared.
  @MainActor @discardableResult
  public func XCTAssertGoldens<C: PreviewCatalog>(
    of catalog: C.Type, matching patterns: [String] = [], recording: GoldenRecording = .fromEnvironment,
    package: URL? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> GoldenComparison? {
    do {
      let test = try verifyGoldens(
        of: catalog, matching: patterns, recording: recording, package: package, filePath: "\(file)")
      for cause in test.causes {
        let files = cause.findings[0].files.map { LogText.line("  \($0.path)") }
        XCTFail(([cause.message] + files).joined(separator: "\n"), file: file, line: line)
      }
      return test
    } catch {
      XCTFail(LogText.lines("\(error)"), file: file, line: line)
      return nil
    }
  }
#endif
