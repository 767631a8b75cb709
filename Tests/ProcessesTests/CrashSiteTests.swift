import Foundation
import Testing

@testable import LPProcesses

@Suite struct CrashSiteTests {
  private let log = """
    a preview's own words at /src/Card.swift:1:1
    *** Signal 4: Backtracing from 0x55b64d4e5cf1... done ***
      0 [inlined] [system] 0x1 specialized Array.subscript.getter in Card at //<compiler-generated>
      1 [ra]               0x2 helper() + 12 in Card at /elsewhere/Helper.swift:3:4
      2                    0x3 closure #4 in Card.previews.getter + 273 in Card at /src/Parts/Row.swift:29:31
      3 [ra]               0x4 Preview.makeRoot(in:) + 248 in Card at /src/Card.swift:9:1
    """

  @Test func `the innermost frame of the catalog is the place`() {
    let site = CrashSite.find(in: log, below: "/src")
    #expect(site?.file == "/src/Parts/Row.swift" && site?.line == 29 && site?.column == 31)
    #expect(CrashSite.find(in: log, below: "/nowhere") == nil)
    #expect(CrashSite.find(in: "no backtrace at /src/Card.swift:1:1", below: "/src") == nil)
  }

  @Test func `a frame of the library is not the author's, even below the same folder`() {
    let own = #filePath.components(separatedBy: "/Tests/")[0]
    let crash = """
      *** Signal 4: Backtracing from 0x55b64d4e5cf1... done ***
        0  0x1 UIView.insert() + 1 in Card at \(own)/Sources/AutoLayout/Tree/UIView.swift:40:5
        1  0x2 Screen.init() + 1 in Card at \(own)/.build/checkouts/layout-preview/Sources/LayoutDSL/Screen.swift:4:5
        2  0x3 Card.previews.getter + 1 in Card at \(own)/Card.swift:9:1
      """
    let site = CrashSite.find(in: crash, below: own)
    #expect(site?.file == "\(own)/Card.swift" && site?.line == 9)
  }
}
