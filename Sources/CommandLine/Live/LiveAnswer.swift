import LPLayoutModel
import LPCatalogs
import LPLocalization
import LPSupport
import LPOperations
import LPVariants

/// The answers to questions of the live page, but for layouts.
enum LiveAnswer {
  /// The catalog: its previews, and the options that select variants.
  struct Catalog: Encodable {
    struct Preview: Encodable {
      let name: String
      let slug: String
      let file: String
      let line: Int
      let variants: [String]
    }

    struct AxisPicker: Encodable {
      let name: String
      let title: String
      let option: String
      let values: [String]
      /// The values in groups, each below its title; `nil` for a short list.
      let groups: [Group]?

      struct Group: Encodable {
        let title: String
        let values: [String]
      }

      /// The devices: one for each screen, and the others, which have the same screens.
      static let devices: [Group] = {
        let screens = Device.screens.filter(\.isWhole)
        let names = Set(screens.map(\.name))
        func group(_ title: String, _ devices: [Device]) -> Group { Group(title: title, values: devices.map(\.name)) }
        return [
          group("Phones", screens.filter { $0.idiom == .phone }), group("Pads", screens.filter { $0.idiom == .pad }),
          group("Other models", Device.all.filter { $0.isWhole && !names.contains($0.name) }),
        ].filter { !$0.values.isEmpty }
      }()
    }

    let name: String
    let isDocument: Bool
    let previews: [Preview]
    let axes: [AxisPicker]

    init(_ catalog: CatalogDescription, _ selection: CatalogSelection, _ locales: [LanguageTag]) {
      let places = PreviewPlaces(catalog)
      name = catalog.name
      isDocument = catalog.document != nil
      previews = selection.entries.map { entry in
        Preview(
          name: entry.preview.name, slug: places.slug(ofPreview: entry.index), file: entry.preview.callSite.filePath,
          line: entry.preview.callSite.line, variants: entry.variants.map(\.name))
      }
      axes = VariantAxis.allCases.flatMap { axis in
        axis.definition.options.map { option in
          let title = axis.definition.options.count > 1 ? option.name : axis.definition.title
          return AxisPicker(
            name: axis.definition.name, title: title.prefix(1).uppercased() + title.dropFirst(), option: option.name,
            values: option.known(locales), groups: option.name == "device" ? AxisPicker.devices : nil)
        }
      }
    }
  }

  struct VariantNames: Encodable {
    let variants: [String]
  }

  struct Findings: Encodable {
    let findings: [Finding]
  }

  struct Finding: Encodable {
    let severity: Diagnostic.Severity
    let rule: String
    let message: String
    let file: String?
    let line: Int?
    let fix: String?
    let notes: [String]
    /// The paths of the views that it is about.
    let views: [String]

    init(_ diagnostic: Diagnostic) {
      (severity, rule, message) = (diagnostic.severity, diagnostic.rule, diagnostic.message)
      (file, line, fix) = (diagnostic.callSite?.filePath, diagnostic.callSite?.line, diagnostic.fix)
      notes = diagnostic.notes.map(\.message)
      views = diagnostic.views
    }
  }

  struct Explanation: Encodable {
    let lines: [String]
  }

  struct Failure: Encodable {
    let failure: CommandFailure
    var finding: Finding?
  }
}
