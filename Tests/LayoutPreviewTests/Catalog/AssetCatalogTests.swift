import AutoLayout
import Foundation
import Testing

@testable import Catalogs

@Suite struct AssetCatalogTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func catalog(_ resizing: String, files: [(name: String, scale: String)]) throws -> AssetCatalog {
    let images = files.map { name, scale in
      #"{"idiom":"universal","filename":"\#(name)","scale":"\#(scale)"\#(resizing)}"#
    }
    try folder.write(
      #"{"images":[\#(images.joined(separator: ","))]}"#, to: "A.xcassets/button.imageset/Contents.json")
    for file in files { try folder.write("", to: "A.xcassets/button.imageset/\(file.name)") }
    return AssetCatalog(folders: [folder.url.appendingPathComponent("A.xcassets").path])
  }

  @Test func `slices of an image are in pixels of its file`() throws {
    let resizing = """
      ,"resizing":{"mode":"9-part","center":{"mode":"stretch","width":2,"height":4},\
      "cap-insets":{"top":8,"left":12,"bottom":10,"right":14}}
      """
    let assets = try catalog(resizing, files: [("button@2x.png", "2x")])
    #expect(
      assets.slicing("button", scale: 2)
        == ImageSlicing(
          capInsets: UIEdgeInsets(top: 4, left: 6, bottom: 5, right: 7), center: CGSize(width: 1, height: 2),
          isTiled: false))
    #expect(assets.slicing("other", scale: 2) == nil)
  }

  @Test(arguments: [
    ("3-part-horizontal", UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 14)),
    ("3-part-vertical", UIEdgeInsets(top: 8, left: 0, bottom: 10, right: 0)),
  ])
  func `three parts have caps on two sides`(mode: String, caps: UIEdgeInsets) throws {
    let resizing = """
      ,"resizing":{"mode":"\(mode)","center":{"mode":"tile","width":1,"height":1},\
      "cap-insets":{"top":8,"left":12,"bottom":10,"right":14}}
      """
    let slicing = try #require(try catalog(resizing, files: [("button.png", "1x")]).slicing("button", scale: 1))
    #expect(slicing.capInsets == caps && slicing.isTiled)
  }

  @Test(arguments: ["", #","resizing":{}"#, #","resizing":{"cap-insets":{"left":-3,"top":1e300}}"#])
  func `images without slices, or with malformed ones, are still found`(resizing: String) throws {
    let assets = try catalog(resizing, files: [("button.png", "1x")])
    #expect(assets.find("button", scale: 1)?.path.hasSuffix("button.png") == true)
    let caps = assets.slicing("button", scale: 1)?.capInsets
    #expect(resizing.isEmpty ? caps == nil : caps?.left == 0)
  }
}
