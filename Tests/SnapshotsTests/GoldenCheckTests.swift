import LPAutoLayout
import Foundation
import LPScene
import Testing

@testable import LPSnapshots

/// Counts what a check asks for.
final class Studio {
  var image: RasterImage
  var digest: String
  var environment = GoldenCheckTests.environment
  private(set) var drawn = 0
  private(set) var decoded = 0
  private(set) var encoded = 0

  init(image: RasterImage = TestPicture.image(), digest: String = "scene1") {
    self.image = image
    self.digest = digest
  }

  var picture: PictureSource {
    PictureSource(
      digest: { self.digest }, environment: { self.environment },
      draw: {
        self.drawn += 1
        return self.image
      },
      encode: {
        self.encoded += 1
        return TestPicture.encode($0)
      },
      decode: {
        self.decoded += 1
        return try TestPicture.decode($0)
      }, scale: 1)
  }
}

struct GoldenCheckTests {
  let package: TemporaryPackage
  static let name = GoldenName(catalog: "Gallery", preview: "Profile card", variant: "rtl")
  static let place = GoldenPlaces([name]).all[0]
  static let environment = GoldenEnvironment(
    fonts: [.init(name: "Inter.otf", sha256: "aa", package: "fonts-inter")],
    libraries: [.init(name: "cairo", version: "1.16.0")])
  static var otherEnvironment: GoldenEnvironment {
    var other = environment
    other.fonts[0].sha256 = "bb"
    return other
  }

  init() throws { package = try TemporaryPackage() }

  func check(
    _ environment: GoldenEnvironment = environment, pixels: Bool = false, variables: [String: String] = [:]
  ) throws -> GoldenCheck {
    let store = GoldenStore(root: package.root, environment: variables)
    return GoldenCheck(
      store: store, environment: environment, recordedEnvironment: try store.environment(ofCatalog: "Gallery"),
      forcesPixels: pixels)
  }

  @discardableResult
  func record(_ fixture: Fixture = .card, _ studio: Studio? = Studio(), mode: GoldenRecording = .changed) throws
    -> [String]
  {
    let recorder = GoldenRecorder(check: try check(), mode: mode)
    let recording = try recorder.record(fixture.result, at: Self.place, picture: studio?.picture)
    try recorder.recordEnvironment(
      ofCatalog: "Gallery", used: Self.environment, recorded: nil, isComplete: true)
    return recording.written
  }

  func verdict(
    _ fixture: Fixture = .card, _ studio: Studio? = Studio(), _ environment: GoldenEnvironment = environment,
    pixels: Bool = false, tolerance: PictureTolerance = .exact
  ) throws -> GoldenVerdict {
    studio?.environment = environment
    return try check(environment, pixels: pixels)
      .verify(fixture.result, at: Self.place, picture: studio?.picture, tolerance: tolerance).verdict
  }

  @Test func `Without goldens everything is missing, and the check writes nothing`() throws {
    #expect(try verdict() == .missing([.layout, .picture]))
    #expect(try verdict(.card, nil) == .missing([.layout]))
    #expect(package.files == [])
  }

  @Test func `An unchanged screen is proven the same without drawing`() throws {
    try record()
    let studio = Studio()
    #expect(try verdict(.card, studio) == .same(provenBy: .digest))
    #expect(studio.drawn == 0 && studio.decoded == 0)
    #expect(try verdict(.card, studio, pixels: true) == .same(provenBy: .pixels))
    #expect(studio.drawn == 1 && studio.decoded == 1)
    #expect(try verdict(.card, nil) == .same(provenBy: .layout))
  }

  @Test func `Another display list that draws the same pixels is the same, without decoding`() throws {
    try record()
    let studio = Studio(digest: "scene2")
    #expect(try verdict(.card, studio) == .same(provenBy: .pixelDigest))
    #expect(studio.drawn == 1 && studio.decoded == 0)
  }

  @Test func `A changed colour is a change of the picture alone`() throws {
    try record()
    let studio = Studio(image: TestPicture.image().with(3, 3, [255, 0, 0, 255]), digest: "scene2")
    guard case .changed(nil, let image?) = try verdict(.card, studio) else { Issue.record("not changed"); return }
    #expect(image.differingPixels == 1)
    #expect(try verdict(.card, studio, tolerance: PictureTolerance(distance: 1)) == .same(provenBy: .tolerance))
  }

