import Foundation
import LPSnapshots
import Testing

@testable import LPCatalogs

/// `record --upgrade`: goldens of the version before fonts were kept and environments calibrated.
@Suite struct UpgradeTests {
  let folder: TemporaryFolder
  private var store: GoldenStore { GoldenStore(root: folder.url, environment: [:]) }

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> CommandRun { try CommandRun("Scripts", arguments, in: folder) }

  /// Records goldens and takes off what older versions did not write.
  private func recordAsBefore() throws {
    #expect(try run("record").status == 0)
    let recorded = try #require(try store.environment(ofCatalog: "Scripts"))
    for file in folder.files where file.hasSuffix(".png") && file.hasPrefix("goldens/Scripts/") {
      let png = Array(try folder.read(file))
      guard case .intact(var seal) = GoldenSeal.read(png) else {
        Issue.record("\(file) has no seal")
        continue
      }
      (seal.environment.libraries, seal.environment.drawing) = (recorded.libraries, nil)
      let start = try #require(Data(png).range(of: Data("LayoutPreview\0".utf8), options: .backwards)).lowerBound - 8
      let sealed = try #require(seal.seal(Array(png[..<start]) + png.suffix(12)))
      try Data(sealed).write(to: folder.url.appendingPathComponent(file))
    }
    let fonts = recorded.fonts.map { GoldenEnvironment.Font(name: $0.name, sha256: $0.sha256, package: $0.package) }
    try store.write(GoldenEnvironment(fonts: fonts, libraries: recorded.libraries), ofCatalog: "Scripts")
    for name in [".fonts", ".calibration"] {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("goldens/\(name)"))
    }
  }

  private var contents: [String: Data] {
    get throws { Dictionary(uniqueKeysWithValues: try folder.files.map { ($0, try folder.read($0)) }) }
  }

  @Test func `Goldens of an older version have today's format, and the same layouts and pixels`() throws {
    #expect(try run("record").status == 0)
    let today = try contents
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("goldens"))
    try recordAsBefore()
    #expect(try run("test").status == 0)
    #expect(try run("test", "--no-system-fonts").status != 0)
    let upgrade = try run("record", "--upgrade")
    #expect(upgrade.status == 0, "\(upgrade.output)\(upgrade.errors)")
    #expect(upgrade.output.contains("10 variants: 10 upgraded, 0 unchanged"), "\(upgrade.output)")
    #expect(try contents == today, "as if they had been recorded today")
    #expect(try run("test", "--no-system-fonts", "--pixels").status == 0)
    #expect(try run("record", "--upgrade").output.contains("10 variants: 0 upgraded, 10 unchanged"))
    #expect(try contents == today)
  }

  @Test func `What differs stays as it is, and is still found`() throws {
    try recordAsBefore()
    let golden = "goldens/Scripts/emoji/393x852.layout.txt"
    let text = try folder.text(golden).replacing("Keycaps", with: "Keys")
    try folder.write(text, to: golden)
    let upgrade = try run("record", "--upgrade")
    #expect(upgrade.status == 0 && upgrade.output.contains("Emoji · 393x852: changed, only its format was upgraded"))
    #expect(try folder.text(golden) == text)
    #expect(try run("test").status == 1)
  }

  @Test func `Goldens that were drawn with other versions of libraries are not upgraded`() throws {
    try recordAsBefore()
    var environment = try #require(try store.environment(ofCatalog: "Scripts"))
    environment.libraries[0].version = "0.1"
    try store.write(environment, ofCatalog: "Scripts")
    let before = try contents
    let upgrade = try run("record", "--upgrade")
    #expect(upgrade.status == 3 && upgrade.output.contains("cairo is 1."), "\(upgrade.output)")
    #expect(upgrade.output.contains("nothing was upgraded"))
    #expect(try contents == before)
  }

  @Test func `Fonts are kept where their digests agree`() throws {
    try recordAsBefore()
    var environment = try #require(try store.environment(ofCatalog: "Scripts"))
    let index = try #require(environment.fonts.firstIndex { $0.name == "NotoSansThai-Regular.ttf" })
    environment.fonts[index].sha256 = String(repeating: "0", count: 64)
    let other = environment.fonts[index]
    try store.write(environment, ofCatalog: "Scripts")
    #expect(try run("record", "--upgrade").status == 0, "the seals name the font that is here")
    let upgraded = try #require(try store.environment(ofCatalog: "Scripts"))
    #expect(upgraded.fonts.filter { $0.kept == nil } == [other])
    #expect(upgraded.fonts.count > 5 && !upgraded.keepsFonts && upgraded.drawing != nil)
  }

  @Test func `It wants the whole catalog, and nothing that draws`() throws {
    try recordAsBefore()
    let before = try contents
    for (options, message) in [
      (["Emoji"], "--upgrade needs the whole catalog"),
      (["--variant", "393x852"], "--upgrade needs the whole catalog"),
      (["--all"], "--upgrade draws nothing"), (["--update-fonts"], "--upgrade draws nothing"),
      (["--record", "missing"], "--upgrade draws nothing"),
    ] {
      let refused = try CommandRun("Scripts", ["record", "--upgrade"] + options, in: folder)
      #expect(refused.status == 2 && refused.errors.contains(message), "\(options): \(refused.errors)")
    }
    let automatic = try CommandRun("Scripts", ["record", "--upgrade"], in: folder, environment: ["CI": "true"])
    #expect(automatic.status == 2)
    #expect(try contents == before)
  }
}
