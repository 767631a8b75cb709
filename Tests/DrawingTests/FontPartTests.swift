import LPLayoutModel
import Foundation
import LPScene
import LPSupport
import Testing

@testable import LPDrawing

/// Parts of fonts that goldens keep in the place of large files.
@Suite struct FontPartTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FontPartTests-\(UUID().uuidString)")

  /// A font set in which a part of a file stands for it.
  private func fonts(
    _ file: String, faces: [Int: String], includesSystem: Bool, families: [String: [String]] = [:],
    digest wrong: String? = nil
  ) throws -> FontSet {
    let system = SampleScenes.fonts
    let characters = faces.mapValues { Set($0.unicodeScalars.map(\.value)) }
    let content = try #require(system.keptContent(of: file, faces: characters))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try content.files.map { part in
      let url = folder.appendingPathComponent("\(SHA256.hex(part.bytes)).\(part.ending)")
      try Data(part.bytes).write(to: url)
      return KeptFont.File(path: url.path, face: part.face)
    }
    let digest = try #require(system.environment(of: [file]).fonts.first?.sha256)
    let kept = KeptFont(name: file, sha256: wrong ?? digest, files: files)
    return try FontSet(
      FontSources(kept: [kept], families: families, includesSystem: includesSystem, isRecorded: true))
  }

  private func typeset(_ text: String, _ fonts: FontSet, language: String = "en") -> TypesetText {
    PangoTypesetter(fonts: fonts).typeset(
      TextRequest(string: text, font: .systemFont(ofSize: 17), numberOfLines: 0, language: language))
  }

  @Test(arguments: [
    ("NotoSansCJK-Regular.ttc", "日本語の文章。漢字とカナ「テスト」", "ja", 0),
    ("NotoSansCJK-Regular.ttc", "简体中文的句子，测试", "zh-Hans", 2),
    ("NotoColorEmoji.ttf", "👍🏽👨‍👩‍👧‍👦🇩🇪❤️5️⃣", "en", 0),
    ("NotoSansSymbols2-Regular.ttf", "🞂🖶⬛🮕", "en", 0),
  ])
  func `Text is set and drawn with a part as with the whole file`(
    _ file: String, _ text: String, _ language: String, _ face: Int
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let part = try fonts(file, faces: [face: text], includesSystem: true)
    let name = file.hasSuffix("ttc") ? "\(file)#\(face)" : file
    var random = SplitMix64(seed: 7)
    for _ in 0..<20 {
      let shuffled = String(text.shuffled(using: &random))
      let expected = typeset(shuffled, SampleScenes.fonts, language: language)
      let actual = typeset(shuffled, part, language: language)
      #expect(actual == expected)
      #expect(expected.lines.flatMap(\.runs).contains { $0.font == name })
      let items = expected.lines.flatMap(\.runs).map { SceneItem.glyphs($0, at: .zero, .black) }
      let scene = Scene(size: expected.size, items: items)
      let pictures = try [SampleScenes.fonts, part].map { try PNGRenderer(fonts: $0).raster(scene, scale: 2) }
      #expect(pictures[0] == pictures[1])
    }
    #expect(part.file(named: name)?.coverage != nil, "the part was used")
  }

  @Test func `A character that a part lacks is taken from the same file of the system's`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let part = try fonts("NotoSansCJK-Regular.ttc", faces: [0: "日本"], includesSystem: true)
    #expect(typeset("日本語", part, language: "ja") == typeset("日本語", SampleScenes.fonts, language: "ja"))
    #expect(part.file(named: "NotoSansCJK-Regular.ttc#0")?.isWithout("語") == false, "the whole file took its place")
    let items = typeset("日本語", part, language: "ja").lines.flatMap(\.runs).map {
      SceneItem.glyphs($0, at: .zero, .black)
    }
    let scene = Scene(size: CGSize(width: 60, height: 30), items: items)
    let pictures = try [SampleScenes.fonts, part].map { try PNGRenderer(fonts: $0).raster(scene, scale: 2) }
    #expect(pictures[0] == pictures[1])
  }

  @Test func `A character that a part lacks is not drawn in another font`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = try fonts("NotoColorEmoji.ttf", faces: [0: "👍"], includesSystem: true, digest: "of another version")
    #expect(typeset("❤️", fonts).unavailableFonts == ["NotoColorEmoji.ttf"])
    #expect(typeset("👍", fonts) == typeset("👍", SampleScenes.fonts))
    #expect(fonts.unavailableFile("NotoColorEmoji.ttf").wanted == "of another version")
    let cjk = try self.fonts("NotoSansCJK-Regular.ttc", faces: [0: "日本"], includesSystem: true)
    let file = try #require(cjk.file(named: "NotoSansCJK-Regular.ttc#0"))
    #expect(file.isWithout("語") && !file.isWithout("日") && !file.isWithout("\u{10A0}"))
  }

  @Test func `The system's styles that goldens do not know are not used`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = try fonts(
      "Inter-Regular.otf", faces: [0: ""], includesSystem: true, families: ["Inter": ["Regular", "Medium"]])
    #expect(fonts.file(stem: "Inter", weight: 900, isItalic: false)?.name == "Inter-Medium.otf")
    #expect(fonts.match(stem: "Inter", weight: 500, isItalic: false)?.absent == nil)
    let alone = try self.fonts(
      "Inter-Regular.otf", faces: [0: ""], includesSystem: false, families: ["Inter": ["Regular", "Medium"]])
    #expect(alone.match(stem: "Inter", weight: 500, isItalic: false)?.absent == "Inter-Medium")
    let medium = PangoTypesetter(fonts: alone).typeset(
      TextRequest(string: "Text", font: .systemFont(ofSize: 17, weight: .medium)))
    #expect(medium.unavailableFonts == ["Inter-Medium"])
  }

  @Test func `A small file is kept whole, byte for byte`() throws {
    let content = try #require(SampleScenes.fonts.keptContent(of: "Inter-Regular.otf", faces: [0: []]))
    let path = try #require(SampleScenes.fonts.directory.path(of: "Inter-Regular.otf"))
    #expect(content.files.map(\.face) == [nil])
    #expect(content.files[0].bytes == Array(FileManager.default.contents(atPath: path)!))
    #expect(SampleScenes.fonts.family(of: "Inter-Regular.otf")?.styles.contains("Bold") == true)
    #expect(content.license.contains("Open Font License") || content.license.contains("Copyright"))
  }
}
