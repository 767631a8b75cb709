import LPVariants
package import LPArguments

extension ArgumentVerb.OptionGroup {
  /// The options that select variants. An axis without an option keeps its default.
  package static let variants = ArgumentVerb.OptionGroup(
    "Variants (lists with commas, or 'all')",
    VariantAxis.allCases.flatMap { axis in
      (axis == .direction ? [Options.isRightToLeft.row] : []) + axis.definition.options.map { Options.axis($0).row }
    } + [Options.matrix.row, Options.exclusions.row, Options.variants.row])

  /// The options that select the values of axes, for the first variants of the live page.
  static let axes = ArgumentVerb.OptionGroup(
    "First variants of the page (lists with commas, or 'all')",
    variants.options.filter { option in
      ![Options.matrix.row, Options.exclusions.row, Options.variants.row].contains { $0.name == option.name }
    })

  static let resources = ArgumentVerb.OptionGroup(
    "Resources",
    [
      Options.resources.row, Options.names.row, Options.fonts.row, Options.metrics.row, Options.fontStore.row,
      Options.ignoresSystemFonts.row,
    ])

  static let running = ArgumentVerb.OptionGroup(
    "Running",
    [Options.jobs.row, Options.timeout.row, Options.memory.row, Options.shard.row, Options.timings.row])

  static let reports = ArgumentVerb.OptionGroup("Reports", [Options.reports.row, Options.reportFolder.row])

  static let reporting = ArgumentVerb.OptionGroup(
    "Reporting", [Options.json.row, Options.color.row, Options.quiet.row, Options.help.row])

  /// The options that only the `preview` tool has.
  package static let building = ArgumentVerb.OptionGroup(
    "Building",
    [
      Options.packagePath.row("Package to build. Default: the current folder's."), Options.catalogs.row,
      Options.configuration.row, Options.skipsBuild.row, Options.executables.row, Options.verbose.row,
      Options.asSaved.row, Options.withoutRuntimeAttributes.row, Options.runTime.row, Options.appViews.row,
    ])

  /// The options that select fonts and text metrics.
  static let fonts = ArgumentVerb.OptionGroup("Fonts", [Options.fonts.row, Options.metrics.row])
}
