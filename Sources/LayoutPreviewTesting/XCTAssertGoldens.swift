#if canImport(XCTest)
  public import Foundation
  public import LayoutPreview
  import XCTest

  /// Asserts that a catalog's previews match their goldens. Each difference is a failure, with the paths of the
  /// expected and actual pictures and of their difference. For XCTest; `verifyGoldens` describes the parameters.
  ///
  /// - Returns: the findings, for further assertions; `nil` if nothing could be compared.
  @MainActor @discardableResult
  public func XCTAssertGoldens<C: PreviewCatalog>(
    of catalog: C.Type, matching patterns: [String] = [], recording: GoldenRecording = .fromEnvironment,
    package: URL? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> GoldenTest? {
    do {
      let test = try verifyGoldens(
        of: catalog, matching: patterns, recording: recording, package: package, filePath: "\(file)")
      for finding in test.findings {
        let files = finding.files.map { "  \($0.path)" }
        XCTFail(([finding.message] + files).joined(separator: "\n"), file: file, line: line)
      }
      return test
    } catch {
      XCTFail("\(error)", file: file, line: line)
      return nil
    }
  }
#endif
