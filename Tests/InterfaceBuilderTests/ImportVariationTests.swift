import LPAutoLayout
import LPLayoutModel
import Foundation
import Testing

@testable import LPInterfaceBuilder

/// What an import writes of a document that varies by size class.
@MainActor
struct ImportVariationTests {
  private func source(_ text: String) throws -> String {
    let document = try DocumentText.document(text)
    let heading = ImportedCatalog.Heading(name: "Screen", matrix: "", environment: LayoutEnvironment())
    return ImportedCatalog(document, typeName: "Imported", headings: [heading]).source
  }

  private func constraint(_ content: String) -> String {
    #"<constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16" id="c1">"#
      + content + "</constraint>"
  }

  @Test func `a constant that varies is an equation in each class`() throws {
    let text = try source(
      DocumentText.storyboard(
        DocumentText.view("v", (0, 16, 9, 9)),
        constraints: constraint(#"<variation key="widthClass=regular" constant="40"/>"#)
          + DocumentText.constraint("v.leading", "root.leading")))
    #expect(text.contains("{ traits in\n"))
    #expect(
      text.contains(
        """
                if traits.horizontalSizeClass == .regular {
                  view.top == screen.top + 40
                } else {
                  view.top == screen.top + 16
                }
                view.leading == screen.leading
        """))
  }

  @Test func `a view that one class has is declared always, and contained under a condition`() throws {
    let masks = """
      <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="w"/></mask></variation>
      """
    let text = try source(
      DocumentText.storyboard(
        DocumentText.view("v", (0, 16, 9, 9)) + DocumentText.view("w", (0, 16, 9, 9), tag: "label", #"text="Wide""#),
        constraints: DocumentText.constraint("w.top", "v.top"), view: masks))
    #expect(text.contains("      label.text = \"Wide\"\n"))
    let condition = "if traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular {"
    #expect(text.contains("        view\n        \(condition)\n          label\n        }\n"))
    #expect(text.contains("        \(condition)\n          label.top == view.top\n        }\n"))
  }

  @Test func `fonts, hiding and a stack's axis are set in their classes`() throws {
    let label = DocumentText.view(
      "l", (0, 0, 9, 9), tag: "label", #"text="One""#,
      """
      <fontDescription key="fontDescription" type="system" pointSize="12"/>
      <variation key="widthClass=regular" hidden="YES">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/></variation>
      """)
    let text = try source(
      DocumentText.storyboard(
        DocumentText.view(
          "s", (0, 0, 9, 9), tag: "stackView", #"axis="vertical" spacing="4""#,
          #"<subviews>\#(label)</subviews><variation key="heightClass=compact" axis="horizontal"/>"#)))
    #expect(
      text.contains(
        """
              if traits.horizontalSizeClass == .regular {
                label.font = .systemFont(ofSize: 30, weight: .bold)
                label.isHidden = true
              } else {
                label.font = .systemFont(ofSize: 12)
              }
        """))
    #expect(text.contains("let stackView = StackView(.vertical, spacing: 4) {\n"))
    #expect(
      text.contains(
        "      if traits.verticalSizeClass == .compact {\n        stackView.axis = .horizontal\n      }\n"))
  }

  @Test func `a document without variations asks for no traits`() throws {
    let text = try source(
      DocumentText.storyboard(DocumentText.view("v", (0, 0, 9, 9), #"customClass="A""#, #"<variation key="default"/>"#))
    )
    #expect(!text.contains("traits"))
  }

  @Test func `margins that follow the readable width or the screen are written as such`() throws {
    let text = try source(
      DocumentText.storyboard(
        DocumentText.view("v", (0, 0, 9, 9), #"layoutMarginsFollowReadableWidth="YES""#)
          + DocumentText.view(
            "t", (0, 9, 375, 99), tag: "tableView", "",
            """
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="43.5"/></tableViewCellContentView>
            </tableViewCell></prototypes>
            """)))
    #expect(text.contains("view.layoutMarginsFollowReadableWidth = true\n"))
    #expect(text.contains("let rootMargin = LayoutEnvironment.current.rootMargin\n"))
    #expect(text.contains("leading: rootMargin, bottom: 11, trailing: rootMargin)"))
    #expect(text.contains("separator.frame = CGRect(x: rootMargin, y: 43.5, width: 375 - rootMargin, height: 0.5)"))
    // The titles of sections, which the editor shows, are not views of the document.
    #expect(!text.contains("header"))
  }

  // MARK: Conditions

  private func cases(_ keys: String...) throws -> TraitCases {
    let variations = keys.map { #"<variation key="\#($0)"/>"# }.joined()
    let document = try DocumentText.document(DocumentText.storyboard("", view: variations))
    return TraitCases(document.scenes[0])
  }

  @Test func `conditions name the traits that matter`() throws {
    let both = try cases("widthClass=compact", "heightClass=regular")
    #expect(both.count == 4)
    // Regular width comes first, and within it regular height.
    #expect(both.condition([0, 1], among: both.all) == "traits.horizontalSizeClass == .regular")
    #expect(both.condition([1, 3], among: both.all) == "traits.verticalSizeClass == .compact")
    #expect(
      both.condition([3], among: both.all)
        == "traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact")
    #expect(
      both.condition([0, 1, 3], among: both.all)
        == "traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact")
    // Cases that cannot occur do not matter.
    #expect(both.condition([0], among: [0, 2]) == "traits.horizontalSizeClass == .regular")
    let idiom = try cases("userInterfaceIdiom=pad", "userInterfaceIdiom=mac")
    #expect(idiom.count == 2)
    #expect(idiom.condition([0], among: idiom.all) == "traits.userInterfaceIdiom == .pad")
    #expect(idiom.condition([1], among: idiom.all) == "traits.userInterfaceIdiom != .pad")
    #expect(try cases("widthClass=wide").count == 1)
  }

  @Test func `each case keeps its lines in their order, whatever the others have`() throws {
    let cases = try cases("widthClass=compact", "heightClass=regular")
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      var sequences: [Int: [String]] = [:]
      for number in 0..<4 { sequences[number] = (0..<8).filter { _ in Bool.random(using: &random) }.map { "l\($0)" } }
      if let swapped = sequences[2] { sequences[2] = swapped.reversed() }
      let lines = VariedLines(cases: cases).lines(sequences)
      for number in 0..<4 { #expect(run(lines, number) == sequences[number], "\(lines) in \(number)") }
    }
  }

  /// Runs lines with conditions, as far as tests write them, in a case.
  private func run(_ lines: [String], _ number: Int) -> [String] {
    let (regularWidth, regularHeight) = (number < 2, number % 2 == 0)
    func holds(_ condition: String) -> Bool {
      condition.split(separator: "|").contains { term in
        term.split(separator: "&").allSatisfy { part in
          let isRegular = part.contains(".regular")
          return isRegular == (part.contains("horizontal") ? regularWidth : regularHeight)
        }
      }
    }
    var (done, isTaken, isOpen) = ([String](), false, true)
    for line in lines {
      if line.hasPrefix("if ") || line.hasPrefix("} else if ") {
        if line.hasPrefix("if ") { isTaken = false }
        isOpen = !isTaken && holds(line)
        isTaken = isTaken || isOpen
      } else if line == "} else {" {
        isOpen = !isTaken
      } else if line == "}" {
        isOpen = true
      } else if isOpen {
        done.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return done
  }
}
