import Foundation

/// A pending golden, and the golden that it would replace. Files are read on demand.
package struct PendingGolden: Sendable {
  package let place: GoldenPlace
  private let store: GoldenStore

  package init(_ place: GoldenPlace, store: GoldenStore) {
    self.place = place
    self.store = store
  }

  /// Returns the texts before and after; they are equal if only the picture differs, and `nil` if there is none.
  package func layouts() throws(GoldenFileError) -> (golden: [UInt8]?, pending: [UInt8]?) {
    let golden = try store.layout(at: place)
    return (golden, try store.read(place.pendingLayoutPath, limit: store.limits.layoutBytes) ?? golden)
  }

  /// Returns the PNG files before and after.
  package func pictures() throws(GoldenFileError) -> (golden: [UInt8]?, pending: [UInt8]?) {
    let golden = try store.picture(at: place)
    return (golden, try store.picture(atPath: place.pendingPicturePath) ?? golden)
  }

  /// Returns the digest by which a report identifies the golden, or `nil` if it cannot be computed.
  package func digest() -> String? {
    guard let text = try? layouts().pending else { return nil }
    guard let png = try? pictures().pending else { return GoldenStore.digest(layoutText: text, scene: nil) }
    guard case .intact(let seal) = GoldenSeal.read(png) else { return nil }
    return GoldenStore.digest(layoutText: text, scene: seal.scene)
  }

  /// Returns the fonts that the picture uses, by file.
  package func fonts() -> [String] {
    guard let png = try? pictures().pending, case .intact(let seal) = GoldenSeal.read(png) else { return [] }
    return seal.environment.fonts.map(\.name)
  }

  /// Describes the differences for people.
  package func explanation() -> [String] {
    let layouts: (golden: [UInt8]?, pending: [UInt8]?)
    do throws(GoldenFileError) {
      layouts = try self.layouts()
    } catch {
      return ["the golden cannot be read: \(error.message)"]
    }
    guard let pending = layouts.pending else { return [] }
    guard let golden = layouts.golden else { return ["there is no golden yet"] }
    guard golden != pending else { return ["the layout is the same: a colour, a font or an image changed"] }
    do throws(LayoutTextError) {
      return LayoutDifference(from: try LayoutText.read(bytes: golden), to: try LayoutText.read(bytes: pending)).lines
    } catch {
      return ["the layouts cannot be compared: \(error.message)"]
    }
  }

  /// Returns the difference of the layouts; `nil` if there is none, or they cannot be compared.
  package func difference() -> LayoutDifference? {
    guard let layouts = try? layouts(), let golden = layouts.golden, let pending = layouts.pending, golden != pending,
      let old = try? LayoutText.read(bytes: golden), let new = try? LayoutText.read(bytes: pending)
    else { return nil }
    return LayoutDifference(from: old, to: new)
  }

  /// The path, relative to the package, of the picture of the difference or of the pending picture, if there is one.
  package var picturePath: String? {
    [place.failureFolder + "/diff.png", place.pendingPicturePath, place.picturePath].first { path in
      (try? store.picture(atPath: path)) != nil
    }
  }
}

extension GoldenStore {
  /// Returns the folders and names, without suffix, of the pending files below a catalog's folder, sorted.
  package func pendingNames(inCatalog folder: String) -> [(preview: String, file: String)] {
    let root = ".preview/pending/\(folder)"
    guard (try? requireInside("\(root)/x")) != nil else { return [] }
    var found: [(preview: String, file: String)] = []
    for preview in Self.names("\(resolvedRoot)/\(root)") {
      var last = ""
      for name in Self.names("\(resolvedRoot)/\(root)/\(preview)") {
        for suffix in [".layout.txt", ".png"] where name.hasSuffix(suffix) {
          let file = String(name.dropLast(suffix.count))
          if file != last { found.append((preview, file)) }
          last = file
        }
      }
    }
    return found
  }

  private static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
