import Foundation
import Testing

/// What the code of a catalog's property `previews` does to the command that asks for them.
@Suite struct PreviewsPropertyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], _ misdeed: String) throws -> CommandRun {
    try CommandRun("Troubled", arguments, in: folder, environment: ["TROUBLED_PREVIEWS": misdeed])
  }

  @Test func `previews that end the process do not make test pass`() throws {
    let run = try run(["test"], "exit")
    #expect(run.status == 2)
    #expect(run.errors.contains("the property `previews` of Troubled crashed: it ended the process with status 0"))
  }

  @Test func `previews that never return time out`() throws {
    let run = try run(["test", "--timeout", "1"], "loop")
    #expect(run.status == 2)
    #expect(run.errors.contains("the property `previews` of Troubled timed out after 1 s"))
  }

  @Test(
    arguments: [["list", "--json"], ["trace", "Plain", "--json"], ["render", "Plain", "--format", "png", "--json"]])
  func `what previews print stays out of JSON and is shown once`(arguments: [String]) throws {
    let run = try run(arguments, "print")
    #expect(run.status == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    #expect(run.errors.components(separatedBy: "Troubled | made anew").count == 2)
    #expect(run.errors.components(separatedBy: "made anew").count == 2)
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "1", "--timeout", "1"], ["--jobs", "2"]])
  func `the process that has listed the previews draws the first ones`(options: [String]) throws {
    let runs = folder.url.appendingPathComponent("runs.txt").path
    let arguments = ["render", "Plain", "Greeting", "Small box", "--format", "png"]
    let run = try CommandRun(
      "Troubled", arguments + options, in: folder, environment: ["TROUBLED_RUNS": runs, "TROUBLED_LISTING": "count"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.filter { $0.hasSuffix(".png") }.count == 3)
    // With a timeout of a second nothing is done in copies of the command.
    let processes = try folder.text("runs.txt").split(separator: "\n").count
    #expect(processes == (options.count == 2 && options[1] == "1" ? 1 : 2))
  }

  @Test(arguments: ["30", "1"]) func `what draws a preview may use every processor`(timeout: String) throws {
    let status = try String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
    let allowed = try #require(status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list") })
    let run = try run(["render", "Onlooker", "--format", "png", "--timeout", timeout], "meddle")
    #expect(run.errors.contains("| \(allowed)\n"), "\(run.errors)")
  }

  @Test func `a picture that fails before the command asks for it is tried once`() throws {
    let run = try CommandRun(
      "Troubled", ["render", "Missing image", "--legibility", "bold", "--jobs", "1"], in: folder)
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.components(separatedBy: "an image that is missing is shown").count == 2)
    #expect(run.errors.contains("cannot find the image 'nowhere'"))
  }

  @Test func `a command that fails after the listing leaves no process`() throws {
    let runs = folder.url.appendingPathComponent("runs.txt").path
    let run = try CommandRun(
      "Troubled", ["render", "No such preview"], in: folder,
      environment: ["TROUBLED_RUNS": runs, "TROUBLED_LISTING": "count"])
    #expect(run.status == 2)
    #expect(run.errors.contains("No such preview"))
    let words = try folder.text("runs.txt").split { $0.isWhitespace }
    let process = try #require(words.count == 2 ? words[1] : nil)
    // The worker ends by itself when the command's end of the pipe closes. A process that nobody has waited for yet has no
    // words.
    func isRunning() -> Bool {
      (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8))?.isEmpty == false
    }
    for _ in 0..<100 where isRunning() { usleep(100_000) }
    #expect(!isRunning())
  }

  @Test func `previews that change the process do so neither for the command nor for what draws them`() throws {
    let arguments = ["render", "Plain", "Onlooker", "--format", "png", "--jobs", "1"]
    let run = try CommandRun(
      "Troubled", arguments, in: folder,
      environment: ["TROUBLED_PREVIEWS": "meddle", "TROUBLED_LISTING": "chdir"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("Onlooker, default | HOME there, MEDDLED unset\n"))
    #expect(folder.files.filter { $0.hasSuffix(".png") }.count == 2)
    let path = folder.url.appendingPathComponent("out/Troubled/plain/default.png").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(try #require(mode) & 0o600 == 0o600)
  }

  @Test(arguments: ["1", "2"])
  func `a preview that changes the working folder and the permissions does so for nothing else`(jobs: String) throws {
    let run = try run(["render", "Plain", "Elsewhere", "Small box", "--format", "png", "--jobs", jobs], "chdir")
    #expect(run.status == 0)
    let files = ["elsewhere", "plain", "small-box"].map { "out/Troubled/\($0)/default.png" }
    #expect(folder.files.filter { $0.hasSuffix(".png") } == files)
    for file in files {
      let path = folder.url.appendingPathComponent(file).path
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(try #require(mode) & 0o600 == 0o600)
    }
    #expect(try self.run(["record", "Plain", "Elsewhere"], "chdir").status == 0)
    #expect(try self.run(["test", "Plain", "Elsewhere"], "chdir").output == "2 variants: 2 the same\n")
  }

  @Test func `a preview that changes the environment, the streams and the limits does so for nothing else`() throws {
    let run = try run(["render", "Meddler", "Onlooker", "--format", "png", "--jobs", "1"], "meddle")
    #expect(run.status == 0, "\(run.errors.suffix(1000))")
    #expect(run.errors.contains("Onlooker, default | HOME there, MEDDLED unset\nOnlooker, default | input open\n"))
    #expect(try folder.text("stolen.txt") == "stolen\n")
    for preview in ["meddler", "onlooker"] {
      #expect(try folder.read("out/Troubled/\(preview)/default.png").count > 100)
    }
  }

  @Test func `of what a preview prints the end is shown, and how much is left out`() throws {
    let run = try run(["render", "Meddler", "--format", "png", "--jobs", "1"], "meddle")
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("Meddler, default | ") }
    #expect(lines.first?.contains(/… \d+ bytes before this are left out/) == true)
    #expect(lines.last == "Meddler, default | the end")
    #expect(lines.count > 1000)
    #expect(run.errors.utf8.count < 250_000)
  }

  @Test func `a note was printed once by each worker`() throws {
    let run = try run(["lint", "Plain", "--text-size", "all", "--appearance", "all", "--jobs", "3"], "tell")
    #expect(run.status == 0, "\(run.errors.suffix(1000))")
    #expect(run.errors.components(separatedBy: "note: nothing has data").count == 2, "\(run.errors)")
  }

  @Test func `a preview that prints without end times out`() throws {
    let run = try run(["test", "Meddler", "Plain", "--timeout", "1", "--jobs", "1"], "shout")
    #expect(run.status == 1)
    #expect(run.errors.contains("the preview 'Meddler' timed out after 1 s"))
    #expect(run.errors.utf8.count < 250_000)
  }

  @Test(arguments: ["1", "2"]) func `a preview that ends the process does not make test pass`(jobs: String) throws {
    #expect(try self.run(["record", "Plain", "Onlooker"], "leave").status == 0)
    let run = try run(["test", "Plain", "Meddler", "Onlooker", "--jobs", jobs], "leave")
    #expect(run.status == 1)
    #expect(run.errors.contains("the preview 'Meddler' crashed: it ended the process with status 0"))
    #expect(run.output.contains("2 the same"))
  }

  @Test func `a preview that takes more memory than it may ends, and the others are drawn`() throws {
    let start = Date()
    let run = try run(
      ["render", "Meddler", "Onlooker", "--format", "png", "--jobs", "1", "--memory", "512"], "devour")
    #expect(run.status == 1)
    #expect(run.errors.contains("the preview 'Meddler' crashed"))
    #expect(run.errors.contains("its memory was limited to 512 MB by --memory"))
    #expect(folder.exists("out/Troubled/onlooker/default.png"))
    #expect(Date().timeIntervalSince(start) < 30)
  }

  @Test func `folders are nobody else's to write to, whatever the mask of permissions is`() throws {
    for arguments in [["record", "Plain"], ["render", "Plain"], ["test", "Plain", "--report", "html"]] {
      let caches = ["XDG_CACHE_HOME": folder.url.appendingPathComponent("caches").path]
      let run = try CommandRun("Troubled", arguments, in: folder, environment: caches, throughShell: "umask 000")
      #expect(run.status == 0, "\(run.errors)")
    }
    let names = FileManager.default.enumerator(atPath: folder.url.path)?.compactMap { $0 as? String } ?? []
    #expect(["goldens/Troubled/plain", "caches/preview/calibration", ".preview/reports"].allSatisfy(names.contains))
    for name in names {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appendingPathComponent(name).path)
      #expect(try #require(attributes[.posixPermissions] as? Int) & 0o022 == 0, "\(name)")
    }
  }
}
