import Testing

@testable import Workers

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
}
