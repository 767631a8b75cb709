/// What `trace` is asked for: nothing but previews and variants.
struct TraceRequest: Codable, Sendable {}
