import LPAutoLayout
import Foundation

private let blue = RGBA(hex: 0x0A7AFF)
private let gray = RGBA(hex: 0x8E8E93)

extension LayoutFixture {
  /// The screens that annotations are tested and looked at with.
  static func screens(
    direction: UIUserInterfaceLayoutDirection = .leftToRight, style: UIUserInterfaceStyle = .light,
    text: any TextMeasuring = FixedAdvanceText()
  ) -> [(name: String, result: LayoutResult)] {
    let makers: [(String, (LayoutFixture) -> Void, CGFloat)] = [
      ("card", { $0.addProfileCard() }, 240), ("form", { $0.addForm() }, 400), ("conflict", { $0.addConflict() }, 300),
      ("ambiguous", { $0.addAmbiguity() }, 300), ("list", { $0.addSettingsList() }, 667),
      ("sizes", { $0.addSizes() }, 420),
    ]
    return makers.map { name, make, height in
      let isGrouped = name == "list"
      let dark = style == .dark
      let fixture = LayoutFixture(
        height: height, direction: direction, style: style,
        background: isGrouped ? (dark ? .black : RGBA(hex: 0xF2F2F7)) : nil, text: text)
      make(fixture)
      return (name, fixture.result)
    }
  }

  var cell: RGBA { traits.userInterfaceStyle == .dark ? RGBA(hex: 0x1C1C1E) : .white }
  var tinted: RGBA { traits.userInterfaceStyle == .dark ? RGBA(hex: 0x2C2C2E) : RGBA(hex: 0xE9E9EE) }

  /// The card of product.md §1.
  func addProfileCard() {
    let margins = guide("margins", .margins, 16, 20, 343, size.height - 20)
    let safe = guide("safeArea", .safeArea, 0, 20, 375, size.height - 20)
    let avatar = symbol("avatar", "person", 16, 36, 48, color: blue, fill: tinted, radius: 24)
    let name = label("name", "Ada Lovelace", 72, 49.5, 112, 21)
    let follow = label(
      "follow", "Follow", 283, 44, 76, 34, className: "Button", fill: tinted, radius: 8)
    edit(follow) { $0.content.firstBaseline = nil }
    let bio = label(
      "bio", "Wrote the first program for a machine that was never built, and saw that it could compose music.", 16,
      100,
      343, 62, lines: 0)
    constrain(.view(avatar), .leading, .equal, .guide(margins), .leading)
    constrain(.view(avatar), .top, .equal, .guide(safe), .top, plus: 16)
    constrain(.view(avatar), .width, .equal, plus: 48)
    constrain(.view(avatar), .width, .equal, .view(avatar), .height)
    constrain(.view(name), .leading, .equal, .view(avatar), .trailing, plus: 8)
    constrain(.view(name), .centerY, .equal, .view(avatar), .centerY)
    constrain(.view(follow), .leading, .greaterThanOrEqual, .view(name), .trailing, plus: 8)
    constrain(.view(follow), .trailing, .equal, .guide(margins), .trailing)
    constrain(.view(follow), .centerY, .equal, .view(name), .centerY, plus: 1)
    constrain(.view(name), .width, .lessThanOrEqual, plus: 280, priority: 750)
    constrain(.view(follow), .width, .equal, plus: 120, priority: 500)
    constrain(.view(bio), .leading, .equal, .guide(margins), .leading)
    constrain(.view(bio), .trailing, .equal, .guide(margins), .trailing)
    constrain(.view(bio), .top, .equal, .view(avatar), .bottom, plus: 16)
    constrain(.view(bio), .bottom, .lessThanOrEqual, .guide(safe), .bottom, plus: -12)
  }

  func addForm() {
    let margins = guide("margins", .margins, 16, 20, 343, size.height - 20)
    let rows: [(String, String, String)] = [
      ("name", "Name", "Grace Hopper"), ("mail", "E-mail", "grace@navy.example"), ("city", "City", "Arlington"),
      ("phone", "Telephone number", "+1 555 0100"),
    ]
    var above: (title: Int, field: Int)?
    for (number, row) in rows.enumerated() {
      let y = 44 + CGFloat(number) * 52
      let title = label(row.0 + "Title", row.1, 16, y + 6, 100, 22)
      let field = label(row.0, row.2, 128, y, 231, 34, className: "TextField", fill: tinted, radius: 6)
      constrain(.view(title), .leading, .equal, .guide(margins), .leading)
      constrain(.view(field), .leading, .equal, .view(title), .trailing, plus: 12)
      constrain(.view(field), .trailing, .equal, .guide(margins), .trailing)
      constrain(.view(title), .firstBaseline, .equal, .view(field), .firstBaseline)
      if let above {
        constrain(.view(title), .width, .equal, .view(above.title), .width)
        constrain(.view(field), .top, .equal, .view(above.field), .bottom, plus: 18)
      } else {
        constrain(.view(title), .width, .equal, plus: 100)
        constrain(.view(field), .top, .equal, .guide(margins), .top, plus: 24)
      }
      above = (title, field)
    }
    let save = label("save", "Save", 16, 270, 343, 44, color: .white, className: "Button", fill: blue, radius: 10)
    constrain(.view(save), .leading, .equal, .guide(margins), .leading)
    constrain(.view(save), .trailing, .equal, .guide(margins), .trailing)
    constrain(.view(save), .height, .greaterThanOrEqual, plus: 44)
    constrain(.view(save), .top, .greaterThanOrEqual, .view(above!.field), .bottom, plus: 24)
    constrain(.view(save), .bottom, .equal, .guide(margins), .bottom, plus: -16, priority: 250)
  }

