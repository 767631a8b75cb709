import LPAppSources
import Testing

/// Where the sources of modules are that an app brings along.
struct ModuleFoldersTests {
  private let folders = ModuleFolders([
    "/app/Classes/Grid/Grid+App.swift", "/app/Main.swift", "/app/Packages/Tiles/Package.swift",
    "/app/Packages/Tiles/Sources/Tiles/Inner/Row.swift", "/app/Packages/Tiles/Sources/Tiles/Tile.swift",
    "/app/Packages/Tiles/Tests/TilesTests/TileTests.swift", "/app/Pods/Grid/Example/App.swift",
    "/app/Pods/Grid/Source/Grid.swift", "/app/Pods/Grid/Source/Line.swift", "/app/Pods/Grid/Tests/GridTests.swift",
  ])

  @Test func `a module's sources are those below the folder of its name that has most of them`() {
    #expect(folders.sources(of: "Grid") == ["/app/Pods/Grid/Source/Grid.swift", "/app/Pods/Grid/Source/Line.swift"])
  }

  @Test func `of a package they are those of the target`() {
    let own = ["Inner/Row.swift", "Tile.swift"].map { "/app/Packages/Tiles/Sources/Tiles/\($0)" }
    #expect(folders.sources(of: "Tiles") == own)
  }

  @Test func `a module without a folder has none`() { #expect(folders.sources(of: "Alamofire") == []) }
}
