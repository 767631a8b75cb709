import Foundation

extension LayoutDiagnosis {
  func unregistered(_ kind: String, _ identifier: String, in view: UIView) -> Diagnostic {
    list(
      view, "`\(capture.names.name(of: view))` has no \(kind) registered for \"\(identifier)\"; an empty one is shown",
      fix: "register a class for \"\(identifier)\" before the list is laid out")
  }

  func duplicateIdentifier(_ identifier: String, in view: UIView) -> Diagnostic {
    list(
      view, "the snapshot of `\(capture.names.name(of: view))` has \"\(identifier)\" twice; the first one is shown",
      fix: "give each section and each item an identifier of its own")
  }

  func missingCell(_ section: Int, _ number: Int, in view: UIView) -> Diagnostic {
    list(
      view,
      "`\(capture.names.name(of: view))` got no cell for item \(number) of section \(section); an empty one is shown",
      fix: "return a cell for every item")
  }

  /// UIKit raises an exception for these mistakes.
  private func list(_ view: UIView, _ message: String, fix: String) -> Diagnostic {
    Diagnostic(
      .error, rule: "list-source", message: message, callSite: view.nameSources.site, fix: fix,
      views: [capture.names.path(of: view)])
  }
}
