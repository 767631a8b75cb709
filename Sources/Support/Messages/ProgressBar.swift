/// A line that shows progress: `[#####     ] 12/48 Profile card rtl`.
package struct ProgressBar {
  package let done: Int
  package let total: Int
  package let label: String

  package init(done: Int, total: Int, label: String) {
    self.done = done
    self.total = total
    self.label = label
  }

  package func text(columns: Int) -> String {
    let width = max(4, min(24, columns / 4))
    let filled = total > 0 ? min(width, width * done / total) : 0
    let bar = String(repeating: "#", count: filled) + String(repeating: " ", count: width - filled)
    let text = "[\(bar)] \(done)/\(total) \(label)"
    return String(text.prefix(max(0, columns - 1)))
  }
}
