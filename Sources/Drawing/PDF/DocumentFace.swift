import LPCCairo
import LPCPango

/// A font file as Cairo embeds it in documents.
///
/// Cairo may keep a face longer than its maker does: the face owns what FreeType needs, and Cairo owns the face.
final class DocumentFace {
  private let file: FontFile
  private var library: FT_Library?
  private var face: FT_Face?

  private init?(_ file: FontFile) {
    let file = file.source
    self.file = file
    let bytes = file.bytes
    let base = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    guard FT_Init_FreeType(&library) == 0,
      FT_New_Memory_Face(library, base, FT_Long(bytes.count), FT_Long(file.index), &face) == 0
    else { return nil }
  }

  deinit {
    if let face { FT_Done_Face(face) }
    if let library { FT_Done_FreeType(library) }
  }

  /// Makes a Cairo font face without hinting, which the caller has to destroy.
  static func make(_ file: FontFile) -> OpaquePointer? {
    guard let owner = DocumentFace(file),
      let face = cairo_ft_font_face_create_for_ft_face(owner.face, Int32(FT_LOAD_NO_HINTING))
    else { return nil }
    let retained = Unmanaged.passRetained(owner)
    let status = cairo_font_face_set_user_data(face, userDataKey.pointer, retained.toOpaque()) { pointer in
      Unmanaged<DocumentFace>.fromOpaque(pointer!).release()
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      retained.release()
      cairo_font_face_destroy(face)
      return nil
    }
    return face
  }

  /// Cairo identifies user data by the address of its key.
  private struct Key: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
  }

  private static let userDataKey = Key()
}
