import Foundation
import LPSupport
import Testing

@testable import LPSnapshots

/// Random operations on a catalog's goldens, beside a model of what each preview owns.
struct GoldenModelTests {
  private static let names = [
    "photo.png", "default.png", "rtl.layout.txt", "environment.json", "index.html", "../../etc/passwd", "/", "", ".",
    ".fonts", ".calibration", "CON", "Card", "card", "CARD!", "card.png", "بطاقة", "\u{202E}drac", "a\u{0}b\nc", "*",
    "-rf", "e\u{301}te", "éte", "x.preview-tmp", ".x.1.preview-tmp", String(repeating: "long ", count: 100),
  ]
  private static let variants = ["", "rtl", "dark", "size=regular rtl", "default", "rtl.png", "../up"]

  /// `GOLDEN_OPERATIONS` sets another number.
  @Test func `whatever is recorded, renamed, reviewed and pruned, a preview keeps its goldens`() throws {
    let count = ProcessInfo.processInfo.environment["GOLDEN_OPERATIONS"].flatMap(Int.init) ?? 1200
    var model = try Model()
    for turn in 0..<count {
      try model.step()
      let (missing, wrong, lost) = model.problems()
      #expect(missing.isEmpty && wrong.isEmpty && lost.isEmpty, "\(turn): \(model.last): \(missing) \(wrong) \(lost)")
      if !(missing.isEmpty && wrong.isEmpty && lost.isEmpty) { return }
    }
    let done = (model.pruned, model.accepted, model.recorded)
    #expect(done.0 > count / 20 && done.1 > count / 80 && done.2 > count, "too little was done: \(done)")
  }

  private struct Model {
    private let package: TemporaryPackage
    private let store: GoldenStore
    private var random = SplitMix64(seed: 48)
    private var previews: [GoldenName] = []
    /// What was accepted as the golden at a path, and what waits for a review.
    private var goldens: [String: String] = [:]
    private var pending: [String: String] = [:]
    /// Files that are nobody's golden.
    private var others: Set<String> = []
    private(set) var last = ""
    private(set) var (pruned, accepted, recorded) = (0, 0, 0)
    private var serial = 0

    init() throws {
      package = try TemporaryPackage()
      store = GoldenStore(root: package.root, environment: [:])
    }

    private var places: GoldenPlaces { GoldenPlaces(previews) }

    private mutating func name() -> GoldenName {
      let preview = GoldenModelTests.names.randomElement(using: &random)!
      let variant = GoldenModelTests.variants.randomElement(using: &random)!
      return GoldenName(catalog: "Gallery", preview: preview, variant: variant)
    }

    private mutating func content() -> String {
      serial += 1
      return "content \(serial)"
    }

    mutating func step() throws {
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1, 2: add()
      case 3: remove()
      case 4: rename()
      case 5, 6: try record()
      case 7: try wait()
      case 8: try review()
      case 9: try plant()
      default: try prune()
      }
    }

    private mutating func add() {
      let name = name()
      if !previews.contains(name) { previews.insert(name, at: Int.random(in: 0...previews.count, using: &random)) }
      last = "added \(name.title)"
    }

    private mutating func remove() {
      guard !previews.isEmpty else { return }
      let name = previews.remove(at: Int.random(in: 0..<previews.count, using: &random))
      last = "removed \(name.title)"
    }

    private mutating func rename() {
      guard !previews.isEmpty else { return }
      let (place, name) = (Int.random(in: 0..<previews.count, using: &random), name())
      if !previews.contains(name) { previews[place] = name }
      last = "renamed to \(name.title)"
    }

    private mutating func record() throws {
      for place in places.all where Bool.random(using: &random) {
        for path in [place.layoutPath, place.picturePath] { goldens[path] = content() }
        try store.write(layout: goldens[place.layoutPath]!, at: place)
        try store.write(picture: Array(goldens[place.picturePath]!.utf8), at: place)
        store.reject(place)
        (pending[place.layoutPath], pending[place.picturePath]) = (nil, nil)
        recorded += 1
      }
      last = "recorded"
    }

    /// A test that leaves what differs for a review.
    private mutating func wait() throws {
      guard let place = places.all.randomElement(using: &random) else { return }
      let (layout, picture) = (content(), content())
      _ = try store.writePending(layout: layout, picture: Array(picture.utf8), at: place)
      (pending[place.layoutPath], pending[place.picturePath]) = (layout, picture)
      last = "left \(place.layoutPath) for a review"
    }

    private mutating func review() throws {
      for place in places.all where pending[place.layoutPath] != nil {
        if Bool.random(using: &random) {
          #expect(try store.accept(place).count == 2)
          for path in [place.layoutPath, place.picturePath] { goldens[path] = pending[path] }
          accepted += 1
        } else {
          store.reject(place)
        }
        (pending[place.layoutPath], pending[place.picturePath]) = (nil, nil)
      }
      last = "reviewed"
    }

    /// Leaves what is no golden: folders and links with names of goldens, notes, what an interrupted run left.
    private mutating func plant() throws {
      serial += 1
      let folder = "goldens/Gallery/planted \(serial)"
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        try package.write([1], "\(folder)/photo.png/notes.md")
        others.insert("\(folder)/photo.png/notes.md")
      case 1:
        try package.write([1], "\(folder)/README.md")
        others.insert("\(folder)/README.md")
      case 2:
        try package.write([1], "outside \(serial).png")
        others.insert("outside \(serial).png")
        try FileManager.default.createDirectory(at: package.url(folder), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          at: package.url("\(folder)/link.png"), withDestinationURL: package.url("outside \(serial).png"))
      default: try package.write([1], "\(folder)/.default.png.\(serial)\(AtomicFile.temporarySuffix)")
      }
      last = "planted in \(folder)"
    }

    private mutating func prune() throws {
      let stale = try store.stale(inCatalog: "Gallery", known: places.all)
      try store.prune(stale)
      for path in stale.goldens { goldens[path] = nil }
      pruned += stale.goldens.count + stale.leftovers.count
      last = "pruned \(stale.goldens)"
      let again = try store.stale(inCatalog: "Gallery", known: places.all)
      #expect(again.goldens.isEmpty && again.leftovers.isEmpty)
    }

    /// Returns goldens that are gone, those with another content, and others' files that are gone.
    func problems() -> (missing: [String], wrong: [String], lost: [String]) {
      let owned = Set(places.all.flatMap { [$0.layoutPath, $0.picturePath] })
      var (missing, wrong): ([String], [String]) = ([], [])
      for (path, text) in goldens where owned.contains(path) {
        guard let bytes = package.bytes(path) else {
          missing.append(path)
          continue
        }
        if bytes != Array(text.utf8) { wrong.append(path) }
      }
      return (missing, wrong, others.filter { package.bytes($0) == nil })
    }
  }
}
