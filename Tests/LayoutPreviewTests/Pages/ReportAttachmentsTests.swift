import Foundation
import Testing

import LayoutPreview
@testable import LPCommandLine
@testable import LPOperations

@Suite struct ReportAttachmentsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `files of the package are put into the page, each once, and others are not looked at`() throws {
    try folder.write("picture", to: "package/failures/actual.png")
    try folder.write("text", to: "package/failures/actual.layout.txt")
    try folder.write("secret", to: "secret.txt")
    let package = folder.url.appendingPathComponent("package")
    try FileManager.default.createSymbolicLink(
      at: package.appendingPathComponent("link.png"),
      withDestinationURL: folder.url.appendingPathComponent("secret.txt"))
    var attachments = ReportAttachments(package: package.path, link: "../..")
    #expect(attachments.picture("failures/actual.png") == 0)
    #expect(attachments.text("failures/actual.layout.txt") == 1)
    #expect(attachments.picture("failures/actual.png") == 0)
    for path in [
      nil, "../secret.txt", "failures/../../secret.txt", "/etc/hostname", "link.png", "failures", "none.png",
    ] {
      #expect(attachments.picture(path) == nil, "\(path ?? "")")
    }
    var embedded: [Int: String] = [:]
    try attachments.forEachEmbedded { embedded[$0] = $1 }
    #expect(embedded[0] == Data("picture".utf8).base64EncodedString())
    #expect(embedded.count == 2 && attachments.addresses == ["", ""])
  }

  @Test func `pictures for which there is no room are shown from where they are`() throws {
    let package = folder.url.appendingPathComponent("package")
    try folder.write("", to: "package/large picture.png")
    // As large as it says, without a byte on the disk.
    let file = try FileHandle(forWritingTo: package.appendingPathComponent("large picture.png"))
    try file.truncate(atOffset: 100 << 20)
    try file.close()
    var attachments = ReportAttachments(package: package.path, link: "../..")
    #expect(attachments.picture("large picture.png") == 0)
    #expect(attachments.addresses == ["../../large%20picture.png"])
    try attachments.forEachEmbedded { index, _ in Issue.record("\(index) was put into the page") }
  }
}
