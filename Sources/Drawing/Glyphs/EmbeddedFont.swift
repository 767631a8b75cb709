/// A font file in memory that lives as long as the process.
package struct EmbeddedFont: @unchecked Sendable {
  package let name: String
  let bytes: UnsafeRawBufferPointer

  package init(name: String, bytes: UnsafeRawBufferPointer) {
    self.name = name
    self.bytes = bytes
  }
}
