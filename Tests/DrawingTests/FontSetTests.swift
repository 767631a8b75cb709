import LPLayoutModel
import Foundation
import Testing

@testable import LPDrawing

@Suite struct FontSetTests {
  let fonts = SampleScenes.fonts

  static let system: [(UIFont, String)] = [
    (.systemFont(ofSize: 12), "Inter-Regular.otf"), (.systemFont(ofSize: 34), "InterDisplay-Regular.otf"),
    (.systemFont(ofSize: 12, weight: .ultraLight), "Inter-Thin.otf"),
    (.systemFont(ofSize: 12, weight: .light), "Inter-Light.otf"),
    (.systemFont(ofSize: 12, weight: .medium), "Inter-Medium.otf"),
    (.systemFont(ofSize: 12, weight: .semibold), "Inter-SemiBold.otf"),
    (.systemFont(ofSize: 12, weight: .bold), "Inter-Bold.otf"),
    (.systemFont(ofSize: 12, weight: .heavy), "Inter-ExtraBold.otf"),
    (.systemFont(ofSize: 12, weight: .black), "Inter-Black.otf"),
    (.systemFont(ofSize: 12, weight: UIFont.Weight(rawValue: 0.39)), "Inter-Bold.otf"),
    (.italicSystemFont(ofSize: 12), "Inter-Italic.otf"),
    (UIFont(family: .system, pointSize: 12, weight: .bold, isItalic: true), "Inter-BoldItalic.otf"),
    (UIFont(family: .named("Noto Serif"), pointSize: 12, weight: .bold), "NotoSerif-Bold.ttf"),
    (UIFont(family: .named("noto sans display"), pointSize: 12, isItalic: true), "NotoSansDisplay-Italic.ttf"),
    (UIFont(family: .named("Noto Sans Hebrew"), pointSize: 12, weight: .medium), "NotoSansHebrew-Regular.ttf"),
    (UIFont(family: .named("No Such Family"), pointSize: 12), "Inter-Regular.otf"),
  ]

  @Test(arguments: system)
  func aFontIsDrawnByAFile(_ font: UIFont, _ file: String) {
    #expect(fonts.choice(for: font.value, metrics: .ios)?.drawing.name == file)
  }

  static let scripts: [(String, String)] = [
    ("مرحبا", "NotoSansArabic-Regular.ttf"), ("שלום", "NotoSansHebrew-Regular.ttf"),
    ("नमस्ते", "NotoSansDevanagari-Regular.ttf"), ("สวัสดี", "NotoSansThai-Regular.ttf"),
    ("Привет", "Inter-Regular.otf"), ("Γειά", "Inter-Regular.otf"), ("გამარჯობა", "NotoSansGeorgian-Regular.ttf"),
    ("வணக்கம்", "NotoSansTamil-Regular.ttf"), ("។", "NotoSansKhmer-Regular.ttf"), ("∮", "NotoSansMath-Regular.ttf"),
    ("😀", "NotoColorEmoji.ttf"), ("☀️", "NotoColorEmoji.ttf"),
  ]

  @Test(arguments: scripts)
  func charactersThatInterLacksComeFromAFixedFont(_ text: String, _ file: String) {
    let block = SampleScenes.typesetter.typeset(TextRequest(string: text, font: .systemFont(ofSize: 17)))
    #expect(Set(block.lines[0].runs.map(\.font)) == [file])
  }

  @Test func boldTextFallsBackToBoldFonts() {
    let block = SampleScenes.typesetter.typeset(TextRequest(string: "שלום", font: .boldSystemFont(ofSize: 17)))
    #expect(block.lines[0].runs.map(\.font) == ["NotoSansHebrew-Bold.ttf"])
  }

  @Test func aUsersDirectoryComesFirstAndItsFamiliesAreFoundByTheirNames() throws {
    let directory = try SampleScenes.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let source = "/usr/share/fonts/truetype/noto/"
    try FileManager.default.copyItem(atPath: source + "NotoSerif-Bold.ttf", toPath: directory.path + "/a.ttf")
    try FileManager.default.copyItem(atPath: source + "NotoSerif-Regular.ttf", toPath: directory.path + "/b.ttf")
    try FileManager.default.copyItem(
      atPath: source + "NotoSansThai-Regular.ttf", toPath: directory.path + "/NotoSansHebrew-Regular.ttf")
    try Data("no font".utf8).write(to: directory.appendingPathComponent("damaged.ttf"))
    let own = try FontSet(extraDirectories: [directory])
    #expect(own.directory.path(of: "NotoSansHebrew-Regular.ttf") == directory.path + "/NotoSansHebrew-Regular.ttf")
    let renamed = try FontSet(extraDirectories: [directory]).file(
      family: "Noto Sans Thai", weight: 400, isItalic: false)
    #expect(renamed?.name == "NotoSansThai-Regular.ttf")
    #expect(own.file(family: "Noto Serif", weight: 700, isItalic: false) != nil)
    #expect(!own.hasFamily("No Such Family"))
    #expect(own.file(named: "damaged.ttf") == nil)
  }

  @Test func aDirectoryThatIsNotThereIsNamed() {
    #expect(throws: FontError.unreadableDirectory("/nowhere/fonts")) {
      try FontSet(extraDirectories: [URL(fileURLWithPath: "/nowhere/fonts")])
    }
  }

  @Test func errorsNameThePackageToInstall() {
    let error = FontError.missing(file: "Inter-Regular", package: "fonts-inter", directories: ["/a", "/b"])
    #expect(error.description.contains("apt-get install fonts-inter"))
    #expect(error.description.contains("/a, /b"))
    #expect(fonts.advice(forMissing: "漢") == ("Hani", "fonts-noto-cjk"))
    #expect(fonts.advice(forMissing: "🫨") == ("Zsye", "fonts-noto-color-emoji"))
  }

  @Test func theEnvironmentNamesFilesByContentAndLibrariesByVersion() throws {
    let record = fonts.environment(of: ["Inter-Bold.otf", "Inter-Regular.otf", "NotoSansCJK-Regular.ttc#1", "No.ttf"])
    #expect(record.fonts.map(\.file).prefix(2) == ["Inter-Bold.otf", "Inter-Regular.otf"])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: fonts.directory.path(of: "Inter-Bold.otf")!))
    #expect(record.fonts[0].sha256 == SHA256.hex(Array(bytes)))
    #expect(record.libraries.map(\.name) == ["cairo", "freetype", "harfbuzz", "pango"])
    #expect(record.libraries.allSatisfy { $0.version.first?.isNumber == true })
    #expect(try JSONDecoder().decode(EnvironmentRecord.self, from: JSONEncoder().encode(record)) == record)
  }

  @Test func nothingIsOpenedBeforeItIsNeeded() throws {
    let fresh = try FontSet()
    #expect(fresh.environment.fonts.isEmpty)
    _ = PangoTypesetter(fonts: fresh).typeset(TextRequest(string: "Hello", font: .systemFont(ofSize: 17)))
    #expect(fresh.environment.fonts.map(\.file) == ["Inter-Regular.otf", "InterDisplay-Regular.otf"])
  }

  @Test func theInventoryNamesAFileOrAPackageForEveryRole() {
    let inventory = fonts.inventory
    #expect(inventory.map(\.role).contains("Arabic"))
    #expect(inventory.first?.file == "Inter-Regular.otf")
    for entry in inventory {
      #expect((entry.file == nil) == (entry.sha256 == nil))
      #expect(entry.package.hasPrefix("fonts-"))
    }
  }
}
