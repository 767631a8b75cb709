/// What `trace` is asked for: nothing but previews and variants.
package struct TraceRequest: Codable, Sendable {
  package init() {}
}
