import Foundation
import LPScene
import Testing

@testable import LPDrawing

@Suite struct ReproducibilityTests {
  /// Checksums of everything that is written for the sample scenes.
  static func checksums() throws -> String {
    let fonts = try FontSet()
    let scenes = [
      SampleScenes.languages(), SampleScenes.shapes(picture: "/nowhere/picture.png"), SampleScenes.layers(),
    ]
    return try scenes.flatMap { scene in
      let pngs = try [1, 3].map { scale in
        SHA256.hex(try PNGFile.encode(PNGRenderer(fonts: fonts).raster(scene, scale: scale), chunks: [("digest", "a")]))
      }
      return pngs + [SHA256.hex(Array(try SVGWriter(fonts: fonts).write(scene).utf8))]
    }.joined(separator: "\n")
  }

  @Test func anotherProcessWritesTheSameBytes() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      FileHandle.standardOutput.write(Data("<<\(try ReproducibilityTests.checksums())>>".utf8))
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(output.contains("<<\(try Self.checksums())>>"))
  }
}
