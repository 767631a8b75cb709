import LPLayoutModel
import LPDrawing
import Foundation
import LPInterfaceBuilder
import LPScene

/// `benchmarks interface-builder blank FOLDER…`: draws every scene with a table or a collection twice, as it is and with
/// everything that is in its lists hidden, and lists those whose two pictures are alike: their lists show nothing.
///
/// What covers a list, bars around it and its background are in both pictures, so that they cannot hide a blank list.
@MainActor
enum BlankLists {
  static func run(_ folders: [String]) throws {
    var (scenes, lists, blank, outside) = (0, 0, [String](), 0)
    let picture = try DocumentPicture()
    for folder in folders {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
        guard let document = try? InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: folder + "/" + name)),
          document.platform != .macOS
        else { continue }
        for scene in document.scenes {
          let counts = try picture.changedPixels(of: scene, in: document)
          scenes += counts.isEmpty ? 0 : 1
          for (list, changed) in counts {
            guard let changed else {
              outside += 1
              continue
            }
            lists += 1
            if changed < 12 { blank.append("\(name) \(scene.name) \(list): \(changed) pixels") }
          }
        }
      }
    }
    for line in blank { print(line) }
    print(
      "\(scenes) scenes with \(lists) visible lists, \(blank.count) blank; \(outside) lists are hidden, transparent "
        + "or off the screen")
  }
}

extension DocumentPicture {
  /// Returns, for each list of a scene, how many pixels differ by more than 8 of 255 between the scene and the same
  /// scene with what is in the list hidden; `nil` for a list that cannot be seen.
  fileprivate func changedPixels(
    of scene: InterfaceBuilderScene, in document: InterfaceBuilderDocument
  ) throws -> [(list: String, changed: Int?)] {
    let shown = result(of: scene, in: document, asSaved: false)
    let lists = shown.views.indices.filter {
      ["TableView", "CollectionView"].contains(shown.views[$0].className)
    }
    guard !lists.isEmpty else { return [] }
    let whole = try raster(shown)
    return try lists.map { list in
      let view = shown.views[list]
      let seen = view.frame.intersection(CGRect(origin: .zero, size: shown.size))
      guard !isHidden(list, in: shown), !seen.isNull, seen.width >= 8, seen.height >= 8 else { return (view.path, nil) }
      var emptied = shown
      for index in shown.views.indices where index != list && isInside(index, of: list, in: shown) {
        emptied.views[index].isHidden = true
      }
      emptied.views[list].content.items = []
      let other = try raster(emptied)
      let changed = stride(from: 0, to: whole.pixels.count, by: 4).count { place in
        (0..<4).contains { abs(Int(whole.pixels[place + $0]) - Int(other.pixels[place + $0])) > 8 }
      }
      return (view.path, changed)
    }
  }

  private func isInside(_ index: Int, of list: Int, in result: LayoutResult) -> Bool {
    var parent = result.views[index].parent
    while let above = parent {
      if above == list { return true }
      parent = result.views[above].parent
    }
    return false
  }

  private func isHidden(_ index: Int, in result: LayoutResult) -> Bool {
    var next: Int? = index
    while let current = next {
      if result.views[current].isHidden || result.views[current].appearance.alpha < 0.01 { return true }
      next = result.views[current].parent
    }
    return false
  }
}
