import Testing

@testable import LPAppSources

@Suite struct VariableNameTests {
  @Test(arguments: [
    ("titleLabel", "UILabel"), ("view", "UIView"), ("cell", "UITableViewCell"), ("title", "String"),
    ("accentColor", "UIColor"), ("rowHeight", "CGFloat"), ("contentInsets", "UIEdgeInsets"), ("isOn", "Bool"),
    ("attributedText", "NSAttributedString"),
  ])
  func `a name says what it is called for`(name: String, type: String) {
    #expect(VariableName.type(name) == type)
  }

  @Test func `a name that says nothing has no type`() {
    #expect(VariableName.type("model") == nil)
    #expect(VariableName.type("island") == nil)
    #expect(VariableName.type("update") == nil && VariableName.type("dueDate") == "Date")
  }

  @Test func `a class that is missing is a view by its superclass or its name`() {
    var standIns = StandIns()
    #expect(UIKitName.hasViewNameOfItsOwn("MetaLabel") && !UIKitName.hasViewNameOfItsOwn("Label"))
    #expect(!UIKitName.hasViewNameOfItsOwn("Client"))
    let isNew = [("MetaLabel", nil), ("MetaLabel", nil), ("Avatar", "UIButton")].map { name, superclass in
      standIns.types.declareView(name, superclass)
    }
    #expect(isNew == [true, false, true])
    #expect(standIns.types.names == ["Avatar", "MetaLabel"])
  }
}
