import LPAdoption
import Testing

struct SuitePackageTests {
  private var tests: SuiteModule {
    var module = SuiteModule(
      name: "CardsTests", kind: .tests, folder: "/app/Tests",
      sources: ["/app/Tests/A/Card.swift", "/app/Tests/B/Card.swift"])
    module.dependencies = ["Cards"]
    module.products = ["SnapshotTesting"]
    module.references = ["/app/Tests/B/__Snapshots__/Card/test.1.png"]
    module.files = ["/app/Tests/Data/list.json", "/app/Tests/Images.xcassets/Contents.json"]
    module.resources = [.init(path: "Data", rule: "copy"), .init(path: "Gone", rule: "copy")]
    return module
  }

  @Test func `the manifest has targets, products, resources, and excludes the rest`() {
    let manifest = SuitePackage(name: "Linux", modules: [tests], library: "/opt/LayoutPreview").manifest
    for line in [
      ".package(path: Context.environment[\"LAYOUT_PREVIEW\"] ?? \"/opt/LayoutPreview\")",
      ".testTarget(", "name: \"CardsTests\"", "\"Cards\",",
      ".product(name: \"SnapshotTesting\", package: \"LayoutPreview\")",
      ".product(name: \"UIKit\", package: \"LayoutPreview\")", ".copy(\"Data\")", "\"B/__Snapshots__\"",
      "\"Images.xcassets\"",
    ] {
      #expect(manifest.contains(line), "\(line)")
    }
    #expect(!manifest.contains("Gone"))
  }

  @Test func `sources with one name get others, and their references with them`() {
    let places = tests.places()
    #expect(places["/app/Tests/A/Card.swift"] == "Tests/CardsTests/A/Card.swift")
    #expect(places["/app/Tests/B/Card.swift"] == "Tests/CardsTests/B/B-Card.swift")
    #expect(
      places["/app/Tests/B/__Snapshots__/Card/test.1.png"] == "Tests/CardsTests/B/__Snapshots__/B-Card/test.1.png")
  }

  @Test func `the job for CI runs the package where it is`() {
    let package = SuitePackage(name: "Linux", modules: [tests], library: nil)
    let phone = Simulator(device: "iPhone 15", system: "17.5", place: "ci.yml:1")
    let workflow = package.workflow(at: "Linux", hasReferences: true, phone)
    #expect(workflow.contains("swift test --package-path Linux\n"))
    #expect(
      workflow.contains(#"SNAPSHOT_DEVICE: "iPhone 15", SNAPSHOT_SYSTEM: "17.5", SNAPSHOT_REFERENCES: apple, "#))
  }
}