  @Test func `A changed layout is a change although the picture is the same`() throws {
    try record()
    guard case .changed(let layout?, nil) = try verdict(.cardWithWiderGap) else { Issue.record("not changed"); return }
    #expect(layout.changes.count == 3)
  }

  @Test func `An edited byte anywhere in the golden picture is noticed or harmless`() throws {
    try record(.card, Studio(image: TestPicture.image(width: 6, height: 5)))
    let path = Self.place.picturePath
    let golden = try #require(package.bytes(path))
    for place in golden.indices {
      var edited = golden
      edited[place] ^= 0x10
      try package.write(edited, path)
      let studio = Studio(image: TestPicture.image(width: 6, height: 5))
      let verdict = try verdict(.card, studio)
      // In the pixels, a difference; around them, never a proof by the seal.
      if (33..<(33 + 6 * 5 * 4)).contains(place) {
        guard case .changed(nil, .some) = verdict else { Issue.record("byte \(place): \(verdict)"); return }
      } else {
        #expect(verdict != .same(provenBy: .digest) && verdict != .same(provenBy: .pixelDigest), "byte \(place)")
      }
    }
  }

  @Test func `A changed character anywhere in the golden text is noticed`() throws {
    try record(.card, nil)
    let golden = try #require(package.bytes(Self.place.layoutPath))
    for place in stride(from: 0, to: golden.count, by: 7) {
      var edited = golden
      edited[place] = edited[place] == 0x31 ? 0x32 : 0x31
      try package.write(edited, Self.place.layoutPath)
      switch try verdict(.card, nil) {
      case .changed, .unreadable: break
      case let other: Issue.record("byte \(place): \(other)")
      }
    }
  }

  @Test func `Another font is another environment and never another picture`() throws {
    try record()
    let studio = Studio(image: TestPicture.image().with(3, 3, [255, 0, 0, 255]), digest: "scene2")
    guard case .environmentDiffers(let differences, nil) = try verdict(.card, studio, Self.otherEnvironment) else {
      Issue.record("not the environment")
      return
    }
    #expect(differences.map(\.name) == ["Inter.otf"] && studio.drawn == 0)
    guard case .environmentDiffers(_, .some) = try verdict(.cardWithWiderGap, studio, Self.otherEnvironment) else {
      Issue.record("the layout was not compared")
      return
    }
  }

  @Test func `A layout without text differs by itself, whatever the fonts`() throws {
    var plain = Fixture()
    plain.view("screen", "Screen", 0, 0, 100, 100)
    plain.view("screen/box", "View", 0, 0, 10, 10)
    try record(plain, nil)
    var moved = plain
    moved.move("box", x: 1)
    guard case .changed(.some, nil) = try verdict(moved, nil, Self.otherEnvironment) else {
      Issue.record("not changed")
      return
    }
  }

  @Test func `A picture from elsewhere is told from a changed one by its seal`() throws {
    try record()
    let foreign = GoldenSeal(scene: "scene1", environment: Self.otherEnvironment, pixels: "0")
    let png = try #require(foreign.seal(TestPicture.encode(TestPicture.image())))
    try package.write(png, Self.place.picturePath)
    let studio = Studio(image: TestPicture.image().with(3, 3, [255, 0, 0, 255]), digest: "scene2")
    guard case .environmentDiffers(let differences, nil) = try verdict(.card, studio) else {
      Issue.record("not the environment")
      return
    }
    #expect(differences.map(\.name) == ["Inter.otf"] && studio.drawn == 0)
  }

