import Foundation

/// Frames that Interface Builder saved and that can be trusted, of a folder with `expected.json` and `files/`, and
/// `ambiguous.tsv` where marks of ambiguity can be trusted too.
struct SavedFrames {
  struct Scene: Decodable {
    struct SavedView: Decodable {
      /// x, y, width, height in the superview's coordinates; points.
      let frame: [Double]
      /// Whether constraints alone decide each of these.
      let fixed: [Bool]
    }
    let views: [String: SavedView]
    let insets: Insets
    /// What the scene has in it: `tableCell`, `stackView`, `priority`…
    let classes: [String]
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

  /// What the folder lacks, and what belongs there.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  init(folder: String) throws(Missing) {
    self.folder = URL(fileURLWithPath: folder)
    let expected: [String: [String: Scene]]
    do {
      expected = try JSONDecoder().decode([String: [String: Scene]].self, from: Self.read("expected.json", in: folder))
    } catch let error as Missing { throw error } catch {
      throw Missing(
        description: "\(folder)/expected.json is not { document: { scene: { \"views\": …, \"insets\": … } } }: \(error)"
      )
    }
    documents = expected.sorted { $0.key < $1.key }.map { name, scenes in
      (name, scenes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
    let rows = (try? Self.read("ambiguous.tsv", in: folder)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    ambiguous = Set(
      try rows.split(separator: "\n").dropFirst().map { row throws(Missing) in
        let cells = row.split(separator: "\t")
        guard cells.count > 3 else {
          throw Missing(
            description: "\(folder)/ambiguous.tsv has a line without document, scene, class and view: \(row)")
        }
        return "\(cells[0])/\(cells[1])/\(cells[3])"
      })
  }

  private static func read(_ name: String, in folder: String) throws(Missing) -> Data {
    do { return try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name)) } catch {
      throw Missing(
        description: "there is no readable \(name) in \(folder). Give a folder of saved frames: expected.json and "
          + "the documents in files/")
    }
  }

  var name: String { folder.lastPathComponent }

  /// The owner and the name of the repository that a document is from, as the names of the files begin.
  static func repository(_ document: String) -> String {
    document.components(separatedBy: "__").prefix(2).joined(separator: "/")
  }

  func url(_ name: String) -> URL { folder.appendingPathComponent("files").appendingPathComponent(name) }
}
