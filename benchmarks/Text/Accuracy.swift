import Foundation

/// How far labels that `preview measure` measures are from a device's, by a file of
/// `size,weight,string,stringWidth,labelWidth` at three pixels a point.
struct Accuracy: Encodable {
  let labels: Int
  /// Fractions of the width.
  let mean: Double
  let worst: Double
  let worst_text: String
  /// Labels whose width is the device's to the pixel.
  let exact: Int
  /// Line boxes that are not 2444/2048 of the size, rounded up to the pixel.
  let wrong_heights: Int
  /// Of the command's process, start to end.
  let seconds_per_label: Double

  private struct Measurement: Decodable {
    let width: Double
    let height: Double
  }

  init(file: String) throws {
    let rows = try String(contentsOfFile: file, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst()
    var errors: [(error: Double, text: String)] = []
    var (exact, wrongHeights) = (0, 0)
    let start = ContinuousClock.now
    for row in rows {
      let cells = row.split(separator: ",").map(String.init)
      guard cells.count == 5, let size = Double(cells[0]), let width = Double(cells[4]) else { continue }
      let measured = try Self.measure([cells[2], "--size", cells[0], "--weight", cells[1], "--scale", "3"])
      errors.append((abs(measured.width - width) / width, "\(cells[2]) \(cells[0]) \(cells[1])"))
      if abs(measured.width - width) < 1e-3 { exact += 1 }
      let height = (size * 2444 / 2048 * 3 - 1e-4).rounded(.up) / 3
      if abs(measured.height - height) > 1e-6 { wrongHeights += 1 }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let worst = errors.max { $0.error < $1.error }
    labels = errors.count
    mean = errors.reduce(0) { $0 + $1.error } / Double(max(1, errors.count))
    self.worst = worst?.error ?? 0
    worst_text = worst?.text ?? ""
    self.exact = exact
    wrong_heights = wrongHeights
    seconds_per_label = seconds / Double(max(1, errors.count))
  }

  /// By the `preview` command beside this executable.
  private static func measure(_ arguments: [String]) throws -> Measurement {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("preview")
    process.arguments = ["measure", "--json"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Measurement.self, from: data)
  }

  func show() {
    print(
      String(
        format: "%d measured labels: off by %.3f %% in the mean and %.2f %% at worst (%@), %d exact to the pixel",
        labels, mean * 100, worst * 100, worst_text, exact))
    print(String(format: "  %d wrong heights; %.0f ms a command", wrong_heights, seconds_per_label * 1000))
  }
}