  @Test func `With a calibration that agrees, goldens are compared whatever the versions`() throws {
    var here = Self.environment
    here.setCalibration(["shapes": "01", "latin": "02"])
    let store = GoldenStore(root: package.root, environment: [:])
    let recorder = GoldenRecorder(check: try check(here), mode: .all)
    _ = try recorder.record(Fixture.card.result, at: Self.place, picture: Studio().picture)
    try store.write(here, ofCatalog: "Gallery")
    var other = here
    other.libraries = other.libraries.map { .init(name: $0.name, version: "of tomorrow") }
    #expect(try verdict(.card, Studio(), other) == .same(provenBy: .digest))
    other.setCalibration(["shapes": "01", "latin": "03"])
    other.calibrationChanges = ["latin": "3 of 9 pixels differ"]
    guard case .environmentDiffers(let differences, nil) = try verdict(.card, Studio(), other) else {
      Issue.record("not the environment")
      return
    }
    #expect(differences.map(\.name) == ["latin"] && differences[0].kind == .calibration)
    #expect(differences[0].message.contains("3 of 9 pixels differ"))
  }

  @Test func `A golden of an older version is judged by versions until it is calibrated`() throws {
    try record()
    var other = Self.environment
    other.libraries = other.libraries.map { .init(name: $0.name, version: "of tomorrow") }
    other.setCalibration(["shapes": "01"])
    guard case .environmentDiffers(let differences, nil) = try verdict(.card, Studio(), other) else {
      Issue.record("not the environment")
      return
    }
    #expect(differences.allSatisfy { $0.kind == .library } && !differences.isEmpty)
    var calibrated = Self.environment
    calibrated.setCalibration(["shapes": "01"])
    try GoldenStore(root: package.root, environment: [:]).write(calibrated, ofCatalog: "Gallery")
    let same = try verdict(.card, Studio(), other)
    #expect(same == .same(provenBy: .digest), "the seal names the libraries that were calibrated")
  }

  @Test func `Scenes that a later version adds to the calibration say nothing about recorded goldens`() throws {
    var before = Self.environment
    before.setCalibration(["shapes": "01", "latin": "02"])
    let store = GoldenStore(root: package.root, environment: [:])
    _ = try GoldenRecorder(check: try check(before), mode: .all)
      .record(Fixture.card.result, at: Self.place, picture: Studio().picture)
    try store.write(before, ofCatalog: "Gallery")
    var now = Self.environment
    now.libraries = now.libraries.map { .init(name: $0.name, version: "of tomorrow") }
    now.setCalibration(["shapes": "01", "latin": "02", "emoji": "03"])
    #expect(now.drawing != before.drawing && now.differences(from: before).isEmpty)
    #expect(!before.differences(from: now).isEmpty, "a scene that is not known here may differ")
    #expect(try verdict(.card, Studio(), now) == .same(provenBy: .digest))
    var kept = now
    kept.keepCalibration(of: before)
    #expect(kept.drawing == before.drawing)
    now.setCalibration(["shapes": "01", "latin": "04", "emoji": "03"])
    #expect(now.differences(from: before).map(\.name) == ["latin"])
    kept = now
    kept.keepCalibration(of: before)
    #expect(kept == now)
  }

  @Test func `An upgraded golden is compared whatever the versions, and nothing is drawn for it`() throws {
    try record()
    let store = GoldenStore(root: package.root, environment: [:])
    let before = try #require(try store.picture(at: Self.place))
    let text = try store.layout(at: Self.place)
    var here = Self.environment
    here.setCalibration(["shapes": "01"])
    let upgraded = try GoldenUpgrade(check: try check(here)).upgrade(Fixture.card.result, at: Self.place)
    #expect(upgraded.written == [Self.place.picturePath] && upgraded.outcome.verdict == .same(provenBy: .layout))
    let after = try #require(try store.picture(at: Self.place))
    guard case .intact(let old) = GoldenSeal.read(before), case .intact(let new) = GoldenSeal.read(after) else {
      Issue.record("a seal is broken")
      return
    }
    #expect((new.scene, new.pixels) == (old.scene, old.pixels))
    #expect(new.environment.fonts == old.environment.fonts && new.environment.libraries.isEmpty)
    #expect(new.environment.drawing == here.drawing)
    #expect(try TestPicture.decode(after) == TestPicture.decode(before))
    #expect(try store.layout(at: Self.place) == text)
    #expect(try GoldenUpgrade(check: try check(here)).upgrade(Fixture.card.result, at: Self.place).written == [])
    here.libraries = here.libraries.map { .init(name: $0.name, version: "of tomorrow") }
    #expect(try verdict(.card, Studio(), here) == .same(provenBy: .digest))
  }

