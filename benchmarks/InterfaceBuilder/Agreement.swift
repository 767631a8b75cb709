import Foundation
import LPInterfaceBuilder

/// Compares the views of one set of documents with their saved frames, view by view.
struct Agreement {
  /// Where safe areas and margins come from: from rules alone, as on every screen but the editor's; handed over; or read
  /// out of the saved frames.
  enum Source: String, CaseIterable {
    case rules, given, evidence
  }

  /// One view that was compared.
  struct View {
    let document: String
    let scene: String
    let id: String
    let saved: [Double]
    /// `nil` where the view is missing.
    let frame: [Double]?
    let isAmbiguous: Bool
    /// What the scene has in it, and what kind of document it is in.
    let kinds: [String]

    /// The largest difference of a coordinate; points.
    var difference: Double { frame.map { zip($0, saved).map { abs($0 - $1) }.max() ?? 0 } ?? .infinity }
    var isWithinHalf: Bool { difference <= 0.51 }
    var isWithinOne: Bool { difference <= 1.01 }
  }

  private(set) var views: [View] = []
  /// Views with a reliable mark of ambiguity, as `document/scene/view`, and whether the layout leaves them open.
  private(set) var marked: [(view: String, isFound: Bool)] = []

  /// - Parameter only: a part of the documents' names; all where it is empty.
  @MainActor
  init(_ saved: SavedFrames, _ source: Source, only: String = "") throws {
    for (name, scenes) in saved.documents where only.isEmpty || name.contains(only) {
      let document = try InterfaceBuilderDocument(contentsOf: saved.url(name))
      let trace = DocumentTrace(
        document, asSaved: true, readsSafeArea: source == .evidence,
        insets: source == .given ? try Self.given(scenes, in: document) : nil)
      let laid = Dictionary(trace.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for (id, scene) in scenes { compare(document, name, id, scene, laid[id]) }
      for scene in trace.scenes {
        for view in scene.views where saved.ambiguous.contains("\(name)/\(scene.id)/\(view.id)") {
          marked.append(("\(name) \(scene.id) \(view.id)", view.ambiguous))
        }
      }
    }
  }

  /// Returns the insets that are handed over. Nothing tells those of guides inside what scrolls.
  static func given(
    _ scenes: [(id: String, scene: SavedFrames.Scene)], in document: InterfaceBuilderDocument
  ) throws -> GivenInsets {
    var scrolled: Set<String> = []
    for scene in document.scenes {
      scene.root.walk { view in
        if view.isScrolling {
          for inner in view.subviews { inner.walk { scrolled.formUnion($0.guides.map(\.id)) } }
        }
      }
    }
    let insets = Dictionary(
      scenes.map { id, scene in
        var insets = scene.insets
        insets.guides = insets.guides?.filter { !scrolled.contains($0.key) }
        return (id, insets)
      }, uniquingKeysWith: { first, _ in first })
    return try GivenInsets(json: try JSONEncoder().encode(insets))
  }

  @MainActor
  private mutating func compare(
    _ document: InterfaceBuilderDocument, _ name: String, _ id: String, _ scene: SavedFrames.Scene,
    _ laid: DocumentTrace.TracedScene?
  ) {
    let found = Dictionary((laid?.views ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kinds = scene.classes + Self.kinds(of: document, id)
    let doubtful = document.scenes.first { $0.id == id }.map { DoubtfulFrames($0.root).ids } ?? []
    for (view, want) in scene.views.sorted(by: { $0.key < $1.key }) where !doubtful.contains(view) {
      views.append(
        View(
          document: name, scene: id, id: view, saved: want.frame, frame: found[view]?.frame,
          isAmbiguous: found[view]?.ambiguous ?? true, kinds: kinds))
    }
  }

  /// The kind of document, its device and the generation of its editor.
  private static func kinds(of document: InterfaceBuilderDocument, _ id: String) -> [String] {
    let scene = document.scenes.first { $0.id == id }
    var kinds = [document.isStoryboard ? "storyboard" : "xib"]
    if document.device == nil { kinds.append("noDevice") }
    if document.device?.isPad == true { kinds.append("tablet") }
    if scene?.controllerGuides.isEmpty == false { kinds.append("oldGuides") }
    let generations = [(13000, "editorBeforeXcode9"), (15000, "editorXcode9to10"), (21600, "editorXcode11to14")]
    kinds.append(generations.first { document.toolsVersion < $0.0 }?.1 ?? "editorXcode15on")
    return kinds
  }

  // MARK: Counting

  /// How many views agree.
  struct Count: Encodable {
    var views = 0
    var within_half = 0
    var within_one = 0

    mutating func add(_ view: View) {
      views += 1
      within_half += view.isWithinHalf ? 1 : 0
      within_one += view.isWithinOne ? 1 : 0
    }

    /// `98.23/98.98`: the percentages within half a point and within one.
    var text: String {
      func share(_ count: Int) -> String { String(format: "%.2f", 100 * Double(count) / Double(max(1, views))) }
      return share(within_half) + "/" + share(within_one)
    }
  }

  /// By the repository that a document is from.
  var projects: [String: Count] {
    var counts: [String: Count] = [:]
    for view in views { counts[SavedFrames.repository(view.document), default: Count()].add(view) }
    return counts
  }

  var kinds: [String: Count] {
    var counts: [String: Count] = [:]
    for view in views { for kind in view.kinds { counts[kind, default: Count()].add(view) } }
    return counts
  }
}
