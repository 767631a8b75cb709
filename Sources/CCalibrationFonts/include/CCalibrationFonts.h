// Small parts of fonts, embedded, so that drawing can be compared on machines that have no fonts.
#pragma once

struct calibration_font {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  unsigned long count;
};

// The font with a number from 0 on; its name is null after the last.
const struct calibration_font *_Nullable calibration_font(int number);
