/// The request of `trace`, which has no options besides previews and variants.
package struct TraceRequest: Codable, Sendable {
  package init() {}
}
