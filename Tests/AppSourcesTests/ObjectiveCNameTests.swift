import Testing

@testable import LPAppSources

@Suite struct ObjectiveCNameTests {
  private struct Case {
    let name: String
    let labels: [String]
    let selector: String
  }

  @Test func `selectors have the names that the compiler gives`() {
    let cases = [
      Case(name: "tap", labels: [], selector: "tap"), Case(name: "tap", labels: ["_"], selector: "tap:"),
      Case(name: "setTitle", labels: ["_", "for"], selector: "setTitle:for:"),
      Case(name: "show", labels: ["card"], selector: "showWithCard:"),
      Case(name: "show", labels: ["for"], selector: "showFor:"),
      Case(name: "show", labels: ["forCard", "_"], selector: "showForCard::"),
      Case(name: "move", labels: ["toSuperview"], selector: "moveToSuperview:"),
      Case(name: "moveTo", labels: ["view"], selector: "moveToView:"),
      Case(name: "init", labels: ["frame"], selector: "initWithFrame:"),
      Case(name: "init", labels: ["for", "using"], selector: "initFor:using:"),
    ]
    for item in cases {
      #expect(ObjectiveCName.selector(item.name, labels: item.labels) == item.selector)
    }
  }

  @Test func `errors and completion handlers add a piece`() {
    #expect(ObjectiveCName.selector("load", labels: [], isThrowing: true) == "loadAndReturnError:")
    #expect(ObjectiveCName.selector("load", labels: ["_"], isThrowing: true) == "load:error:")
    #expect(
      ObjectiveCName.selector("load", labels: [], isThrowing: true, isAsync: true) == "loadWithCompletionHandler:")
    #expect(ObjectiveCName.setter("isOn") == "setIsOn:")
  }
}
