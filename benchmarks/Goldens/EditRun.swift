import LPLayoutModel
import Foundation
import LPSupport
import LPSnapshots

/// Edits of the gallery's sources and strings, chosen by seed; each is tested against goldens from before, and the report
/// must name as cause what was edited.
///
/// Each edit is compiled as a catalog of its own, of the one preview that it is about. All are in one executable, whose
/// environment says which it is to be: fifty builds of a package would take an hour.
struct EditRun {
  private let tools: GoldensTools
  private let sources: [GallerySource]
  private let strings: GalleryStrings
  private var edits: [GalleryEdit] = []
  private let folder: String

  private static let variants = "default,accessibility3,ar,dark,de,doubled,regular"
  private static let selector = "GALLERY_EDIT"

  init(_ tools: GoldensTools, seed: Int, count: Int) throws {
    self.tools = tools
    folder = tools.path("edits")
    let gallery = "\(tools.package)/examples/Gallery"
    sources = try FileManager.default.contentsOfDirectory(atPath: gallery).filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { GallerySource(name: $0, text: try String(contentsOfFile: "\(gallery)/\($0)", encoding: .utf8)) }
    strings = try GalleryStrings(path: "\(gallery)/Resources/Localizable.xcstrings")
    edits = chosen(count, seed: seed)
  }

  /// As many of each kind, over all files; no line is edited twice in the same way.
  private func chosen(_ count: Int, seed: Int) -> [GalleryEdit] {
    var random = SplitMix64(seed: UInt64(bitPattern: Int64(seed)))
    var pools = GalleryEdit.Kind.allCases.map { kind in
      var pool = sources.flatMap { $0.edits(kind, strings: strings, &random) }
      pool.shuffle(using: &random)
      return pool
    }
    var edits: [GalleryEdit] = []
    while edits.count < count, pools.contains(where: { !$0.isEmpty }) {
      for kind in pools.indices where edits.count < count {
        if let edit = pools[kind].popLast() { edits.append(edit) }
      }
    }
    return edits
  }

  mutating func run(into report: inout GoldensReport) throws {
    note("compiling \(edits.count) edits")
    let executable = try compile()
    note("recording goldens, and testing each edit")
    try TimedProcess(
      [executable, "record", "--variant", Self.variants] + place(strings: nil), environment: ["CI": "false"]
    ).expect([0])
    try findEquations(executable)
    var (right, alone) = (0, 0)
    for (number, edit) in edits.enumerated() {
      let causes = try causes(of: edit, number, executable)
      let isRight = causes.first.map { isExpected($0, edit, number) } ?? false
      let isAlone = isRight && causes.allSatisfy { isExpected($0, edit, number) }
      right += isRight ? 1 : 0
      alone += isAlone ? 1 : 0
      if !isAlone {
        let found = causes.prefix(4).map { "\($0.goldens)× \($0.titled)" }.joined(separator: "; ")
        report.wrong.append("\(isRight ? "not alone" : "WRONG"): \(edit.title) — \(found.isEmpty ? "nothing" : found)")
      }
    }
    (report.edits, report.causes_right, report.causes_alone) = (edits.count, right, alone)
  }

  // MARK: Building

  private static func typeName(_ number: Int) -> String { "Edit\(number)" }
  private static func fileName(_ number: Int) -> String { "Edit\(number).swift" }

  private func compile() throws -> String {
    let sourceFolder = "\(folder)/sources"
    try FileManager.default.createDirectory(atPath: sourceFolder, withIntermediateDirectories: true)
    var files = sources.map { "\(tools.package)/examples/Gallery/\($0.name)" }
    for (number, edit) in edits.enumerated() {
      guard let source = edit.source else { continue }
      let path = "\(sourceFolder)/\(Self.fileName(number))"
      let name = Self.typeName(number)
      let text =
        source.replacingOccurrences(of: "extension Gallery {", with: "extension \(name) {")
        + "\nstruct \(name): PreviewCatalog { var previews: [Preview] { [] } }\n"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      files.append(path)
    }
    let main = "\(sourceFolder)/Main.swift"
    try mainSource.write(toFile: main, atomically: true, encoding: .utf8)
    let map = ["CCairo", "CDeflate", "CPNG", "CPango"].map { "module \($0) {}\n" }.joined()
    try map.write(toFile: "\(sourceFolder)/module.modulemap", atomically: true, encoding: .utf8)
    let executable = "\(folder)/gallery-edits"
    try TimedProcess(
      [
        "swiftc", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-module-name", "Edits", "-I",
        "\(tools.release)/Modules", "-I", sourceFolder, "-L", tools.release, "-lLayoutPreviewRuntime", "-Xlinker",
        "-rpath", "-Xlinker", tools.release, "-j", "\(ProcessInfo.processInfo.activeProcessorCount)",
      ] + files + [main, "-o", executable]
    ).expect([0])
    return executable
  }

