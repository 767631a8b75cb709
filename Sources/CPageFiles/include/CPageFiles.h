// The style sheets and scripts of HTML pages, from `Sources/Pages/Web`, as text.
//
// The C compiler embeds them: Swift takes 20 s to compile the same bytes as an array.
#pragma once

const char *_Nonnull page_matrix_style(void);
const char *_Nonnull page_matrix_script(void);
const char *_Nonnull page_report_style(void);
const char *_Nonnull page_report_script(void);
const char *_Nonnull page_lint_style(void);
const char *_Nonnull page_lint_script(void);
const char *_Nonnull page_coverage_style(void);
const char *_Nonnull page_live_style(void);
const char *_Nonnull page_live_script(void);
