import Foundation
import Testing

@testable import LPLocalization

struct PropertyTextsTests {
  private func list(_ content: String) throws -> PropertyTexts {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    try content.write(to: file, atomically: false, encoding: .utf8)
    return try PropertyTexts(file: file.path)
  }

  @Test func `the texts and all keys at the top level are read`() throws {
    let list = try list(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME) &amp; Co</string>
        <key>LSRequiresIPhoneOS</key><true/>
        <key>UIApplicationSceneManifest</key><dict><key>Inner</key><string>no</string></dict>
      </dict></plist>
      """)
    #expect(list.texts == ["CFBundleName": "$(PRODUCT_NAME) & Co"])
    #expect(list.keys == ["CFBundleName", "LSRequiresIPhoneOS", "UIApplicationSceneManifest"])
  }

  @Test func `what is no dictionary, or no list, is refused`() {
    for content in ["<plist version=\"1.0\"><string>a</string></plist>", "<plist><dict>", ""] {
      #expect(throws: CatalogError.self) { try list(content) }
    }
  }
}
