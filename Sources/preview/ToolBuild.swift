import Foundation
import LPSupport

/// What results follow from besides their inputs: the builds of this tool and of the program that reads its sources.
enum ToolBuild {
  /// A text that changes whenever one of the two is built again. It is looked up once: a tool that is replaced while it
  /// runs has no path any more.
  static let identity = [own, (try? SyntaxProgram().identity) ?? ""].joined(separator: " ")

  private static let own = LinkedFile.buildID("/proc/self/exe") ?? dated("/proc/self/exe")

  private static func dated(_ link: String) -> String {
    let path = URL(fileURLWithPath: link).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(Version.current) \(attributes?[.size] ?? 0) \(date)"
  }
}
