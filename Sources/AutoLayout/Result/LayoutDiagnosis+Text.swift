import Foundation

extension LayoutDiagnosis {
  /// Finds labels that measured their height for one width and got another: the author set `preferredMaxLayoutWidth`
  /// and did not update it with the layout.
  func staleWrapWidths() -> [Diagnostic] {
    scopedViews.compactMap { index, view in
      guard let label = view as? UILabel, label.numberOfLines != 1, label.preferredMaxLayoutWidth > 0 else {
        return nil
      }
      let (frame, given) = (label.bounds, label.preferredMaxLayoutWidth)
      guard frame.width > 0, abs(given - frame.width) > 0.5 else { return nil }
      let needed = label.sizeThatFits(CGSize(width: frame.width, height: 0)).height
      // The check applies only if the label has the height that it measured, which is that of other lines.
      guard abs(label.intrinsicContentSize.height - frame.height) <= 0.5, abs(needed - frame.height) > 0.5 else {
        return nil
      }
      let name = capture.names.name(of: label)
      return Diagnostic(
        .warning, rule: "stale-wrap-width",
        message: "`\(name)` is \(formatNumber(frame.height)) pt high for lines of \(formatNumber(given)) pt, but it is "
          + "\(formatNumber(frame.width)) pt wide and needs \(formatNumber(needed)) pt",
        callSite: label.nameSources.site,
        fix: "leave preferredMaxLayoutWidth at 0, or set it to the label's width in layoutSubviews() and call "
          + "super.layoutSubviews() again", views: [views[index].path])
    }
  }
}
