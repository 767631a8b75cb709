import Foundation

/// A simulator on which a suite runs on a Mac, as the project's own files for CI and builds name it.
package struct Simulator: Encodable, Sendable, Hashable {
  /// The name, as Xcode shows it: `iPhone SE (3rd generation)`.
  package let device: String
  /// The version of iOS; `nil` if the file leaves it to Xcode.
  package let system: String?
  /// The file and the line, relative to the folder that was searched.
  package let place: String

  package init(device: String, system: String?, place: String) {
    (self.device, self.system, self.place) = (device, system, place)
  }

  /// The variables of a run on it.
  package var variables: [(name: String, value: String)] {
    [(name: "SNAPSHOT_DEVICE", value: device)] + (system.map { [(name: "SNAPSHOT_SYSTEM", value: $0)] } ?? [])
  }

  /// Files that are longer are no scripts.
  private static let largest = 1 << 20
  /// How many lines above a device tell what it is for.
  private static let context = 12

  /// Returns the simulator of snapshot tests; `nil` if no file names one.
  ///
  /// One whose lines speak of snapshots comes before others, and workflows come before scripts.
  ///
  /// - Parameters:
  ///   - folder: a folder of the project.
  ///   - isKnown: whether there is a device of a name.
  package static func find(for folder: String, isKnown: (String) -> Bool) -> Simulator? {
    let root = repository(of: folder)
    let found = files(in: root).flatMap { candidates(in: $0, below: root) }.filter { isKnown($0.simulator.device) }
    return (found.first(where: \.isForSnapshots) ?? found.first)?.simulator
  }

  /// The folder itself, or the one above that is under version control.
  private static func repository(of folder: String) -> String {
    var path = folder
    while path.count > 1 {
      if FileManager.default.fileExists(atPath: "\(path)/.git") { return path }
      path = (path as NSString).deletingLastPathComponent
    }
    return folder
  }

  // MARK: Files

  /// The folders in which scripts are, the most telling first; `""` is the project's own.
  private static let folders = [
    ".github/workflows", ".circleci", ".buildkite", ".semaphore", "fastlane", "Fastlane", "", "ci", ".ci", ".cicd",
    "scripts", "Scripts", "bin",
  ]

  private static func files(in root: String) -> [String] {
    folders.flatMap { folder -> [String] in
      let path = folder.isEmpty ? root : "\(root)/\(folder)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter(isScript).sorted().map { "\(path)/\($0)" }
    }
  }

  private static func isScript(_ name: String) -> Bool {
    let names = ["Makefile", "Rakefile", "Fastfile", "Scanfile", "Justfile"]
    let endings = [".yml", ".yaml", ".sh", ".rb", ".mk", ".toml", ".json"]
    return names.contains(name) || endings.contains(where: name.hasSuffix)
  }

  // MARK: Lines

  private struct Candidate {
    let simulator: Simulator
    let isForSnapshots: Bool
  }

  /// `name=iPhone 15` of xcodebuild's destinations; `device: "iPhone 8"`, `devices: ["iPhone 8 (16.4)"]`, and
  /// `IOS_DEVICE: iPhone 14` of scripts.
  private static func candidates(in path: String, below root: String) -> [Candidate] {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? Int, size <= largest, let data = FileManager.default.contents(atPath: path)
    else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      guard let (device, system) = device(in: line) else { return nil }
      let above = lines[max(0, number - context)...number]
      return Candidate(
        simulator: Simulator(
          device: device, system: system, place: "\(path.dropFirst(root.count + 1)):\(number + 1)"),
        isForSnapshots: above.contains { $0.lowercased().contains("snapshot") })
    }
  }

  private static func device(in line: Substring) -> (name: String, system: String?)? {
    let name = /(?i)\b(?:name=|\w*device(?:s|_name)?\W{1,6})(?<name>iP(?:hone|ad)(?: [\w.\-]+| \([\w.\-\s]+\))*)/
    guard let match = line.firstMatch(of: name) else { return nil }
    var device = String(match.output.name)
    var system = line.firstMatch(of: /(?i)\bOS=(\d+(?:\.\d+)*)/).map { String($0.output.1) }
    // Fastlane's names end with the version: `iPhone 8 (16.4)`.
    if let end = device.firstMatch(of: /\ \((\d+(?:\.\d+)+)\)$/) {
      system = system ?? String(end.output.1)
      device.removeSubrange(end.range)
    }
    return (device, system)
  }
}