  func addConflict() {
    let margins = guide("margins", .margins, 16, 20, 343, size.height - 20)
    let photo = view("photo", "ImageView", 16, 44, 160, 90, color: tinted, radius: 6)
    let title = label("title", "A picture that cannot be as wide as it should", 188, 44, 171, 21)
    let button = label("more", "More", 188, 90, 80, 44, color: .white, className: "Button", fill: blue, radius: 8)
    constrain(.view(photo), .leading, .equal, .guide(margins), .leading)
    constrain(.view(photo), .top, .equal, .guide(margins), .top, plus: 24)
    constrain(.view(photo), .width, .equal, .view(photo), .height, times: 16.0 / 9)
    constrain(.view(photo), .width, .equal, plus: 160, conflict: 1)
    constrain(.view(title), .leading, .equal, .view(photo), .trailing, plus: 12, conflict: 1)
    constrain(.view(title), .trailing, .equal, .guide(margins), .trailing, conflict: 1)
    constrain(.view(title), .width, .greaterThanOrEqual, plus: 240, conflict: 1)
    constrain(.view(title), .top, .equal, .view(photo), .top)
    constrain(.view(button), .leading, .equal, .view(title), .leading)
    constrain(.view(button), .bottom, .equal, .view(photo), .bottom)
    constrain(.view(button), .width, .equal, plus: 120, priority: 750)
    constrain(.view(button), .height, .equal, plus: 44)
    constrain(.view(button), .height, .equal, plus: 60, conflict: 2)
    constrain(.view(button), .height, .equal, plus: 44, conflict: 2, origin: .intrinsicSize)
  }

