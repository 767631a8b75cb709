import LPAutoLayout
import Foundation
import LPSupport
import LPScene
import Testing

@testable import LPCatalogs
@testable import LPDrawing

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

  @Test func `the alignment rectangle of an image with a shadow had no insets`() throws {
    let insets = #","alignment-insets":{"top":16,"left":20,"bottom":24,"right":20}"#
    let assets = try catalog(insets, files: [("button@2x.png", "2x")])
    #expect(
      assets.alignmentInsets("button", scale: 2) == UIEdgeInsets(top: 8, left: 10, bottom: 12, right: 10))
    #expect(assets.slicing("button", scale: 2) == nil && assets.alignmentInsets("other", scale: 2) == .zero)
  }

  @Test(arguments: ["", #","resizing":{}"#, #","resizing":{"cap-insets":{"left":-3,"top":1e300}}"#])
  func `images without slices, or with malformed ones, are still found`(resizing: String) throws {
    let assets = try catalog(resizing, files: [("button.png", "1x")])
    #expect(assets.find("button", scale: 1)?.path.hasSuffix("button.png") == true)
    let caps = assets.slicing("button", scale: 1)?.capInsets
    #expect(resizing.isEmpty ? caps == nil : caps?.left == 0)
  }

  @Test(arguments: ["{", "", "[]"])
  func `a damaged Contents json counted as an image, a color or a folder that is not there`(text: String) throws {
    for (name, file) in [("logo.imageset", "logo.png"), ("brand.colorset", nil), ("Icons", nil)] {
      try folder.write(text, to: "A.xcassets/\(name)/Contents.json")
      if let file { try folder.write("", to: "A.xcassets/\(name)/\(file)") }
    }
    let path = folder.url.appendingPathComponent("A.xcassets").path
    let images = CatalogImages(folder: nil, assets: AssetCatalog(folders: [path]), scale: 2)
    #expect(images.size(of: .file("logo")) == nil && images.color(named: "brand") == nil)
    #expect(images.size(of: .file("Icons/star")) == nil && images.size(of: .file("other")) == nil)
    let problems = images.takeProblems(in: nil).map(\.failure.problem)
    try #require(problems.count == 4)
    for (problem, place) in zip(problems, ["logo.imageset", "brand.colorset", "Icons"]) {
      #expect(problem.contains("cannot be used: \(path)/\(place)/Contents.json"), "\(problem)")
    }
    #expect(problems[3].hasPrefix("cannot find the image 'other'"))
  }
}

/// Symbols of asset catalogs, as the SF Symbols app exports them.
@MainActor
@Suite struct SymbolSetTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The images of a catalog with a symbol of a width and height beside text of 100 points, whose left half is filled.
  private func images(_ width: Int, _ height: Int, groups: [String] = ["Regular-M"], margin: Int = 0) throws
    -> CatalogImages
  {
    let parts = groups.map { group in
      """
      <g id="\(group)" transform="translate(300 200)"><rect width="\(width / 2)" height="\(height)"/>
      <rect x="\(width / 2)" width="\(width - width / 2)" height="\(height)" fill="none" stroke="none"/>
      <rect x="\(width - 1)" width="1" height="1"/></g>
      <line id="left-margin-\(group)" x1="\(300 - margin)" x2="\(300 - margin)" y1="100" y2="400"/>
      <line id="right-margin-\(group)" x1="\(300 + width + margin)" x2="\(300 + width + margin)" y1="100" y2="400"/>
      """
    }
    try folder.write(
      #"{"symbols":[{"idiom":"universal","filename":"sail.svg"}]}"#, to: "A.xcassets/sail.symbolset/Contents.json")
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">\#(parts.joined())</svg>"#,
      to: "A.xcassets/sail.symbolset/sail.svg")
    let path = folder.url.appendingPathComponent("A.xcassets").path
    return CatalogImages(folder: nil, assets: AssetCatalog(folders: [path]), scale: 2)
  }

  @Test func `a symbol has the size of the text beside it, and takes the tint`() throws {
    let images = try images(100, 50)
    try LayoutEnvironment.$current.withValue(LayoutEnvironment(images: images)) {
      let symbol = try #require(UIImage(named: "sail"))
      #expect(symbol.isSymbolImage)
      #expect(symbol.size == CGSize(width: 20, height: 10))
      let larger = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100))
      #expect(larger.size == CGSize(width: 118, height: 59))
    }
    #expect(images.isTemplate(.file("sail")))
    #expect(images.takeProblems(in: nil).isEmpty)
  }

  @Test func `it is drawn within its margins, from the group of the regular weight`() throws {
    let images = try images(100, 50, groups: ["Black-L", "Regular-S"], margin: 10)
    let size = try images.files.size(at: "sail")
    #expect((size.width, size.height) == (240, 100))
    let picture = images.files.entry("sail").picture(in: nil)
    func alpha(_ x: Int, _ y: Int) -> UInt8 { picture.pixels[(y * picture.width + x) * 4 + 3] }
    #expect(alpha(10, 50) == 0, "the margin")
    #expect(alpha(30, 50) == 255, "the filled half")
    #expect(alpha(180, 50) == 0, "the empty half")
  }

  @Test func `a file without the groups of a symbol is named with its path`() throws {
    let images = try images(100, 50, groups: ["Layer-1"])
    #expect(images.size(of: .file("sail")) == nil)
    let problem = try #require(images.takeProblems(in: nil).first)
    #expect(problem.failure.problem.contains("sail.symbolset/sail.svg"))
    #expect(problem.failure.problem.contains("it has no group such as Regular-M"))
  }
}
