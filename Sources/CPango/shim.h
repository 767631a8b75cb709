#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_BITMAP_H
#include <glib.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
