import Foundation
import FuzzTargets
import Testing
import ThreadTime

/// The corpora of the fuzzer, each file of which is an input that was once written or found.
@MainActor
@Suite struct CorpusTests {
  private static let corpora = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpora")

  @Test(arguments: FuzzTarget.allCases)
  func `no file of a corpus crashes, hangs or breaks a promise`(_ target: FuzzTarget) throws {
    let folder = Self.corpora.appendingPathComponent(target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count >= 3, "a corpus needs inputs that are read and inputs that are refused")
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      let time = ThreadTime.seconds {
        #expect(throws: Never.self, "\(target.rawValue)/\(name)") { try target.run(bytes) }
      }
      #expect(time < 10, "\(target.rawValue)/\(name)")
    }
  }

  @Test func `every corpus has a target, and coverage is kept for every target`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      at: Self.corpora, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }.map(\.lastPathComponent)
    #expect(Set(folders) == Set(FuzzTarget.allCases.map(\.rawValue)))
    let table = try String(contentsOf: Self.corpora.appendingPathComponent("coverage.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: "\t") }
    #expect(rows.map { String($0[0]) } == FuzzTarget.allCases.map(\.rawValue).sorted())
    #expect(rows.allSatisfy { $0.count == 3 && $0.dropFirst().allSatisfy { Int($0) ?? 0 > 0 } })
  }
}