  private var mainSource: String {
    let all = sources.map(\.property)
    let cases = edits.enumerated().filter { $0.element.source != nil }.map { number, edit in
      let property = sources.first { $0.name == edit.file }!.property
      return "    case \"\(number)\": return [\(Self.typeName(number))().\(property)]"
    }
    return """
      import Foundation
      import LayoutPreview

      @main
      struct Gallery: PreviewCatalog {
        var previews: [Preview] {
          switch ProcessInfo.processInfo.environment["\(Self.selector)"] {
      \(cases.joined(separator: "\n"))
          default: return [\(all.joined(separator: ", "))]
          }
        }
      }

      """
  }

  // MARK: Running

  private func place(strings: String?) -> [String] {
    ["--package-path", folder, "--resources", strings ?? "\(tools.package)/examples/Gallery/Resources"]
  }

  /// Those that the removed lines made, from the gallery as it was.
  private mutating func findEquations(_ executable: String) throws {
    let out = tools.path("layouts")
    try TimedProcess(
      [executable, "render", "--format", "json", "--variant", Self.variants, "--out", out, "--resources"]
        + ["\(tools.package)/examples/Gallery/Resources"]
    ).expect([0])
    var equations: [String: Set<String>] = [:]
    for case let file as String in FileManager.default.enumerator(atPath: out)! where file.hasSuffix(".json") {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(out)/\(file)"))
      for record in try JSONDecoder().decode(LayoutResult.self, from: data).constraints {
        guard let site = record.callSite else { continue }
        equations["\(site.fileID.split(separator: "/").last ?? ""):\(site.line)", default: []].insert(record.equation)
      }
    }
    for index in edits.indices where edits[index].kind == .removed {
      edits[index].expectation = .gone(equations: equations["\(edits[index].file):\(edits[index].line)"] ?? [])
    }
  }

  /// Causes as the report has them, those of most goldens first.
  private func causes(of edit: GalleryEdit, _ number: Int, _ executable: String) throws -> [ReportedCause] {
    var resources: String?
    if edit.kind == .longer {
      let path = tools.path("strings-\(number)")
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try strings.data(replacing: edit.before, by: edit.after)
        .write(to: URL(fileURLWithPath: "\(path)/Localizable.xcstrings"))
      resources = path
    }
    let run = try TimedProcess(
      [executable, "test", "--json"] + place(strings: resources), environment: [Self.selector: "\(number)"],
      keepsOutput: true
    ).expect([0, 1])
    let report = try JSONReport.read(Array(run.output.utf8), name: edit.title)
    return report.catalogs.flatMap(\.causesByWeight)
  }

  private func isExpected(_ cause: ReportedCause, _ edit: GalleryEdit, _ number: Int) -> Bool {
    let isConstraint = cause.sentence.hasPrefix("`")
    let isHere = cause.file?.hasSuffix(Self.fileName(number)) ?? false
    switch edit.expectation {
    case .constraint(let line): return isConstraint && isHere && cause.line == line
    case .gone(let equations): return equations.contains { cause.sentence.hasPrefix("`\($0)` is gone") }
    case .text(let words): return cause.sentence.contains(" says \"\(words.prefix(20))")
    case .view(let lines, let names):
      if isConstraint { return false }
      let name = cause.sentence.prefix { $0 != " " }.split(separator: ".").last ?? ""
      let base = name.prefix { $0 != "#" }
      return names.contains(String(base)) || isHere && cause.line.map(lines.contains) ?? false
    }
  }
}