  @Test func `A golden that was drawn elsewhere, or that has no intact seal, is not upgraded`() throws {
    try record()
    let store = GoldenStore(root: package.root, environment: [:])
    var elsewhere = Self.environment
    elsewhere.libraries = elsewhere.libraries.map { .init(name: $0.name, version: "of tomorrow") }
    elsewhere.setCalibration(["shapes": "01"])
    let other = try GoldenUpgrade(check: try check(elsewhere)).upgrade(Fixture.card.result, at: Self.place)
    guard case .environmentDiffers(let differences, _) = other.outcome.verdict else {
      Issue.record("not the environment")
      return
    }
    #expect(differences.map(\.kind) == [.library] && other.written == [])
    var here = Self.environment
    here.setCalibration(["shapes": "01"])
    let plain = TestPicture.encode(TestPicture.image())
    try store.write(picture: plain, at: Self.place)
    let unsealed = try GoldenUpgrade(check: try check(here)).upgrade(Fixture.card.result, at: Self.place)
    #expect(try unsealed.written == [] && store.picture(at: Self.place) == plain)
  }

  @Test func `A picture without the font that differs is compared all the same`() throws {
    var machine = Self.environment
    machine.fonts.append(.init(name: "Noto.ttf", sha256: "11"))
    try record()
    let store = GoldenStore(root: package.root, environment: [:])
    try store.write(machine, ofCatalog: "Gallery")
    machine.fonts[1].sha256 = "22"
    let check = try check(machine)
    #expect(check.environmentDifferences.map(\.name) == ["Noto.ttf"])
    let same = try check.verify(Fixture.card.result, at: Self.place, picture: Studio().picture)
    #expect(same.verdict == .same(provenBy: .digest))
    let red = Studio(image: TestPicture.image().with(3, 3, [255, 0, 0, 255]), digest: "scene2")
    guard
      case .changed(nil, .some) = try check.verify(Fixture.card.result, at: Self.place, picture: red.picture).verdict
    else {
      Issue.record("not compared")
      return
    }
  }

  @Test func `A picture that uses one more font is changed, not from another environment`() throws {
    try record()
    let studio = Studio(image: TestPicture.image().with(3, 3, [255, 0, 0, 255]), digest: "scene2")
    var more = Self.environment
    more.fonts.append(.init(name: "Emoji.ttf", sha256: "33"))
    guard case .changed(nil, .some) = try verdict(.card, studio, more) else { Issue.record("not changed"); return }
  }

  @Test func `A run over some previews keeps what the others were made with`() throws {
    let store = GoldenStore(root: package.root, environment: [:])
    let recorder = GoldenRecorder(check: try check(), mode: .changed)
    let recorded = GoldenEnvironment(fonts: [.init(name: "Noto.ttf", sha256: "11")], libraries: [])
    func record(isComplete: Bool) throws -> [String]? {
      try recorder.recordEnvironment(
        ofCatalog: "Gallery", used: Self.environment, recorded: recorded, isComplete: isComplete)
      return try store.environment(ofCatalog: "Gallery")?.fonts.map(\.name)
    }
    #expect(try record(isComplete: false) == ["Inter.otf", "Noto.ttf"])
    #expect(try record(isComplete: true) == ["Inter.otf"])
  }

