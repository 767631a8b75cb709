/// A format that the package reads from files of others, as the fuzzer and the tests of its corpus try it.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case propertyList = "property-list"
  case strings
  case stringCatalog = "string-catalog"
  case layoutText = "layout-text"
  case png
  case goldenEnvironment = "golden-environment"
  case storyboard
  case importedSource = "imported-source"
  case decisions
  case report
  case conflictLog = "conflict-log"
  case agentMessages = "agent-messages"
  case editorMessages = "editor-messages"
  case namesFile = "names-file"
  case swiftSource = "swift-source"
  case lintBaseline = "lint-baseline"
  case lintSettings = "lint-settings"
  case liveRequest = "live-request"
  case image
  case assetCatalog = "asset-catalog"
  case markdown
  case font
  case drawing
  case pdfImage = "pdf-image"
  case appDocument = "app-document"
  case appSource = "app-source"
  case reviewedReport = "reviewed-report"

  /// Reads the bytes as the format, and uses what they say as commands do.
  ///
  /// - Throws: `BrokenPromise` if something is read that should have been refused, or is not the same when it is
  ///   written and read again. Files that are refused throw nothing.
  @MainActor
  package func run(_ bytes: [UInt8]) throws {
    switch self {
    case .propertyList: try StringFiles.localize(bytes, file: "en.lproj/Localizable.stringsdict")
    case .strings: try StringFiles.localize(bytes, file: "en.lproj/Localizable.strings")
    case .stringCatalog: try StringFiles.localize(bytes, file: "Localizable.xcstrings")
    case .layoutText: try GoldenFiles.compareLayouts(bytes)
    case .png: try GoldenFiles.decodePicture(bytes)
    case .goldenEnvironment: try GoldenFiles.compareEnvironment(bytes)
    case .storyboard: try Documents.layOut(bytes)
    case .importedSource: try Documents.importNames(bytes)
    case .decisions: try Reports.readDecisions(bytes)
    case .report: try Reports.merge(bytes)
    case .conflictLog: try Logs.explain(bytes)
    case .agentMessages: try AgentMessages.answer(bytes)
    case .editorMessages: try EditorMessages.answer(bytes)
    case .namesFile: try Sources.readNames(bytes)
    case .swiftSource: try Sources.findNames(bytes)
    case .lintBaseline: try LintFiles.updateBaseline(bytes)
    case .lintSettings: try LintFiles.readSettings(bytes)
    case .liveRequest: try LiveRequests.answer(bytes)
    case .image: try Images.show(bytes)
    case .assetCatalog: try Images.find(bytes)
    case .markdown: try Markdown.layOut(bytes)
    case .font: try Fonts.draw(bytes)
    case .drawing: try Images.draw(bytes)
    case .pdfImage: try Images.showPage(bytes)
    case .appDocument: try AppDocuments.make(bytes)
    case .appSource: try AppSources.rewrite(bytes)
    case .reviewedReport: try Reports.review(bytes)
    }
  }
}
