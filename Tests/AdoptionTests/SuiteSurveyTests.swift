import LPAdoption
import LPSupport
import Testing

struct SuiteSurveyTests {
  private let card = "import Tokens\npublic final class Card: UIView {}"

  @Test func `tests of a manifest are found with the modules that they import, those first`() throws {
    let suite = try SuiteFixture([
      "Package.swift": "\"Cards\" \"Tokens\"", "Sources/Cards/Card.swift": card,
      "Sources/Cards/main.swift": "print(1)", "Sources/Tokens/Space.swift": "let space = 8",
      "Tests/CardsTests/CardTests.swift": SuiteFixture.test,
      "Tests/CardsTests/__Snapshots__/CardTests/testCard.1.png": "png",
      "Tests/CardsTests/__Snapshots__x86__/CardTests/testCard.1.png": "png",
      "Tests/UnitTests/Sums.swift": "import XCTest",
    ])
    let targets = [("Cards", "regular"), ("Tokens", "regular"), ("CardsTests", "test"), ("UnitTests", "test")]
    let dump = "warning: something\n" + Self.dump(targets)
    let modules = try suite.modules(dumps: [".": dump])
    #expect(modules.map(\.name) == ["Tokens", "Cards", "CardsTests"])
    #expect(modules[1].sources.map { String($0.dropFirst(suite.folder.count)) } == ["/Sources/Cards/Card.swift"])
    #expect(modules[2].dependencies == ["Cards"])
    #expect(modules[2].products == ["SnapshotTesting"])
    #expect(modules[2].referenceFolders == ["__Snapshots__", "__Snapshots__x86__"])
    let place = "Tests/CardsTests/__Snapshots__/CardTests/testCard.1.png"
    #expect(modules[2].places()["\(suite.folder)/\(place)"] == place)
  }

  @Test func `a folder of tests that no manifest lists is a module, and modules are folders of their names`() throws {
    let suite = try SuiteFixture([
      "Cards/Card.swift": card, "Cards/CardsTests/Extra.swift": "import XCTest",
      "Other/tokens/Space.swift": "let a = 1",
      "Snapshot Tests/Card/CardTests.swift": SuiteFixture.test, "Snapshot Tests/Help.swift": "let help = 1",
    ])
    let modules = try suite.modules(sources: ["Other"])
    #expect(modules.map(\.name) == ["Tokens", "Cards", "Snapshot_Tests"])
    #expect(modules[1].sources.count == 1)
    #expect(modules[2].sources.count == 2)
  }

  @Test func `sources of a library that mention snapshots are no tests`() throws {
    let suite = try SuiteFixture([
      "Package.swift": "\"CardTesting\"", "Sources/CardTesting/Assert.swift": "import SnapshotTesting",
      "Tests/CardsTests/CardTests.swift": SuiteFixture.test,
    ])
    let dump = Self.dump([("CardTesting", "regular"), ("CardsTests", "test")])
    #expect(try suite.modules(dumps: [".": dump]).map(\.name) == ["CardsTests"])
  }

  @Test func `translations and asset catalogs are resources without a rule`() throws {
    let suite = try SuiteFixture([
      "Package.swift": "\"Cards\"", "Sources/Cards/Card.swift": card,
      "Sources/Cards/Assets/de.lproj/Localizable.strings": "", "Sources/Cards/Assets/en.lproj/Rows.stringsdict": "",
      "Sources/Cards/Menu.xcstrings": "{}",
      "Sources/Cards/Assets/Icons.xcassets/Contents.json": "{}", "Sources/Cards/Assets/Icons.xcassets/a/b.png": "",
      "Tests/CardsTests/CardTests.swift": SuiteFixture.test,
    ])
    let modules = try suite.modules(dumps: [".": Self.dump([("Cards", "regular"), ("CardsTests", "test")])])
    let card = try #require(modules.first { $0.name == "Cards" })
    #expect(
      card.resources.map { "\($0.rule) \($0.path)" } == [
        "copy Assets/Icons.xcassets", "copy Menu.xcstrings", "process Assets/de.lproj/Localizable.strings",
        "process Assets/en.lproj/Rows.stringsdict",
      ])
  }

  @Test func `a module that is nowhere is named`() throws {
    let suite = try SuiteFixture(["Tests/CardTests.swift": SuiteFixture.test])
    #expect(try suite.modules().map(\.missing) == [["Cards"]])
  }

  @Test func `a folder without snapshot tests is refused`() throws {
    let suite = try SuiteFixture(["Sources/Card.swift": card])
    #expect(throws: CommandFailure.self) { try suite.modules() }
  }

  @Test func `of sources with one name those that the project compiles count`() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXGroup; path = Sources; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        H = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = Cards; buildPhases = (H); };
      }; }
      """
    let suite = try SuiteFixture([
      "Cards.xcodeproj/project.pbxproj": project, "Package.swift": "\"Cards\"", "Sources/Card.swift": card,
      "Sources/old/Card.swift": card, "Tests/CardTests.swift": SuiteFixture.test,
    ])
    let dump = Self.dump([("Cards", "regular")], path: "Sources")
    let modules = try suite.modules(dumps: [".": dump])
    #expect(modules[0].sources == ["\(suite.folder)/Sources/Card.swift"])
  }

  /// A manifest as the package manager prints it.
  private static func dump(_ targets: [(name: String, type: String)], path: String? = nil) -> String {
    let path = path.map { "\"path\": \"\($0)\", " } ?? ""
    let list = targets.map {
      "{\"name\": \"\($0.name)\", \"type\": \"\($0.type)\", \(path)\"exclude\": [], \"resources\": []}"
    }
    return "{\"name\": \"Cards\", \"targets\": [\(list.joined(separator: ", "))]}"
  }
}
