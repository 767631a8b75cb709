@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

@testable import LPInterfaceBuilder

/// Pickers, colour wells and buttons with menus in documents, and in the source that an import writes.
@MainActor
struct PickerElementTests {
  private func tree(_ text: String) throws -> SceneTree {
    let document = try DocumentText.document(
      DocumentText.storyboard(
        text,
        constraints: DocumentText.constraint("v.leading", "root.leading") + DocumentText.constraint("v.top", "root.top")
      ))
    return document.tree(of: document.scenes[0])
  }

  private func view<Kind: UIView>(_ tag: String, _ attributes: String = "", _ content: String = "", height: Double = 34)
    throws -> Kind
  {
    let tree = try tree(DocumentText.view("v", (0, 0, 200, height), tag: tag, attributes, content))
    tree.root.layoutIfNeeded()
    #expect(tree.diagnostics.isEmpty)
    return try #require(tree.root.subviews[0] as? Kind)
  }

  private func source(_ tag: String, _ attributes: String = "", _ content: String = "") throws -> String {
    let document = try DocumentText.document(
      DocumentText.storyboard(DocumentText.view("v", (0, 0, 200, 34), tag: tag, attributes, content)))
    let heading = ImportedCatalog.Heading(name: "Screen", matrix: "", environment: LayoutEnvironment())
    return ImportedCatalog(document, typeName: "Imported", headings: [heading]).source
  }

  @Test func `a picker has its content size, and the rows that the editor shows`() throws {
    let picker: UIPickerView = try view("pickerView")
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.contentText()?.string == "Cupertino")
    #expect(try source("pickerView").contains(#"PickerView(verbatim: [["Mountain View", "#))
  }

  @Test func `a date picker has the document's mode, style, limits and locale`() throws {
    let picker: UIDatePicker = try view(
      "datePicker", #"datePickerMode="date" style="compact" minuteInterval="5""#,
      """
      <date key="date" timeIntervalSinceReferenceDate="190028460"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="180000000"/>
      <locale key="locale" localeIdentifier="de_DE"/><timeZone key="timeZone" name="Asia/Tokyo"/>
      """)
    #expect(picker.datePickerMode == .date && picker.datePickerStyle == .compact && picker.minuteInterval == 5)
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 180_000_000) && picker.maximumDate == nil)
    #expect(picker.timeZone?.identifier == "Asia/Tokyo")
    #expect(picker.contentText()?.string == "09.01.2007")
    #expect(picker.frame.width < 200 && picker.frame.height < 36)
  }

  @Test func `a date picker that begins with the current date shows the fixed one`() throws {
    let picker: UIDatePicker = try view(
      "datePicker", #"useCurrentDate="YES" style="wheels""#, #"<date key="date" timeIntervalSinceReferenceDate="7"/>"#)
    #expect(picker.date == UIDatePicker().date)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
  }

  @Test func `a date picker without a style is as large as it was saved, with wheels if it is as high as these`() throws
  {
    let high: UIDatePicker = try view("datePicker", #"datePickerMode="time""#, height: 216)
    #expect(high.datePickerStyle == .wheels && high.frame.size == CGSize(width: 200, height: 216))
    let low: UIDatePicker = try view("datePicker", #"datePickerMode="time""#)
    #expect(low.datePickerStyle == .compact && low.frame.size == CGSize(width: 200, height: 34))
  }

  @Test func `an import writes what differs from a new date picker`() throws {
    let text = try source(
      "datePicker", #"datePickerMode="countDownTimer" countDownDuration="240" style="wheels""#,
      #"<date key="maximumDate" timeIntervalSinceReferenceDate="190028460.5"/>"#)
    for line in [
      "datePickerMode = .countDownTimer", "preferredDatePickerStyle = .wheels", "countDownDuration = 240",
      "maximumDate = Date(timeIntervalSinceReferenceDate: 190028460.5)",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("minuteInterval") && !text.contains("minimumDate"))
  }

  @Test func `a colour well shows the document's colour`() throws {
    let space = #"colorSpace="custom" customColorSpace="sRGB""#
    let color = #"<color key="selectedColor" red="1" green="0.0" blue="0.0" alpha="1" \#(space)/>"#
    let well: UIColorWell = try view("colorWell", #"supportsAlpha="NO""#, color)
    #expect(well.selectedColor?.resolved(with: UITraitCollection()) == RGBA(red: 1, green: 0, blue: 0))
    #expect(!well.supportsAlpha && well.frame.size == CGSize(width: 28, height: 28))
    #expect(try source("colorWell", "", color).contains("selectedColor = "))
  }

  @Test func `a pop-up button shows the selected element of its menu, and another button its own title`() throws {
    let menu = """
      <state key="normal" title="Button"/>
      <menu key="menu" id="m"><children><command title="Small" id="a"/>
      <menu title="More" id="n"><children><action title="Large" state="on" id="b"/></children></menu></children></menu>
      <buttonConfiguration key="configuration" style="gray" title="Button"/>
      """
    let both = #"showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES""#
    let popUp: UIButton = try view("button", both, menu)
    #expect(popUp.currentTitle == "Large")
    let pullDown: UIButton = try view("button", #"showsMenuAsPrimaryAction="YES""#, menu)
    #expect(pullDown.currentTitle == "Button")
    let text = try source("button", both, menu)
    #expect(text.contains(#"configuration?.title = "Large""#) && text.contains("configuration?.indicator = .popup"))
  }
}
