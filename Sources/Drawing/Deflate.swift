import LPCDeflate

/// Compresses bytes as Deflate data without a header, which browsers decompress as `deflate-raw`.
package enum Deflate {
  package static func pack(_ bytes: [UInt8]) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(6)
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, used in
      used = libdeflate_deflate_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
    }
  }
}
