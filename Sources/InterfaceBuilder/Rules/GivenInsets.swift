package import LPLayoutModel
package import Foundation
import LPSupport

/// The safe areas and margins of scenes, as given instead of computed.
///
/// A JSON object by scene id: `{"safeArea": [left, top, right, bottom], "margins": {view id: […]}, "guides": {guide id:
/// […]}}`; lengths in points. Margins are the effective ones, with the safe area included.
package struct GivenInsets: Sendable {
  package struct SceneInsets: Sendable {
    package var safeArea: UIEdgeInsets?
    package var margins: [String: UIEdgeInsets] = [:]
    package var guides: [String: UIEdgeInsets] = [:]
  }

  package private(set) var scenes: [String: SceneInsets] = [:]

  private struct Entry: Decodable {
    var safeArea: [Double]?
    var margins: [String: [Double]]?
    var guides: [String: [Double]]?
  }

  /// - Throws: `GivenInsetsError`.
  package init(json: Data) throws(GivenInsetsError) {
    let entries: [String: Entry]
    do { entries = try JSONText.decode([String: Entry].self, from: json) } catch {
      throw .notInsets(reason: "\(error)")
    }
    for (id, entry) in entries {
      var scene = SceneInsets()
      scene.safeArea = try entry.safeArea.map { numbers throws(GivenInsetsError) in try Self.insets(numbers, id) }
      for (view, numbers) in entry.margins ?? [:] { scene.margins[view] = try Self.insets(numbers, view) }
      for (guide, numbers) in entry.guides ?? [:] { scene.guides[guide] = try Self.insets(numbers, guide) }
      scenes[id] = scene
    }
  }

  private static func insets(_ numbers: [Double], _ id: String) throws(GivenInsetsError) -> UIEdgeInsets {
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) <= DocumentNumber.limit }) else {
      throw .notFourNumbers(id: id)
    }
    return UIEdgeInsets(top: numbers[1], left: numbers[0], bottom: numbers[3], right: numbers[2])
  }
}
