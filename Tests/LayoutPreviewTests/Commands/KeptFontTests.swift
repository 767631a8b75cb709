import LPDrawing
import Foundation
import LPSupport
import LPSnapshots
import Testing

@testable import LPCatalogs

/// Fonts that goldens keep.
@Suite struct KeptFontTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ catalog: String, _ arguments: String...) throws -> CommandRun {
    try CommandRun(catalog, arguments, in: folder)
  }

  private var store: GoldenStore { GoldenStore(root: folder.url, environment: [:]) }

  private func environment(_ catalog: String) throws -> GoldenEnvironment {
    try #require(try store.environment(ofCatalog: catalog))
  }

  private var keptFiles: [String] {
    folder.files.filter { $0.hasPrefix("goldens/.fonts/") && !$0.hasSuffix(".txt") }.sorted()
  }

  @Test func `Goldens agree without any font of the system's`() throws {
    #expect(try run("Scripts", "record").status == 0)
    let kept = try environment("Scripts").fonts
    #expect(kept.allSatisfy { $0.kept?.isEmpty == false && $0.license != nil })
    #expect(kept.first { $0.name == "NotoSansCJK-Regular.ttc" }?.kept?.map(\.face) == [0, 1])
    for license in Set(kept.compactMap(\.license)) {
      #expect(try folder.text("goldens/.fonts/\(license)").contains("opyright"))
    }
    let test = try run("Scripts", "test", "--pixels", "--no-system-fonts")
    #expect(test.status == 0, "\(test.output)")
    let out = [["--out", "with"], ["--out", "without", "--no-system-fonts"]]
    for words in out { #expect(try CommandRun("Scripts", ["render"] + words, in: folder).status == 0) }
    let drawn = folder.files.filter { $0.hasPrefix("with/") }
    #expect(drawn.count > 20)
    for file in drawn where !file.hasSuffix("html") {
      let other = file.replacingOccurrences(of: "with/", with: "without/")
      let bytes = [file, other].map { FileManager.default.contents(atPath: folder.url.path + "/" + $0) }
      #expect(bytes[0] == bytes[1], "\(file)")
    }
  }

  @Test func `Recording again leaves kept fonts as they are`() throws {
    #expect(try run("Scripts", "record").status == 0)
    let files = keptFiles
    let before = try environment("Scripts")
    #expect(try run("Scripts", "record", "--all", "--no-system-fonts").status == 0)
    #expect(keptFiles == files)
    #expect(try environment("Scripts") == before)
    #expect(try run("Scripts", "record", "--update-fonts").status == 0)
    #expect(keptFiles == files)
    let partial = try run("Scripts", "record", "Emoji", "--update-fonts")
    #expect(partial.status == 2 && partial.errors.contains("--update-fonts needs the whole catalog"))
  }

  @Test func `A text that needs more than the kept part takes it from the same file or is another environment`() throws
  {
    #expect(try run("Scripts", "record").status == 0)
    var environment = try environment("Scripts")
    let index = try #require(environment.fonts.firstIndex { $0.name == "NotoSansCJK-Regular.ttc" })
    let content = try #require(
      try FontSet().keptContent(of: "NotoSansCJK-Regular.ttc", faces: [0: [0x65E5], 1: [0xD55C]]))
    environment.fonts[index].kept = try content.files.map { part in
      let name = "\(SHA256.hex(part.bytes)).otf"
      try Data(part.bytes).write(to: folder.url.appendingPathComponent("goldens/.fonts/\(name)"))
      return GoldenEnvironment.KeptFile(file: name, face: part.face)
    }
    try store.write(environment, ofCatalog: "Scripts")
    #expect(try run("Scripts", "test", "--pixels").status == 0, "the system has the same file")
    let other = try run("Scripts", "test", "--no-system-fonts")
    #expect(other.status == 3, "\(other.output)\(other.errors)")
    #expect(other.output.contains("fonts-noto-cjk: NotoSansCJK-Regular.ttc is kept in part"))
    #expect(other.output.contains(environment.fonts[index].sha256))
    let refused = try run("Scripts", "record", "--no-system-fonts")
    #expect(refused.status == 3 && refused.output.contains("not recorded"))
    #expect(try run("Scripts", "test", "--pixels").status == 0, "nothing was recorded")
  }

  @Test func `A damaged kept font is never passed over`() throws {
    #expect(try run("Troubled", "record", "Greeting").status == 0)
    var random = SplitMix64(seed: 15)
    let wanted = ProcessInfo.processInfo.environment["FONT_MUTATIONS"].flatMap(Int.init) ?? 12
    let files = keptFiles
    try #require(!files.isEmpty)
    for round in 0..<wanted {
      let path = folder.url.path + "/" + files[round % files.count]
      let bytes = try #require(FileManager.default.contents(atPath: path))
      try mutated(bytes, &random).write(to: URL(fileURLWithPath: path))
      for options in [[], ["--no-system-fonts"]] {
        let test = try CommandRun("Troubled", ["test", "Greeting", "--quiet"] + options, in: folder)
        #expect([1, 3].contains(test.status), "\(round): \(files[round % files.count])")
      }
      try bytes.write(to: URL(fileURLWithPath: path))
    }
    #expect(try run("Troubled", "test", "Greeting", "--pixels").status == 0)
  }

  private func mutated(_ bytes: Data, _ random: inout SplitMix64) -> Data {
    var changed = bytes
    switch Int.random(in: 0..<4, using: &random) {
    case 0: changed = bytes.prefix(Int.random(in: 1..<bytes.count, using: &random))
    case 1: changed.append(UInt8.random(in: 0...255, using: &random))
    default:
      let place = Int.random(in: 0..<bytes.count, using: &random)
      changed[place] ^= UInt8.random(in: 1...255, using: &random)
    }
    return changed
  }

  @Test func `A damaged font was drawn without a word, and recorded`() throws {
    #expect(try run("Troubled", "record", "Greeting").status == 0)
    let name = try #require(keptFiles.first { $0.hasSuffix(".otf") })
    var font = try folder.read(name)
    font.replaceSubrange(font.count / 2..<font.count / 2 + 4096, with: Data(count: 4096))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("damaged"), withIntermediateDirectories: true)
    try font.write(to: folder.url.appendingPathComponent("damaged/Inter-Regular.otf"))
    let render = try run("Troubled", "render", "Greeting", "--fonts", "damaged")
    #expect(render.status == 0 && render.errors.contains("is damaged: the checksum of `"), "\(render.errors)")
    #expect(render.errors.contains("[damaged-font]"), "\(render.errors)")
    let record = try run("Troubled", "record", "Greeting", "--all", "--fonts", "damaged")
    #expect(record.status == 2 && record.errors.contains("goldens would keep the damage"), "\(record.errors)")
  }

  @Test func `A store that packages share keeps the fonts`() throws {
    #expect(try run("Troubled", "record", "Greeting", "--fonts-store", "shared").status == 0)
    #expect(keptFiles.isEmpty && folder.files.contains { $0.hasPrefix("shared/") && $0.hasSuffix(".otf") })
    let test = try run("Troubled", "test", "Greeting", "--pixels", "--fonts-store", "shared", "--no-system-fonts")
    #expect(test.status == 0, "\(test.output)")
    #expect(try run("Troubled", "test", "Greeting", "--no-system-fonts").status == 3)
  }

  @Test func `Files of the store are named by the list alone, and lead nowhere else`() {
    for name in ["../x.otf", "/etc/passwd", ".hidden", "", "a/b.otf"] { #expect(!FontStore.isName(name)) }
    #expect(FontStore.isName("134eb199bfaf.otf") && FontStore.isName("license-fonts-inter-953925eb.txt"))
  }
}