  func addAmbiguity() {
    let margins = guide("margins", .margins, 16, 20, 343, size.height - 20)
    let badge = view("badge", "View", 16, 60, 80, 40, color: RGBA(hex: 0xFFD60A), radius: 8)
    let bar = view("bar", "View", 16, 140, 120, 24, color: RGBA(hex: 0x30B0C7), radius: 6)
    let free = view("free", "View", 60, 210, 60, 40, color: tinted, radius: 6)
    constrain(.view(badge), .top, .equal, .guide(margins), .top, plus: 40)
    constrain(.view(badge), .width, .equal, plus: 80)
    constrain(.view(badge), .leading, .greaterThanOrEqual, .guide(margins), .leading)
    constrain(.view(bar), .leading, .equal, .guide(margins), .leading)
    constrain(.view(bar), .trailing, .lessThanOrEqual, .guide(margins), .trailing)
    constrain(.view(bar), .top, .equal, .view(badge), .bottom, plus: 40)
    constrain(.view(free), .width, .equal, plus: 60)
    let mirror: (CGRect) -> CGRect = { [size, isRightToLeft] rect in
      isRightToLeft ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    edit(badge) {
      $0.ambiguousAttributes = [.leading]
      $0.alternativeRect = mirror(CGRect(x: 180, y: 60, width: 80, height: 40))
    }
    edit(bar) {
      $0.ambiguousAttributes = [.width]
      $0.alternativeRect = mirror(CGRect(x: 16, y: 140, width: 290, height: 24))
    }
    edit(free) { $0.ambiguousAttributes = [.top, .height] }
  }

  /// Sixty-odd views on one phone.
  func addSettingsList() {
    let margins = guide("margins", .margins, 16, 20, 343, size.height - 20)
    let titles = [
      "Airplane Mode", "Wi-Fi", "Bluetooth", "Cellular", "Personal Hotspot", "Notifications", "Sounds & Haptics",
      "Focus",
      "Screen Time", "General", "Control Centre", "Display & Brightness", "Wallpaper",
    ]
    let symbols = [
      "bolt.fill", "wifi", "link", "phone.fill", "globe", "bell.fill", "speaker.fill", "moon.fill", "clock", "gear",
      "slider.horizontal.3", "sun.max", "photo",
    ]
    var previous: Int?
    for (number, title) in titles.enumerated() {
      let y = 32 + CGFloat(number) * 46
      let row = view("row\(number)", "View", 16, y, 343, 44, color: cell, radius: 10)
      let icon = symbol("icon\(number)", symbols[number], in: row, 28, y + 8, 28, color: .white, fill: blue, radius: 6)
      let text = label("title\(number)", title, in: row, 68, y + 11.5, CGFloat(title.count) * 8.5, 21)
      let value = label("value\(number)", number % 3 == 0 ? "Off" : "On", in: row, 300, y + 11.5, 26, 21, color: gray)
      let arrow = symbol("arrow\(number)", "chevron.forward", in: row, 333, y + 15, 14, color: gray)
      constrain(.view(row), .leading, .equal, .guide(margins), .leading)
      constrain(.view(row), .trailing, .equal, .guide(margins), .trailing)
      if let previous {
        constrain(.view(row), .top, .equal, .view(previous), .bottom, plus: 2)
        constrain(.view(row), .height, .equal, .view(previous), .height)
      } else {
        constrain(.view(row), .top, .equal, .guide(margins), .top, plus: 12)
        constrain(.view(row), .height, .greaterThanOrEqual, plus: 44)
      }
      constrain(.view(icon), .leading, .equal, .view(row), .leading, plus: 12)
      constrain(.view(icon), .centerY, .equal, .view(row), .centerY)
      constrain(.view(icon), .width, .equal, plus: 28)
      constrain(.view(text), .leading, .equal, .view(icon), .trailing, plus: 12)
      constrain(.view(text), .centerY, .equal, .view(row), .centerY)
      constrain(.view(value), .leading, .greaterThanOrEqual, .view(text), .trailing, plus: 8)
      constrain(.view(value), .firstBaseline, .equal, .view(text), .firstBaseline)
      constrain(.view(arrow), .leading, .equal, .view(value), .trailing, plus: 7)
      constrain(.view(arrow), .trailing, .equal, .view(row), .trailing, plus: -12)
      constrain(.view(arrow), .centerY, .equal, .view(row), .centerY)
      previous = row
    }
  }

  /// Equal sizes, ratios, fractions, centres, overlaps, insets, alignment rects that are not frames.
  func addSizes() {
    let safe = guide("safeArea", .safeArea, 0, 20, 375, size.height - 20)
    let colors = [RGBA(hex: 0xFF6B6B), RGBA(hex: 0x4ECDC4), RGBA(hex: 0xFFE66D)]
    let columns = (0..<3).map {
      view("col\($0)", "View", 16 + CGFloat($0) * 117, 40, 109, 70, color: colors[$0], radius: 8)
    }
    constrain(.view(columns[0]), .leading, .equal, .view(0), .leading, plus: 16)
    constrain(.view(columns[0]), .top, .equal, .guide(safe), .top, plus: 20)
    for (left, right) in zip(columns, columns.dropFirst()) {
      constrain(.view(right), .leading, .equal, .view(left), .trailing, plus: 8)
      constrain(.view(right), .width, .equal, .view(left), .width)
      constrain(.view(right), .top, .equal, .view(left), .top)
      constrain(.view(right), .bottom, .equal, .view(left), .bottom)
    }
    constrain(.view(columns[2]), .trailing, .equal, .view(0), .trailing, plus: -16)
    let video = view("video", "ImageView", 67.5, 150, 240, 135, color: tinted)
    constrain(.view(video), .centerX, .equal, .view(0), .centerX)
    constrain(.view(video), .width, .equal, .view(video), .height, times: 16.0 / 9)
    constrain(.view(video), .width, .equal, .view(0), .width, times: 0.64)
    constrain(.view(video), .top, .equal, .view(columns[1]), .bottom, plus: 40)
    let badge = view(
      "badge", "View", in: video, 290, 138, 30, 24, color: RGBA(hex: 0xFF3B30), radius: 12,
      insets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    constrain(.view(badge), .centerX, .equal, .view(video), .trailing, plus: -2.5)
    constrain(.view(badge), .centerY, .equal, .view(video), .top)
    constrain(.view(badge), .height, .equal, plus: 24)
    let left = view("left", "View", 40, 320, 100, 60, color: colors[1])
    let right = view("right", "View", 140, 320, 100, 60, color: colors[0])
    let overlap = view("over", "View", 220, 340, 90, 60, color: colors[2].withAlpha(0.7))
    constrain(.view(right), .leading, .equal, .view(left), .trailing)
    constrain(.view(right), .height, .equal, .view(left), .height)
    constrain(.view(overlap), .leading, .equal, .view(right), .trailing, plus: -20)
    constrain(.view(overlap), .top, .equal, .view(right), .top, plus: 20)
    constrain(.view(overlap), .width, .greaterThanOrEqual, .view(left), .width, plus: -10, priority: 999)
    constrain(.view(left), .centerX, .equal, .view(0), .centerX, times: 0.48)
  }
}
