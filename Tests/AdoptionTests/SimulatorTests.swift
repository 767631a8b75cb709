import Foundation
import LPAdoption
import Testing

struct SimulatorTests {
  private func find(_ files: [String: String], in folder: String = "") throws -> Simulator? {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("simulator-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let known = ["iPhone 15", "iPhone 8", "iPhone SE (3rd generation)", "iPad Pro (11-inch)"]
    return Simulator.find(for: root.path + folder) { known.contains($0) }
  }

  @Test(
    arguments: [
      (#"destination: ["platform=iOS Simulator,OS=17.5,name=iPhone 15"]"#, "iPhone 15", "17.5"),
      (#"  -destination platform="iOS Simulator,name=iPhone 8,OS=13.3" | xcpretty"#, "iPhone 8", "13.3"),
      (#"scan(device: "iPhone 8 (16.4)")"#, "iPhone 8", "16.4"),
      (#"  devices: ["iPad Pro (11-inch)"],"#, "iPad Pro (11-inch)", nil),
      ("  IOS_DEVICE: iPhone SE (3rd generation)", "iPhone SE (3rd generation)", nil),
    ] as [(String, String, String?)])
  func `a device is read as projects write it`(_ line: String, _ device: String, _ system: String?) throws {
    let found = try find([".github/workflows/ci.yml": "jobs:\n  test:\n    \(line)\n"])
    #expect(found == Simulator(device: device, system: system, place: ".github/workflows/ci.yml:3"))
  }

  @Test func `the device of snapshot tests comes before others`() throws {
    let lanes = """
      lane :unit do
        scan(destination: "platform=iOS Simulator,name=iPhone 8")
      end
      \(String(repeating: "\n", count: 12))
      desc "Run all snapshot tests"
      lane :pictures do
        scan(destination: "platform=iOS Simulator,name=iPhone SE (3rd generation),OS=15.5")
      end
      """
    let found = try find(["fastlane/Fastfile": lanes, "Makefile": "\tname=iPhone 15"])
    #expect(found?.device == "iPhone SE (3rd generation)")
    #expect(found?.system == "15.5")
  }

  @Test func `names that no device has and variables are passed over`() throws {
    #expect(try find(["Makefile": "name=iPhone 99\nname=$(DEVICE)\ndevice: \"Pixel\""]) == nil)
  }

  @Test func `the files of the repository count for a folder in it`() throws {
    let files = [".git/HEAD": "", "App/Package.swift": "", ".github/workflows/ci.yml": "name=iPhone 15"]
    #expect(try find(files, in: "/App")?.place == ".github/workflows/ci.yml:1")
  }
}
