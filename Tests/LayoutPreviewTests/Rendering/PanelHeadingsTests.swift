import LPDrawing
import Foundation
import LPScene
import LPSnapshots
import Testing

import LayoutPreview
@testable import LPCommandLine
@testable import LPOperations

struct PanelHeadingsTests {
  private func draw(_ words: [String], width: Int, scale: Int = 2) throws -> [Int] {
    let fonts = try FontSet()
    let drawn = try PanelHeadings(typesetter: PangoTypesetter(fonts: fonts), fonts: fonts, scale: scale)
      .draw(words, width: width)
    for image in drawn {
      #expect(image.width == width)
      let ground = UInt8((DifferenceImage.ground * 255).rounded())
      #expect(image.pixels.prefix(4) == [ground, ground, ground, 255])
      // Ink, and no more than words have.
      let dark = stride(from: 0, to: image.pixels.count, by: 4).count { image.pixels[$0] < 80 }
      #expect(dark > 40 && dark * 4 < image.width * image.height)
    }
    return drawn.map(\.height)
  }

  @Test func `words are as wide as a panel and wrap where they are longer`() throws {
    let long = "difference (red differs, yellow is a smoothed edge, orange is within the tolerance)"
    let heights = try draw(["expected", long], width: 301)
    #expect(heights[1] >= 3 * heights[0])
    #expect(try draw(["expected"], width: 301, scale: 3)[0] > heights[0])
  }

  @Test func `narrow panels have none`() throws {
    #expect(try draw(["expected"], width: 100) == [])
  }
}
