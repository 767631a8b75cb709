/// The request of `coverage`, which has no options besides previews and variants.
package struct CoverageRequest: Codable, Sendable {
  package init() {}
}
