import Foundation

/// Frames that Interface Builder saved and that can be trusted, of a folder with `expected.json`, `ambiguous.tsv` and
/// `files/`.
struct SavedFrames {
  struct Scene: Decodable {
    struct SavedView: Decodable {
      /// x, y, width, height in the superview's coordinates; points.
      let frame: [Double]
    }
    let views: [String: SavedView]
    let insets: Insets
  }

  /// Left, top, right, bottom.
  struct Insets: Codable {
    var safeArea: [Double]?
    var margins: [String: [Double]]?
    var guides: [String: [Double]]?
  }

  let folder: URL
  /// By the document's name, in order; scenes by the root's id.
  let documents: [(name: String, scenes: [(id: String, scene: Scene)])]
  /// `document/scene/view`.
  let ambiguous: Set<String>

  init(folder: String) throws {
    self.folder = URL(fileURLWithPath: folder)
    let data = try Data(contentsOf: self.folder.appendingPathComponent("expected.json"))
    let expected = try JSONDecoder().decode([String: [String: Scene]].self, from: data)
    documents = expected.sorted { $0.key < $1.key }.map { name, scenes in
      (name, scenes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
    let rows = try String(contentsOf: self.folder.appendingPathComponent("ambiguous.tsv"), encoding: .utf8)
    ambiguous = Set(
      rows.split(separator: "\n").dropFirst().map { row in
        let cells = row.split(separator: "\t")
        return "\(cells[0])/\(cells[1])/\(cells[3])"
      })
  }

  func url(_ name: String) -> URL { folder.appendingPathComponent("files").appendingPathComponent(name) }
}
