import Foundation
import LPSupport
import Testing

/// Images that end the library that draws them: they were said to be crashes of previews.
@Suite struct HostileDrawingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// librsvg up to version 2.56 aborts for such a filter.
  private static let filter = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><filter id="f"><feConvolveMatrix order="95" \
    kernelMatrix="\(Array(repeating: "1", count: 95 * 95).joined(separator: " "))"/></filter>\
    <rect width="40" height="40" filter="url(#f)"/></svg>
    """

  @Test func `an image that aborts librsvg was reported as a crash of the preview`() throws {
    let resources = folder.url.appendingPathComponent("Resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try Data(Self.filter.utf8).write(to: resources.appendingPathComponent("nowhere.svg"))
    let run = try CommandRun(
      "Troubled",
      ["render", "Missing image", "Plain", "--legibility", "bold", "--resources", resources.path, "--format", "png"],
      in: folder)
    #expect(!run.errors.contains("crash"), "\(run.errors)")
    #expect(folder.files.contains("out/Troubled/plain/bold.png"))
    // Newer versions draw it.
    if folder.files.contains("out/Troubled/missing-image/bold.png") { return }
    #expect(run.status == 1)
    #expect(run.errors.contains("Resources/nowhere.svg cannot be drawn"), "\(run.errors)")
    #expect(run.errors.contains("fix: "), "\(run.errors)")
  }
}
