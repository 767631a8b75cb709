import Foundation

/// The targets of a project of Xcode, and the sources that each compiles.
package struct XcodeProject: Sendable {
  package struct Target: Sendable {
    package let name: String
    package let isTests: Bool
    /// As absolute paths.
    package let sources: [String]
  }

  package let targets: [Target]

  private typealias Object = [String: Any]

  /// Reads the projects in a folder, and in the folders in it; none is no mistake.
  package init(in folder: String) {
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let inside = names.filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "Carthage" }.flatMap { name in
      ((try? manager.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []).sorted().map { "\(name)/\($0)" }
    }
    targets = (names + inside).filter { $0.hasSuffix(".xcodeproj") }.flatMap { path in
      Self.targets(
        "\(folder)/\(path)/project.pbxproj", in: (("\(folder)/\(path)") as NSString).deletingLastPathComponent)
    }
  }

  private static func targets(_ file: String, in folder: String) -> [Target] {
    guard let data = FileManager.default.contents(atPath: file),
      let plist = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let objects = (plist as? Object)?["objects"] as? [String: Object]
    else { return [] }
    let paths = paths(objects, folder)
    return objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }.compactMap { target in
      guard let name = target["name"] as? String else { return nil }
      let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
      let files = phases.filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
        .flatMap { $0["files"] as? [String] ?? [] }
      let listed = files.compactMap { objects[$0]?["fileRef"] as? String }.compactMap { paths[$0] }
      let folders = (target["fileSystemSynchronizedGroups"] as? [String] ?? []).compactMap { paths[$0] }
      let sources = (listed + folders.flatMap { SuiteFiles(below: $0).paths }).filter(SuiteFiles.isSource)
      let type = target["productType"] as? String ?? ""
      return Target(name: name, isTests: type.contains("unit-test"), sources: Set(sources).sorted())
    }.sorted { $0.name < $1.name }
  }

  /// The paths of files and groups, by their keys.
  private static func paths(_ objects: [String: Object], _ folder: String) -> [String: String] {
    var paths: [String: String] = [:]
    func walk(_ key: String, in parent: String, _ depth: Int) {
      guard let object = objects[key], paths[key] == nil, depth < 100 else { return }
      let start = object["sourceTree"] as? String == "SOURCE_ROOT" ? folder : parent
      let own = (object["path"] as? String).map { $0.hasPrefix("/") ? $0 : "\(start)/\($0)" } ?? start
      paths[key] = URL(fileURLWithPath: own).standardizedFileURL.path
      for child in object["children"] as? [String] ?? [] { walk(child, in: own, depth + 1) }
    }
    for project in objects.values where project["isa"] as? String == "PBXProject" {
      let root = ["\(folder)", project["projectDirPath"] as? String ?? ""].filter { !$0.isEmpty }
      if let group = project["mainGroup"] as? String { walk(group, in: root.joined(separator: "/"), 0) }
    }
    return paths
  }
}
