#include "CCalibrationFonts.h"

#include <stddef.h>

// `#embed` is a part of C23, and Clang has it in older C too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char Inter_Regular_otf[] = {
#embed "Fonts/Inter-Regular.otf"
};
static const unsigned char InterDisplay_Regular_otf[] = {
#embed "Fonts/InterDisplay-Regular.otf"
};
static const unsigned char NotoColorEmoji_ttf[] = {
#embed "Fonts/NotoColorEmoji.ttf"
};
static const unsigned char NotoSans_Regular_ttf[] = {
#embed "Fonts/NotoSans-Regular.ttf"
};
static const unsigned char NotoSansArabic_Regular_ttf[] = {
#embed "Fonts/NotoSansArabic-Regular.ttf"
};
static const unsigned char NotoSansCJK_Regular_otf[] = {
#embed "Fonts/NotoSansCJK-Regular.otf"
};
static const unsigned char NotoSansDevanagari_Regular_ttf[] = {
#embed "Fonts/NotoSansDevanagari-Regular.ttf"
};
static const unsigned char NotoSansHebrew_Regular_ttf[] = {
#embed "Fonts/NotoSansHebrew-Regular.ttf"
};
static const unsigned char NotoSansThai_Regular_ttf[] = {
#embed "Fonts/NotoSansThai-Regular.ttf"
};

static const struct calibration_font fonts[] = {
    {"Inter-Regular.otf", Inter_Regular_otf, sizeof Inter_Regular_otf},
    {"InterDisplay-Regular.otf", InterDisplay_Regular_otf, sizeof InterDisplay_Regular_otf},
    {"NotoColorEmoji.ttf", NotoColorEmoji_ttf, sizeof NotoColorEmoji_ttf},
    {"NotoSans-Regular.ttf", NotoSans_Regular_ttf, sizeof NotoSans_Regular_ttf},
    {"NotoSansArabic-Regular.ttf", NotoSansArabic_Regular_ttf, sizeof NotoSansArabic_Regular_ttf},
    {"NotoSansCJK-Regular.otf", NotoSansCJK_Regular_otf, sizeof NotoSansCJK_Regular_otf},
    {"NotoSansDevanagari-Regular.ttf", NotoSansDevanagari_Regular_ttf, sizeof NotoSansDevanagari_Regular_ttf},
    {"NotoSansHebrew-Regular.ttf", NotoSansHebrew_Regular_ttf, sizeof NotoSansHebrew_Regular_ttf},
    {"NotoSansThai-Regular.ttf", NotoSansThai_Regular_ttf, sizeof NotoSansThai_Regular_ttf},
};

const struct calibration_font *calibration_font(int number) {
  const int count = sizeof fonts / sizeof fonts[0];
  return number >= 0 && number < count ? &fonts[number] : NULL;
}
