import Foundation
import LPSupport
import Testing
import ThreadTime

/// Commands at the same time over one cache of compiled files, some of which are killed at random moments: whatever a
/// command runs is what was compiled from its file, whole.
struct CompileCacheModelTests {
  /// Writes a program in pieces, which prints the number of the source that it was made of once it is whole.
  private static let compiler = """
    #!/bin/sh
    for word; do
      output=$word
      case $word in *.swift) source=$word ;; esac
    done
    : > "$output"
    chmod +x "$output"
    echo '#!/bin/sh' >> "$output"
    sleep 0.0$(( $$ % 3 ))
    printf 'echo made-of-' >> "$output"
    sleep 0.0$(( $$ % 2 ))
    sed -n 's/^\\/\\/ number \\([0-9]*\\)$/\\1/p' "$source" >> "$output"

    """

  private let folder: TemporaryFolder
  private let files = 6

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<files { try write(number) }
    try folder.write(Self.compiler, to: "bin/swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("bin/swiftc").path)
  }

  private func write(_ number: Int) throws {
    let catalog = "@main struct Card\(number): PreviewCatalog { var previews: [Preview] { } }"
    try folder.write("import LayoutPreview\n// number \(number)\n\(catalog)\n", to: "\(number)/Card\(number).swift")
  }

  /// Runs commands in the folder of the test.
  private struct Lane: Sendable {
    let folder: URL
    let scratch: URL

    /// - Parameter delay: the microseconds after which the command is killed; `nil` for one that ends by itself.
    /// - Returns: what went wrong, if the command was not killed and did not print what its file was compiled to.
    func problem(of number: Int, killedAfter delay: UInt32?) throws -> String? {
      let process = Process()
      process.executableURL = CommandRun.buildFolder.appendingPathComponent("preview")
      process.arguments = ["list", "\(number)/Card\(number).swift"]
      process.currentDirectoryURL = folder
      process.environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "HOME": folder.path]
      let file = scratch.appendingPathComponent(UUID().uuidString)
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
      let handle = try FileHandle(forWritingTo: file)
      process.standardOutput = handle
      process.standardError = handle
      process.standardInput = FileHandle.nullDevice
      try process.runWithinLimit()
      if let delay {
        usleep(delay)
        kill(process.processIdentifier, SIGKILL)
      }
      process.waitUntilExit()
      let output = try String(contentsOf: file, encoding: .utf8)
      if process.terminationReason == .uncaughtSignal { return nil }
      let isRight = process.terminationStatus == 0 && output == "made-of-\(number)\n"
      return isRight ? nil : "\(number): status \(process.terminationStatus), \(output)"
    }
  }

  /// What a cleaner of old files, or another user, does to an entry between two runs.
  private func damage(_ random: inout SplitMix64) {
    let cache = folder.url.appendingPathComponent(".cache/preview")
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: cache.path))?.sorted() ?? []
    guard let entry = entries.randomElement(using: &random) else { return }
    let program = cache.appendingPathComponent(entry).appendingPathComponent("catalog").path
    switch Int.random(in: 0..<3, using: &random) {
    case 0: try? FileManager.default.removeItem(atPath: program)
    case 1: chmod(program, 0o600)
    default: try? FileManager.default.removeItem(atPath: cache.appendingPathComponent(entry).path)
    }
  }

  /// `COMPILE_RUNS` sets another number.
  @Test func `whatever is killed, a command runs what its file was compiled to`() async throws {
    let count = ProcessInfo.processInfo.environment["COMPILE_RUNS"].flatMap(Int.init) ?? 120
    var random = SplitMix64(seed: 48)
    var (whole, killed) = (0, 0)
    let lane = Lane(folder: folder.url, scratch: folder.scratch)
    for _ in 0..<count / 12 {
      // Three commands after each other in each of four lanes.
      let plans = (0..<4).map { _ in
        (0..<3).map { _ in
          (Int.random(in: 0..<files, using: &random), UInt32.random(in: 0...180_000, using: &random))
        }
      }
      let problems = await withTaskGroup(of: [String].self) { group in
        for plan in plans {
          group.addTask {
            plan.compactMap { number, delay in
              do {
                return try lane.problem(of: number, killedAfter: delay < 90_000 ? delay : nil)
              } catch {
                return "\(error)"
              }
            }
          }
        }
        return await group.reduce(into: []) { $0 += $1 }
      }
      #expect(problems.isEmpty)
      if !problems.isEmpty { return }
      let delays = plans.flatMap { $0 }.map(\.1)
      whole += delays.count { $0 >= 90_000 }
      killed += delays.count { $0 < 90_000 }
      damage(&random)
      let problem = try lane.problem(of: Int.random(in: 0..<files, using: &random), killedAfter: nil)
      #expect(problem == nil, "after damage")
    }
    #expect(whole >= count / 4 && killed >= count / 4, "too little was done")
    // The next one that compiles removes what the killed ones left.
    try folder.write("import LayoutPreview\n@main struct Last: PreviewCatalog {}\n// number 99\n", to: "Last.swift")
    let last = try CommandRun(
      "preview", ["list", "Last.swift"], in: folder, environment: ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin"])
    #expect(last.status == 0 && last.output == "made-of-99\n", "\(last.errors)")
    let cache = folder.url.appendingPathComponent(".cache/preview").path
    let left = try FileManager.default.contentsOfDirectory(atPath: cache).filter { $0.hasPrefix(".") }
    #expect(left == [])
  }
}
