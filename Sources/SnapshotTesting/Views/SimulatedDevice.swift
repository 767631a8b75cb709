import Foundation
import LPLayoutModel
import LPLocalization
import LPVariants

/// The device on which tests make their views, as `SNAPSHOT_DEVICE`, `SNAPSHOT_SYSTEM` and `SNAPSHOT_LOCALE` choose it.
struct SimulatedDevice {
  /// The name, as it was asked for.
  let name: String
  /// The version of iOS.
  let system: String
  /// The language and region that were asked for; `nil` for those of a new simulator.
  let locale: LanguageTag?
  let size: CGSize
  let scale: Int
  let traits: TraitValues
  let metrics: ControlMetrics
  /// Why what was asked for is not what is used.
  let problem: SnapshotProblem?

  /// - Parameter variables: those of the process.
  init(_ variables: [String: String]) {
    let wanted = variables["SNAPSHOT_DEVICE"].flatMap { $0.isEmpty ? nil : $0 } ?? "iPhone SE (3rd generation)"
    let version = variables["SNAPSHOT_SYSTEM"].flatMap { $0.isEmpty ? nil : $0 }
    let device = Device(named: wanted)
    let wantedLocale = variables["SNAPSHOT_LOCALE"].flatMap { $0.isEmpty ? nil : $0 }
    locale = wantedLocale.flatMap { LanguageTag($0) }
    let major = version.map { Int($0.prefix { $0 != "." }) ?? 0 }
    (name, system) = (wanted, version ?? "18.0")
    metrics =
      switch major ?? 18 {
      case 26...: .ios26
      case 1..<15: .ios13
      default: .classic
      }
    if device == nil {
      problem = SnapshotProblem(
        "There is no device '\(wanted)' (SNAPSHOT_DEVICE). Names are those of simulators, such as 'iPhone 15'; "
          + "docs/variants.md of LayoutPreview lists them.")
    } else if major == 0 {
      problem = SnapshotProblem("'\(system)' is no version of iOS (SNAPSHOT_SYSTEM). Write it as in 17.5.")
    } else if let wantedLocale, locale == nil {
      problem = SnapshotProblem("'\(wantedLocale)' is not a locale (SNAPSHOT_LOCALE). Write it as in de_DE.")
    } else {
      problem = nil
    }
    let used = device ?? Device(named: "iPhone SE")!
    let posture = used.postures[0]
    var traits = TraitValues()
    traits.displayScale = CGFloat(used.scale)
    traits.userInterfaceIdiom = used.idiom
    traits.horizontalSizeClass = posture.horizontalSizeClass
    traits.verticalSizeClass = posture.verticalSizeClass
    if let locale {
      traits.localeIdentifier = locale.description
      traits.layoutDirection = locale.isRightToLeft ? .rightToLeft : .leftToRight
    }
    (size, scale, self.traits) = (posture.size, used.scale, traits)
  }

  /// The one that this process was asked for.
  static let current = SimulatedDevice(ProcessInfo.processInfo.environment)

  /// The locale by which a Mac's helpers name references: the one that was asked for, or that of a new simulator.
  var localeOfReferences: String { locale?.description.replacing("-", with: "_") ?? "en_US" }

  /// Tells the process what a simulator tells its programs, if it is not set.
  func tell() { for (name, value) in variables { setenv(name, value, 0) } }

  /// The variables that a simulator sets, by its names; the model is missing where it is not known.
  var variables: [String: String] {
    let pixels = (Int(size.width) * scale, Int(size.height) * scale)
    var variables = [
      "SIMULATOR_DEVICE_NAME": name, "SIMULATOR_RUNTIME_VERSION": system, "SIMULATOR_MAINSCREEN_WIDTH": "\(pixels.0)",
      "SIMULATOR_MAINSCREEN_HEIGHT": "\(pixels.1)", "SIMULATOR_MAINSCREEN_SCALE": "\(scale).000000",
    ]
    variables["SIMULATOR_MODEL_IDENTIFIER"] = ModelIdentifier.of(name)
    return variables
  }
}