  @Test func `A golden that cannot be read is a verdict, and drawing that fails is an error`() throws {
    try record()
    try package.write(Array("layout 9\n".utf8), Self.place.layoutPath)
    guard case .unreadable(.layoutText(Self.place.layoutPath, .format("layout 9"))) = try verdict() else {
      Issue.record("read")
      return
    }
    try record(mode: .all)
    var picture = Studio(digest: "scene2").picture
    picture.draw = { throw TestPicture.Undecodable() }
    #expect(throws: GoldenCheckError.self) {
      try check().verify(Fixture.card.result, at: Self.place, picture: picture)
    }
    let png = try #require(package.bytes(Self.place.picturePath))
    try package.write(Array(png.prefix(100)), Self.place.picturePath)
    guard case .unreadable(.undecodable) = try verdict() else { Issue.record("decoded"); return }
  }

  @Test(arguments: GoldenRecording.allCases)
  func `Each mode writes what it names and nothing else`(mode: GoldenRecording) throws {
    let (layout, picture) = (Self.place.layoutPath, Self.place.picturePath)
    let red = Studio(image: TestPicture.image().with(3, 3, [255, 0, 0, 255]), digest: "scene2")
    #expect(try record(mode: mode) == (mode == .never ? [] : [layout, picture]))
    try record(mode: .all)
    #expect(try record(mode: mode) == [])
    #expect(try record(.cardWithWiderGap, Studio(), mode: mode) == ([.changed, .all].contains(mode) ? [layout] : []))
    try record(mode: .all)
    #expect(try record(.card, red, mode: mode) == ([.changed, .all].contains(mode) ? [picture] : []))
  }

  @Test func `Recording an unchanged screen draws nothing`() throws {
    try record()
    let studio = Studio()
    try record(.card, studio)
    try record(.cardWithWiderGap, studio)
    #expect(studio.drawn == 0)
  }

  @Test func `A picture that cannot be drawn leaves both goldens as they were`() throws {
    try record()
    let before = package.files.map { package.bytes($0) }
    var picture = Studio(digest: "scene2").picture
    picture.encode = { _ in throw TestPicture.Undecodable() }
    let recorder = GoldenRecorder(check: try check(), mode: .all)
    #expect(throws: GoldenCheckError.self) {
      try recorder.record(Fixture.cardWithWiderGap.result, at: Self.place, picture: picture)
    }
    picture.encode = { _ in [1, 2, 3] }
    #expect(throws: GoldenCheckError.self) {
      try recorder.record(Fixture.cardWithWiderGap.result, at: Self.place, picture: picture)
    }
    #expect(package.files.map { package.bytes($0) } == before)
  }

  @Test func `A difference leaves both texts, three pictures and a pending golden`() throws {
    try record()
    let studio = Studio(image: TestPicture.image().with(3, 3, [255, 0, 0, 255]), digest: "scene2")
    let check = try check()
    let outcome = try check.verify(Fixture.cardWithWiderGap.result, at: Self.place, picture: studio.picture)
    let files = try FailureFolder(check: check).write(outcome, picture: studio.picture)
    let folder = ".preview/failures/Gallery/profile-card/rtl"
    let names = ["expected.layout.txt", "actual.layout.txt", "expected.png", "actual.png", "diff.png"]
    #expect(files.failures == names.map { "\(folder)/\($0)" })
    #expect(files.pending == [Self.place.pendingLayoutPath, Self.place.pendingPicturePath])
    #expect(files.failures.allSatisfy { package.bytes($0) != nil })
    #expect(package.bytes("\(folder)/expected.layout.txt") == package.bytes(Self.place.layoutPath))
    #expect(studio.drawn == 1)

    #expect(try check.store.accept(Self.place).count == 2)
    #expect(try verdict(.cardWithWiderGap, studio) == .same(provenBy: .digest))
    let same = try check.verify(Fixture.cardWithWiderGap.result, at: Self.place, picture: studio.picture)
    #expect(try FailureFolder(check: check).write(same, picture: studio.picture).failures == [])
    #expect(!package.files.contains { $0.hasPrefix(".preview") })
  }

  @Test func `A difference compresses the new picture once, and the golden's not again`() throws {
    try record()
    let studio = Studio(image: TestPicture.image().with(3, 3, [255, 0, 0, 255]), digest: "scene2")
    let golden = package.bytes(Self.place.picturePath)
    var picture = studio.picture
    var quick = 0
    picture.encodeForReport = {
      quick += 1
      return TestPicture.encode($0)
    }
    let check = try check()
    let outcome = try check.verify(Fixture.card.result, at: Self.place, picture: picture)
    let before = studio.encoded
    let files = try FailureFolder(check: check).write(outcome, picture: picture)
    #expect(studio.encoded == before + 1)
    #expect(quick == 1, "the picture of the difference")
    #expect(package.bytes(try #require(files.expectedPicture)) == golden)
    #expect(package.bytes(try #require(files.actualPicture)) == package.bytes(Self.place.pendingPicturePath))
  }

  @Test func `What moved is drawn where the golden's layout is another, and not for another picture alone`() throws {
    try record()
    var picture = Studio(image: TestPicture.image().with(3, 3, [255, 0, 0, 255]), digest: "scene2").picture
    var shown: [LayoutTextDocument] = []
    picture.moved = { golden in
      shown.append(golden)
      return TestPicture.image()
    }
    let folder = FailureFolder(check: try check())
    let moved = try check().verify(Fixture.cardWithWiderGap.result, at: Self.place, picture: picture)
    #expect(try folder.write(moved, picture: picture).moved == ".preview/failures/Gallery/profile-card/rtl/moved.png")
    #expect(shown.map(\.places.views.count) == [Fixture.card.result.views.count])
    #expect(shown[0].places.views.map(\.frame) == Fixture.card.result.views.map(\.frame))
    let red = try check().verify(Fixture.card.result, at: Self.place, picture: picture)
    #expect(try folder.write(red, picture: picture).moved == nil)
    #expect(shown.count == 1)
  }

  @Test func `In continuous integration only failures are written`() throws {
    try record()
    let before = package.files
    let check = try check(variables: ["CI": "true"])
    let outcome = try check.verify(Fixture.cardWithWiderGap.result, at: Self.place, picture: Studio().picture)
    let files = try FailureFolder(check: check).write(outcome, picture: Studio().picture)
    #expect(files.pending == [] && !files.failures.isEmpty)
    #expect(package.files.filter { !$0.hasPrefix(".preview/failures/") } == before)
    #expect(throws: GoldenCheckError.self) {
      try GoldenRecorder(check: check, mode: .changed)
        .record(Fixture.cardWithWiderGap.result, at: Self.place, picture: Studio().picture)
    }
  }

  @Test func `The terminal says what moved, why, where to look and what to run`() throws {
    try record()
    let studio = Studio(image: TestPicture.image().with(3, 3, [255, 0, 0, 255]), digest: "scene2")
    let check = try check()
    let outcome = try check.verify(Fixture.cardWithWiderGap.result, at: Self.place, picture: studio.picture)
    let files = try FailureFolder(check: check).write(outcome, picture: studio.picture)
    #expect(
      VerdictText.lines(for: outcome, files: files).joined(separator: "\n") == """
        Profile card · rtl: differs from its golden
          follow moved 4 pt right (x 213 → 217) and is 4 pt narrower (width 146 → 142)
            because `follow.leading >= name.trailing + 8` became `+ 12` (Card.swift:21)
          1 of 384 pixels (0.26 %) differ, within 1×1 at 3,3; colours by up to 84.8 %
            over 0 %: 1 pixels, over 1 %: 1, over 2 %: 1, over 5 %: 1, over 10 %: 1, over 20 %: 1, over 50 %: 1
          see: .preview/failures/Gallery/profile-card/rtl/
          next: preview record "Profile card" to accept
        """)
  }

  @Test func `Advice about a golden that cannot be read left out the file's name`() throws {
    try record()
    try package.write(Array("layout 9\n".utf8), Self.place.layoutPath)
    let outcome = try check().verify(Fixture.card.result, at: Self.place, picture: Studio().picture)
    let text = VerdictText.lines(for: outcome, record: "preview record Card.swift").joined(separator: "\n")
    #expect(text.contains("run `preview record Card.swift`"), "\(text)")
  }

  @Test func `The summary counts verdicts, groups causes and gives the next command`() throws {
    try record()
    let changed = try verdict(.cardWithWiderGap)
    guard case .changed(let layout?, _) = changed else { Issue.record("\(changed)"); return }
    var counts = VerdictCounts()
    for word in [changed.word, .same] { counts.add(word) }
    #expect(
      counts.summary(causes: CauseClusters([(Self.name.title, layout)])) == [
        "2 variants: 1 the same, 1 changed",
        "1 golden changed, 1 cause: `follow.leading >= name.trailing + 8` became `+ 12` (Card.swift:21)",
        "next: preview record",
      ])
    #expect(VerdictCounts().summary(causes: CauseClusters()) == ["0 variants: nothing to compare"])
    let hostile = GoldenName(catalog: "G", preview: "a\"b$(c)`d\\", variant: "")
    #expect(VerdictText.quoted(hostile.preview) == #""a\"b\$(c)\`d\\""#)
  }
}
