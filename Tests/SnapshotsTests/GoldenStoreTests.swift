import LPSupport
import Foundation
import Testing

@testable import LPSnapshots

struct GoldenStoreTests {
  let package: TemporaryPackage
  let store: GoldenStore

  init() throws {
    package = try TemporaryPackage()
    store = GoldenStore(root: package.root, environment: [:])
  }

  static let place = GoldenPlaces([GoldenName(catalog: "Gallery", preview: "Profile card", variant: "rtl")]).all[0]

  @Test func `Paths are made of catalog, preview and variant`() {
    let names = ["", "rtl", "size=regular rtl"].map {
      GoldenName(catalog: "Gallery", preview: "Profile card", variant: $0)
    }
    #expect(
      GoldenPlaces(names).all.map(\.layoutPath) == [
        "goldens/Gallery/profile-card/default.layout.txt", "goldens/Gallery/profile-card/rtl.layout.txt",
        "goldens/Gallery/profile-card/size=regular-rtl.layout.txt",
      ])
    #expect(GoldenPlaces(names).all[1].picturePath == "goldens/Gallery/profile-card/rtl.png")
  }

  @Test(arguments: [
    ("Profile card", "profile-card"), ("  a / b\\c  ", "a-b-c"), ("../../etc/passwd", "etc-passwd"),
    ("Größe (2×)", "größe-2×"), ("بطاقة", "بطاقة"), (".hidden.", "hidden"), ("a\u{0}b\nc", "a-b-c"),
    ("e\u{301}te", "éte"), ("a..b", "a.b"), ("CON", "con"),
    ("environment.json", "environment-json"), ("index.HTML", "index-html"), ("card.pdf", "card-pdf"),
    ("iOS 17.2", "ios-17.2"), ("a.layout.txt", "a.layout-txt"),
  ])
  func `Names become fit for files`(name: String, slug: String) {
    #expect(Slug.file(name, empty: "preview").utf8.elementsEqual(slug.utf8))
  }

  @Test func `Names with nothing fit for a file, or too much of it, get a digest`() {
    #expect(Slug.file("!!!", empty: "preview").hasPrefix("preview-"))
    #expect(Slug.file("!!!", empty: "preview") != Slug.file("???", empty: "preview"))
    let long = String(repeating: "long ", count: 100)
    #expect(Slug.file(long, empty: "preview").utf8.count <= 80)
    #expect(Slug.file(long, empty: "preview") != Slug.file(long + "er", empty: "preview"))
  }

  @Test func `Names that would share a file get one each, the first the plain one`() {
    let previews = ["Card", "card", "CARD!", "Other", "card"]
    let places = GoldenPlaces(previews.map { GoldenName(catalog: "G", preview: $0, variant: "") })
    #expect(places.all.count == 4)
    #expect(Set(places.all.map { $0.layoutPath.lowercased() }).count == 4)
    #expect(places.all[0].previewFolder == "card")
    #expect(places[GoldenName(catalog: "G", preview: "CARD!", variant: "")]?.previewFolder.hasPrefix("card-") == true)
    #expect(places[GoldenName(catalog: "G", preview: "none", variant: "")] == nil)
  }

  @Test func `What is written is read back, and written only once`() throws {
    #expect(try store.layout(at: Self.place) == nil)
    #expect(try store.write(layout: "one\n", at: Self.place))
    #expect(try store.layout(at: Self.place) == Array("one\n".utf8))
    #expect(try !store.write(layout: "one\n", at: Self.place))
    #expect(try store.write(layout: "two\n", at: Self.place))
    #expect(package.files == ["goldens/Gallery/profile-card/rtl.layout.txt"])
  }

  @Test(arguments: ["true", "1", "TRUE"])
  func `Under CI nothing is written and the error says what to do`(value: String) throws {
    let store = GoldenStore(root: package.root, environment: ["CI": value])
    #expect(throws: GoldenWriteError.refused(path: Self.place.layoutPath)) {
      try store.write(layout: "x", at: Self.place)
    }
    #expect(try store.writePending(layout: "x", picture: nil, at: Self.place) == [])
    #expect(package.files == [])
    #expect(GoldenWriteError.refused(path: "p").message.contains("run `preview record` on your machine"))
  }

  struct DiskFull: Error {}

  @Test(arguments: AtomicFile.Step.allCases, [false, true])
  func `Interrupted at any step, the old golden or the new one is there`(step: AtomicFile.Step, killed: Bool) throws {
    try store.write(layout: "old\n", at: Self.place)
    var failing = store
    failing.files.leavesTemporary = killed
    failing.files.interrupt = { if $0 == step { throw DiskFull() } }
    #expect {
      try failing.write(layout: "new\n", at: Self.place)
    } throws: {
      guard case .failed(let path, step, _)? = $0 as? GoldenWriteError else { return false }
      return path == Self.place.layoutPath
    }
    let expected = step == .syncFolder ? "new\n" : "old\n"
    #expect(package.bytes(Self.place.layoutPath) == Array(expected.utf8))
    let leftovers = try store.stale(inCatalog: "Gallery", known: [Self.place]).leftovers
    #expect(leftovers.count == (killed && [.write, .sync, .rename].contains(step) ? 1 : 0))
    try store.prune(StaleGoldens(goldens: [], leftovers: leftovers))
    #expect(package.files == [Self.place.layoutPath])
  }

  @Test func `A folder that cannot be made is an error with the system's reason`() throws {
    try package.write([1], "goldens")
    #expect {
      try store.write(layout: "x", at: Self.place)
    } throws: {
      guard case .failed(_, .makeFolder, let reason)? = $0 as? GoldenWriteError else { return false }
      return !reason.isEmpty
    }
  }

  @Test func `Goldens that are no such files are named one by one`() throws {
    let path = Self.place.layoutPath
    func check(_ message: String, _ prepare: () throws -> Void) throws {
      try? FileManager.default.removeItem(at: package.url("goldens"))
      try FileManager.default.createDirectory(
        at: package.url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try prepare()
      do throws(GoldenFileError) {
        _ = try store.layout(at: Self.place)
        Issue.record("read although \(message)")
      } catch {
        #expect(error.message.hasPrefix("\(path): \(message)"), "\(error.message)")
      }
    }
    try check("is a folder where a golden should be") {
      try FileManager.default.createDirectory(at: package.url(path), withIntermediateDirectories: true)
    }
    try check("is empty") { try package.write([], path) }
    try check("is a Git LFS pointer, not the file itself; run `git lfs pull`") {
      try package.write(Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8), path)
    }
    try check("is a link to /etc/hostname, outside of the package") {
      try FileManager.default.createSymbolicLink(atPath: package.url(path).path, withDestinationPath: "/etc/hostname")
    }
    try check("is a broken link") {
      try FileManager.default.createSymbolicLink(atPath: package.url(path).path, withDestinationPath: "nowhere")
    }
    try check("is not a regular file") { #expect(mkfifo(package.url(path).path, 0o600) == 0) }
  }

  @Test func `A folder that leads out of the package is neither read nor written`() throws {
    let outside = try TemporaryPackage()
    try FileManager.default.createDirectory(at: package.url("goldens"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: package.url("goldens/Gallery").path, withDestinationPath: outside.root.path)
    #expect(throws: GoldenWriteError.self) { try store.write(layout: "x", at: Self.place) }
    #expect(outside.files == [])
    try outside.write([1], "profile-card/rtl.layout.txt")
    #expect(throws: GoldenFileError.self) { try store.layout(at: Self.place) }
    #expect(throws: GoldenFileError.self) { try store.stale(inCatalog: "Gallery", known: []) }
  }

  @Test func `In a tree of links that TEST_SRCDIR names, links out of the package are read`() throws {
    let sources = try TemporaryPackage()
    try sources.write(Array("x".utf8), Self.place.layoutPath)
    let link = package.url(Self.place.layoutPath)
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: sources.url(Self.place.layoutPath))
    func layout(_ runfiles: String) throws -> [UInt8]? {
      try GoldenStore(root: package.root, environment: ["TEST_SRCDIR": runfiles]).layout(at: Self.place)
    }
    #expect(try layout(package.root.path) == Array("x".utf8))
    #expect(try layout(package.root.deletingLastPathComponent().path) == Array("x".utf8))
    for other in ["", ".", "/nowhere", sources.root.path, package.url("goldens").path] {
      #expect(throws: GoldenFileError.self) { try layout(other) }
    }
  }

  @Test func `A file that is too large is not read`() throws {
    let small = GoldenStore(root: package.root, environment: [:], limits: .init(layoutBytes: 10))
    try store.write(layout: "more than ten bytes", at: Self.place)
    #expect(throws: GoldenFileError.tooLarge(path: Self.place.layoutPath, bytes: 19, limit: 10)) {
      try small.layout(at: Self.place)
    }
  }

  @Test func `A picture is refused by its header before it is decoded`() throws {
    func error(_ bytes: [UInt8]) throws -> GoldenFileError? {
      try package.write(bytes, Self.place.picturePath)
      do throws(GoldenFileError) {
        _ = try store.picture(at: Self.place)
        return nil
      } catch { return error }
    }
    let path = Self.place.picturePath
    let png = TestPicture.encode(TestPicture.image())
    #expect(try error(png) == nil)
    #expect(try error(Array("GIF89a and so on".utf8)) == .notPNG(path: path))
    #expect(try error(Array(png.prefix(4))) == .truncated(path: path))
    #expect(try error(Array(png.prefix(40))) == .truncated(path: path))
    var huge = png
    huge.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    #expect(try error(huge) == .tooManyPixels(path: path, width: 30_000, height: 30_000, limit: 40_000_000))
    huge.replaceSubrange(16..<24, with: Array(repeating: 0xFF, count: 8))
    #expect(try error(huge) != nil)
    huge.replaceSubrange(16..<24, with: Array(repeating: 0, count: 8))
    #expect(try error(huge) == .notPNG(path: path))
  }

  @Test func `Goldens of no preview are stale, and pruning takes their folders too`() throws {
    let names = ["a", "b"].map { GoldenName(catalog: "Gallery", preview: $0, variant: "") }
    let places = GoldenPlaces(names)
    for place in places.all { try store.write(layout: "\(place.file)\n", at: place) }
    try store.write(GoldenEnvironment(fonts: [], libraries: []), ofCatalog: "Gallery")
    let stale = try store.stale(inCatalog: "Gallery", known: [places.all[0]])
    #expect(stale == StaleGoldens(goldens: ["goldens/Gallery/b/default.layout.txt"], leftovers: []))
    try store.prune(stale)
    #expect(package.files == ["goldens/Gallery/a/default.layout.txt", "goldens/Gallery/environment.json"])
    #expect(!FileManager.default.fileExists(atPath: package.url("goldens/Gallery/b").path))
    #expect(try store.stale(inCatalog: "Elsewhere", known: []).isEmpty)
  }

  @Test(arguments: ["photo.png", "a.layout.txt", ".card.png.12.preview-tmp"])
  func `The folder of a preview whose name ends like a file is not stale, and pruning leaves it`(
    name: String
  ) throws {
    let place = GoldenPlaces([GoldenName(catalog: "Gallery", preview: name, variant: "")]).all[0]
    try store.write(layout: "text\n", at: place)
    #expect(try store.stale(inCatalog: "Gallery", known: [place]).isEmpty)
    let folder = (place.layoutPath as NSString).deletingLastPathComponent
    #expect(throws: GoldenWriteError.notDeleted(path: folder, reason: "it is not a regular file")) {
      try store.prune(StaleGoldens(goldens: [folder]))
    }
    #expect(package.files == [place.layoutPath])
  }

  @Test func `Links and folders among goldens are neither stale nor deleted`() throws {
    try store.write(layout: "text\n", at: Self.place)
    let manager = FileManager.default
    let outside = package.url("outside.txt")
    try Data("kept".utf8).write(to: outside)
    let link = package.url("goldens/Gallery/profile-card/old.png")
    try manager.createSymbolicLink(at: link, withDestinationURL: outside)
    try manager.createDirectory(at: package.url("goldens/Gallery/gone.png"), withIntermediateDirectories: true)
    #expect(try store.stale(inCatalog: "Gallery", known: [Self.place]).isEmpty)
    #expect(throws: GoldenWriteError.self) {
      try store.prune(StaleGoldens(goldens: ["goldens/Gallery/profile-card/old.png"]))
    }
    #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == outside.path)
  }

  @Test func `A renamed preview is recognised by its layouts`() throws {
    let variants = ["", "rtl", "dark"]
    let old = GoldenPlaces(variants.map { GoldenName(catalog: "Gallery", preview: "Card", variant: $0) })
    for place in old.all { try store.write(layout: "layout of \(place.file)\n", at: place) }
    let new = GoldenPlaces(
      variants.flatMap { variant in
        ["Unlike", "Profile card"].map { GoldenName(catalog: "Gallery", preview: $0, variant: variant) }
      })
    let stale = try store.stale(inCatalog: "Gallery", known: new.all)
    let missing = new.all.map { place -> (place: GoldenPlace, digest: String) in
      let text = place.name.preview == "Unlike" ? "other\n" : "layout of \(place.file)\n"
      return (place, GoldenStore.digest(layoutText: Array(text.utf8), scene: "1234"))
    }
    let renamed = try store.renamed(stale, missing: missing)
    #expect(
      renamed == [RenamedPreview(from: "goldens/Gallery/card", to: "goldens/Gallery/profile-card", same: 3, all: 3)])
  }

  @Test func `Accepting makes the pending files goldens, rejecting forgets them`() throws {
    try store.write(layout: "old\n", at: Self.place)
    let png = TestPicture.encode(TestPicture.image())
    #expect(try store.writePending(layout: "new\n", picture: png, at: Self.place).count == 2)
    #expect(try store.accept(Self.place) == [Self.place.layoutPath, Self.place.picturePath])
    #expect(package.files == ["goldens/Gallery/profile-card/rtl.layout.txt", "goldens/Gallery/profile-card/rtl.png"])
    #expect(package.bytes(Self.place.layoutPath) == Array("new\n".utf8))
    _ = try store.writePending(layout: "newer\n", picture: nil, at: Self.place)
    store.reject(Self.place)
    #expect(try store.accept(Self.place) == [])
    #expect(package.bytes(Self.place.layoutPath) == Array("new\n".utf8))
  }

  @Test func `The environment is read back in order, and differences say what to install`() throws {
    let inter = GoldenEnvironment.Font(name: "Inter-Regular.otf", sha256: "aaaaaaaaaaaa", package: "fonts-inter")
    let noto = GoldenEnvironment.Font(name: "NotoSans.ttf", sha256: "bb")
    let recorded = GoldenEnvironment(fonts: [noto, inter], libraries: [.init(name: "cairo", version: "1.16.0")])
    try store.write(recorded, ofCatalog: "Gallery")
    #expect(try store.environment(ofCatalog: "Gallery") == recorded)
    #expect(recorded.fonts.map(\.name) == ["Inter-Regular.otf", "NotoSans.ttf"])
    var other = inter
    other.sha256 = "cccccccccccc"
    let here = GoldenEnvironment(fonts: [other], libraries: [.init(name: "cairo", version: "1.18.0")])
    #expect(
      here.differences(from: recorded).map(\.message) == [
        "fonts-inter: Inter-Regular.otf differs (cccccccc… here, aaaaaaaa… in the goldens); "
          + "install the version of fonts-inter that the goldens were recorded with",
        "NotoSans.ttf is missing; put the file back",
        "cairo is 1.18.0 here and 1.16.0 in the goldens; install 1.16.0, or run `preview record --all`",
      ])
    #expect(GoldenEnvironment(word: recorded.word)?.libraries == recorded.libraries)
    #expect(recorded.differences(from: try #require(GoldenEnvironment(word: recorded.word))) == [])
    #expect(recorded.differences(from: recorded) == [])
    try package.write(Array("{]".utf8), "goldens/Gallery/environment.json")
    #expect(throws: GoldenFileError.self) { try store.environment(ofCatalog: "Gallery") }
  }

  @Test func `Everything in an environment is the same in its file and in messages`() throws {
    var environment = GoldenEnvironment(
      fonts: [
        .init(
          name: "Faces.ttc", sha256: "aa", package: "fonts-faces",
          kept: [.init(file: "a.ttf", face: 1), .init(file: "b.ttf")], license: "license.txt")
      ], libraries: [.init(name: "cairo", version: "1.16.0")], metrics: "font",
      families: ["Faces": ["", "Bold"], "Others": ["Regular"]])
    environment.keepsFonts = true
    environment.setCalibration(["latin": "01", "lines": "02"])
    environment.calibrationChanges = ["lines": "a \"tenth\" of a pixel"]
    try store.write(environment, ofCatalog: "Gallery")
    #expect(try store.environment(ofCatalog: "Gallery") == environment)
    #expect(try JSONDecoder().decode(GoldenEnvironment.self, from: JSONEncoder().encode(environment)) == environment)
  }

  @Test(
    "A file of an environment with a value of another kind is refused",
    arguments: [
      "[]", "{}", #"{"fonts": {}, "libraries": []}"#, #"{"fonts": [], "libraries": null}"#,
      #"{"fonts": [{"name": "a"}], "libraries": []}"#, #"{"fonts": [], "libraries": [], "keepsFonts": "yes"}"#,
      #"{"fonts": [], "libraries": [], "metrics": 1}"#, #"{"fonts": [], "libraries": [], "families": []}"#,
      #"{"fonts": [], "libraries": [], "calibration": {"a": 1}}"#,
      #"{"fonts": [{"name": "a", "sha256": "b", "kept": [{"file": "c", "face": 0.5}]}], "libraries": []}"#,
    ])
  func otherKinds(json: String) throws {
    try package.write(Array(json.utf8), "goldens/Gallery/environment.json")
    #expect(throws: GoldenFileError.self) { try store.environment(ofCatalog: "Gallery") }
    #expect(throws: (any Error).self) { try JSONDecoder().decode(GoldenEnvironment.self, from: Data(json.utf8)) }
  }

  @Test(arguments: [
    ("", 0 as UInt64, "ef46db3751d8e999"), ("a", 0, "d24ec4f1a98c6e5b"), ("abc", 0, "44bc2cf5ad770999"),
    (String(repeating: "x", count: 100), 0, "92f0de5a88a3c094"),
  ])
  func `Digests are those of the specification`(text: String, seed: UInt64, hex: String) {
    #expect(Digest64(text, seed: seed).hex == hex)
  }

  @Test func `A seal is read back, and any byte changed breaks it`() throws {
    let png = TestPicture.encode(TestPicture.image(width: 5, height: 4))
    let environment = GoldenEnvironment(
      fonts: [.init(name: "Noto Sans, A=b.ttf", sha256: "aa")], libraries: [.init(name: "cairo", version: "1.16.0")])
    let seal = GoldenSeal(scene: "abc", environment: environment, pixels: "123")
    let sealed = try #require(seal.seal(png))
    #expect(GoldenSeal.read(sealed) == .intact(seal))
    #expect(GoldenSeal.read(png) == .absent)
    #expect(GoldenSeal.read([]) == .absent)
    for place in sealed.indices {
      for bit in [1, 0x80] as [UInt8] {
        var changed = sealed
        changed[place] ^= bit
        #expect(GoldenSeal.read(changed) != .intact(seal), "byte \(place)")
        if case .intact = GoldenSeal.read(changed) { Issue.record("byte \(place) is not covered") }
      }
      if case .intact = GoldenSeal.read(Array(sealed[..<place])) { Issue.record("cut at \(place)") }
    }
    if case .intact = GoldenSeal.read(sealed + [0]) { Issue.record("something behind the end") }
    #expect(GoldenSeal(scene: "a b", environment: environment, pixels: "d").seal(png) == nil)
    #expect(seal.seal([1, 2, 3]) == nil)
  }

  @Test func `A file is written while another worker removes the folders above it that are empty`() async throws {
    let root = store.resolvedRoot
    let remover = Task.detached {
      while !Task.isCancelled {
        rmdir("\(root)/outer/inner")
        rmdir("\(root)/outer")
      }
    }
    defer { remover.cancel() }
    for index in 0..<300 {
      try AtomicFile().write([1], to: "\(root)/outer/inner/\(index)/file")
      try FileManager.default.removeItem(atPath: "\(root)/outer/inner/\(index)")
    }
  }
}
