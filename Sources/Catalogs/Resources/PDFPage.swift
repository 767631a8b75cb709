package import LPDrawing
import Foundation
import LPProcesses

/// The first page of a PDF file, which `pdftocairo` draws in a process of its own: its library's licence does not allow
/// linking, and a damaged file cannot harm this process.
package struct PDFPage {
  package let path: String
  var memory: Int
  var time: Int

  /// The largest picture in bytes.
  private static let mostBytes = 64 << 20

  /// - Parameters:
  ///   - memory: the process's limit of memory, in kilobytes.
  ///   - time: the process's limit of processor time, in seconds.
  package init(path: String, memory: Int = 1_000_000, time: Int = 10) {
    (self.path, self.memory, self.time) = (path, memory, time)
  }

  /// Returns the page as a PNG with a number of pixels for each point.
  package func png(scale: Int) throws(ImageFileError) -> [UInt8] {
    let (bytes, end): ([UInt8], ProcessEnd)
    do throws(ChildProcess.StartError) {
      (bytes, end) = try run(scale: scale)
    } catch {
      throw ImageFileError("PDF images need a shell, which cannot be started (\(error.message)).")
    }
    switch end {
    case .exited(0) where bytes.count <= Self.mostBytes: return bytes
    case .exited(127):
      throw ImageFileError(
        """
        PDF images need pdftocairo, which is not installed. Install it (on Debian: apt-get install poppler-utils).
        """)
    case .exited(98):
      throw ImageFileError(
        "PDF images are drawn only within limits of memory and time, which cannot be set. Use a PNG file instead.")
    case .exited(0), .exited(1...3), .exited(99):
      throw ImageFileError("The PDF file is damaged, has no page or is too large to be drawn. Export it again.")
    default:
      throw ImageFileError(
        "The PDF file needs over \(time) s or \(memory / 1_000_000) GB to be drawn. Use a PNG file instead.")
    }
  }

  private func run(scale: Int) throws(ChildProcess.StartError) -> ([UInt8], ProcessEnd) {
    let output = try ChildProcess.pipe()
    // A shell such as dash takes one limit at a time. A lower limit that this process has stays.
    let script = """
      ulimit -v \(memory) 2>/dev/null; ulimit -t \(time) 2>/dev/null
      [ "$(ulimit -v)" = unlimited ] || [ "$(ulimit -t)" = unlimited ] && exit 98
      exec pdftocairo "$@" 2>/dev/null
      """
    let options = ["-png", "-transp", "-singlefile", "-f", "1", "-l", "1", "-r", "\(72 * scale)", path, "-"]
    let pid: pid_t
    do throws(ChildProcess.StartError) {
      pid = try ChildProcess.start(
        "/bin/sh", arguments: ["sh", "-c", script, "sh"] + options, streams: [(output.write, 1)])
    } catch {
      close(output.read)
      close(output.write)
      throw error
    }
    close(output.write)
    let bytes = try? FileHandle(fileDescriptor: output.read, closeOnDealloc: true).readToEnd()
    return (Array(bytes ?? Data()), ChildProcess.wait(for: pid))
  }
}
