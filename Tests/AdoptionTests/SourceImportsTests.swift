import LPAdoption
import Testing

struct SourceImportsTests {
  @Test func `imports are read with attributes, access and kinds`() {
    let text = """
      import UIKit
        @testable import App
      @_spi(Tests) public import Tokens
      import class Bar.Thing
      // import Commented
      let text = "import Quoted"
      import UIKit
      """
    #expect(SourceImports.modules(in: text) == ["UIKit", "App", "Tokens", "Bar"])
  }
}
