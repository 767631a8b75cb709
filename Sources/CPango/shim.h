#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_BITMAP_H
#include <fribidi.h>
#include <glib.h>
#include <hb.h>
#include <hb-ot.h>
#include <hb-subset.h>
#include <pango/pango.h>

/* FriBidi's types are enumerations in some of its versions and numbers in others. */
enum {
  bidi_left_to_right = FRIBIDI_TYPE_LTR,
  bidi_right_to_left = FRIBIDI_TYPE_RTL,
  bidi_arabic_letter = FRIBIDI_TYPE_AL,
  bidi_currency = FRIBIDI_TYPE_ET,
  bidi_mark = FRIBIDI_TYPE_NSM,
  bidi_ignored = FRIBIDI_TYPE_BN,
  bidi_neutral = FRIBIDI_TYPE_ON,
  bidi_weak_left_to_right = FRIBIDI_PAR_WLTR,
  bidi_weak_right_to_left = FRIBIDI_PAR_WRTL,
};

static inline unsigned bidi_class(unsigned character) { return (unsigned)fribidi_get_bidi_type(character); }

static inline void bidi_set_levels(
    const unsigned *classes, const unsigned *brackets, int count, unsigned *direction, signed char *levels) {
  FriBidiParType found = (FriBidiParType)*direction;
  fribidi_get_par_embedding_levels_ex(
      (const FriBidiCharType *)classes, (const FriBidiBracketType *)brackets, count, &found, levels);
  *direction = (unsigned)found;
}
