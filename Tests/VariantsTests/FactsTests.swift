import LPAutoLayout
import Foundation
import Testing

@testable import LPVariants

/// Tables of sizes against the document of facts, where the folder with it is at hand.
struct FactsTests {
  static let document: String? = {
    let named = ProcessInfo.processInfo.environment["LAYOUTPREVIEW_SHARED"].map { URL(fileURLWithPath: $0) }
    let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    let folders = [named, package.deletingLastPathComponent().appendingPathComponent("shared")]
    return folders.compactMap { $0?.appendingPathComponent("design/autolayout-facts.md") }.lazy
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first
  }()

  /// The cells of the rows of a table, by the title above it; without `**` and notes.
  private func rows(below title: String) throws -> [[String]] {
    let text = try #require(Self.document)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix(title) })
    let table = lines[start...].dropFirst().drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return table.dropFirst(2).map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
        $0.replacing("**", with: "").trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test(.enabled(if: document != nil, "the facts are not at hand"))
  func `eleven styles have their size and leading in twelve categories`() throws {
    let rows = try rows(below: "### 4.1")
    #expect(rows.count == 11)
    for row in rows {
      let style = try #require(UIFont.TextStyle(rawValue: String(row[0].prefix { $0 != " " })))
      for (category, cell) in zip(UIContentSizeCategory.allCases, row.dropFirst()) {
        let numbers = cell.filter { $0 != "*" }.split(separator: "/").compactMap { Double($0) }
        let (size, leading) = style.metrics(at: category)
        #expect([Double(size), Double(leading)] == numbers, "\(style) at \(category)")
      }
    }
  }

  @Test(.enabled(if: document != nil, "the facts are not at hand"))
  func `devices have their size, scale, safe areas and size classes both ways`() throws {
    var found = 0
    for row in try rows(below: "### 5.1") {
      let size = row[1].split(separator: "×").compactMap { Double($0) }
      let scale = try #require(Int(row[2].prefix { $0.isNumber }))
      let upright = Self.insets(row[3])
      let matching = Device.screens.filter { device in
        device.split == nil && device.scale == scale
          && device.posture(.portrait)?.size == CGSize(width: size[0], height: size[1])
          && device.posture(.portrait)?.safeAreaInsets.bottom == upright[2]
      }
      #expect(!matching.isEmpty, "\(row[0])")
      // Screens of one size differ by what their safe area spares: one of them is the row's.
      let device = matching.first { device in
        device.posture(.portrait)?.safeAreaInsets.top == upright[0] || row[3].contains("(\(device.topWord) ")
      }
      let known = try #require(device, "\(row[0]): \(matching.map(\.name))")
      let landscape = try #require(known.posture(.landscape))
      #expect(Self.classes(known.posture(.portrait)) == row[5], "\(row[0])")
      #expect(Self.classes(landscape) == row[6], "\(row[0])")
      let side = Self.insets(row[4])
      if known.idiom == .phone, side.count == 4 {
        let insets = landscape.safeAreaInsets
        #expect([insets.top, insets.bottom] == [side[0], side[2]], "\(row[0])")
        #expect(insets.left == insets.right && insets.left == known.posture(.portrait)?.safeAreaInsets.top)
      }
      found += 1
    }
    #expect(found >= 20)
  }

  /// `44 (48 on later OS)/0/34/0` as its numbers before brackets.
  private static func insets(_ cell: String) -> [CGFloat] {
    cell.replacing(/\([^)]*\)/, with: "").split(separator: "/").prefix(4).compactMap { part in
      Double(part.trimmingCharacters(in: .whitespaces).prefix { $0.isNumber || $0 == "." }).map { CGFloat($0) }
    }
  }

  private static func classes(_ posture: Device.Posture?) -> String {
    func letter(_ size: UIUserInterfaceSizeClass?) -> String { size == .regular ? "R" : "C" }
    return "\(letter(posture?.horizontalSizeClass)) \(letter(posture?.verticalSizeClass))"
  }

  @Test func `text styles take the semibold weight for headlines alone`() {
    for style in UIFont.TextStyle.allCases {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection())
      #expect(font.value.weight == (style == .headline ? .semibold : .regular))
      #expect(font.value.leading == style.metrics(at: .large).leading)
    }
  }

  /// 672 points at the default size, as measured on an iPad 1,024 points wide.
  @Test @MainActor func `the readable width grows with the text and never leaves the margins`() {
    var widths: [CGFloat] = []
    for category in UIContentSizeCategory.allCases {
      let traits = TraitValues(horizontalSizeClass: .regular, preferredContentSizeCategory: category)
      let environment = LayoutEnvironment(traits: traits, screenSize: CGSize(width: 1024, height: 768))
      LayoutEnvironment.$current.withValue(environment) {
        let screen = Screen()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(content)
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: screen.readableContentGuide.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: screen.readableContentGuide.trailingAnchor),
          content.topAnchor.constraint(equalTo: screen.topAnchor),
          content.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
        screen.layoutIfNeeded()
        widths.append(content.frame.width)
        #expect(abs(content.frame.midX - 512) < 0.51)
      }
    }
    #expect(widths[UIContentSizeCategory.large.index] == 672)
    #expect(widths == widths.sorted() && widths.last == 984)
  }
}

extension Device {
  fileprivate var topWord: String { "\(Int(posture(.portrait)?.safeAreaInsets.top ?? 0))" }
}
