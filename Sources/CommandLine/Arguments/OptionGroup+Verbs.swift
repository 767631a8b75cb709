import Variants
package import Arguments

extension ArgumentVerb.OptionGroup {
  /// Options that select variants. An axis that is not given stays at its default.
  package static let variants = ArgumentVerb.OptionGroup(
    "Variants (lists with commas, or 'all')",
    VariantAxis.allCases.flatMap { axis in
      (axis == .direction ? [Options.isRightToLeft.row] : []) + axis.definition.options.map { Options.axis($0).row }
    } + [Options.matrix.row, Options.exclusions.row, Options.variants.row])

  static let resources = ArgumentVerb.OptionGroup(
    "Resources",
    [
      Options.resources.row, Options.names.row, Options.fonts.row, Options.metrics.row, Options.fontStore.row,
      Options.ignoresSystemFonts.row,
    ])

  static let running = ArgumentVerb.OptionGroup(
    "Running", [Options.jobs.row, Options.timeout.row, Options.shard.row, Options.timings.row])

  static let reports = ArgumentVerb.OptionGroup("Reports", [Options.reports.row, Options.reportFolder.row])

  static let reporting = ArgumentVerb.OptionGroup(
    "Reporting", [Options.json.row, Options.color.row, Options.quiet.row, Options.help.row])

  /// Options of the tool alone.
  package static let building = ArgumentVerb.OptionGroup(
    "Building",
    [
      Options.packagePath.row("Package to build. Default: the current folder's."), Options.catalogs.row,
      Options.configuration.row, Options.skipsBuild.row, Options.verbose.row, Options.asSaved.row,
    ])

  /// Which fonts text is set in, and whose widths it has.
  static let fonts = ArgumentVerb.OptionGroup("Fonts", [Options.fonts.row, Options.metrics.row])
}
