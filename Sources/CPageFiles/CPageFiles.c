#include "CPageFiles.h"

// `#embed` is a part of C23, and Clang has it in older C too.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A page has these files in this order. Scripts share one scope.

const char *page_matrix_style(void) {
  static const char text[] = {
#embed "../Pages/Web/base.css"
      ,
#embed "../Pages/Web/matrix.css"
      ,
#embed "../Pages/Web/app.css"
      ,
#embed "../Pages/Web/inspector.css"
      ,
      0};
  return text;
}

const char *page_matrix_script(void) {
  static const char text[] = {
#embed "../Pages/Web/dom.js"
      ,
#embed "../Pages/Web/keys.js"
      ,
#embed "../Pages/Web/viewport.js"
      ,
#embed "../Pages/Web/filters.js"
      ,
#embed "../Pages/Web/layouts.js"
      ,
#embed "../Pages/Web/labels.js"
      ,
#embed "../Pages/Web/stage.js"
      ,
#embed "../Pages/Web/details.js"
      ,
#embed "../Pages/Web/outline.js"
      ,
#embed "../Pages/Web/inspector.js"
      ,
#embed "../Pages/Web/app.js"
      ,
#embed "../Pages/Web/matrix.js"
      ,
      0};
  return text;
}

const char *page_report_style(void) {
  static const char text[] = {
#embed "../Pages/Web/base.css"
      ,
#embed "../Pages/Web/matrix.css"
      ,
#embed "../Pages/Web/report.css"
      ,
      0};
  return text;
}

const char *page_report_script(void) {
  static const char text[] = {
#embed "../Pages/Web/dom.js"
      ,
#embed "../Pages/Web/keys.js"
      ,
#embed "../Pages/Web/viewport.js"
      ,
#embed "../Pages/Web/filters.js"
      ,
#embed "../Pages/Web/decisions.js"
      ,
#embed "../Pages/Web/textdiff.js"
      ,
#embed "../Pages/Web/comparison.js"
      ,
#embed "../Pages/Web/report.js"
      ,
      0};
  return text;
}

const char *page_lint_style(void) {
  static const char text[] = {
#embed "../Pages/Web/base.css"
      ,
#embed "../Pages/Web/matrix.css"
      ,
#embed "../Pages/Web/lint.css"
      ,
      0};
  return text;
}

const char *page_lint_script(void) {
  static const char text[] = {
#embed "../Pages/Web/dom.js"
      ,
#embed "../Pages/Web/keys.js"
      ,
#embed "../Pages/Web/filters.js"
      ,
#embed "../Pages/Web/lint.js"
      ,
      0};
  return text;
}

const char *page_coverage_style(void) {
  static const char text[] = {
#embed "../Pages/Web/base.css"
      ,
#embed "../Pages/Web/coverage.css"
      ,
      0};
  return text;
}

const char *page_live_style(void) {
  static const char text[] = {
#embed "../Pages/Web/base.css"
      ,
#embed "../Pages/Web/inspector.css"
      ,
#embed "../Pages/Web/live.css"
      ,
      0};
  return text;
}

const char *page_live_script(void) {
  static const char text[] = {
#embed "../Pages/Web/dom.js"
      ,
#embed "../Pages/Web/keys.js"
      ,
#embed "../Pages/Web/viewport.js"
      ,
#embed "../Pages/Web/labels.js"
      ,
#embed "../Pages/Web/stage.js"
      ,
#embed "../Pages/Web/details.js"
      ,
#embed "../Pages/Web/outline.js"
      ,
#embed "../Pages/Web/live-source.js"
      ,
#embed "../Pages/Web/live-controls.js"
      ,
#embed "../Pages/Web/live-card.js"
      ,
#embed "../Pages/Web/live-edits.js"
      ,
#embed "../Pages/Web/live-repairs.js"
      ,
#embed "../Pages/Web/live-golden.js"
      ,
#embed "../Pages/Web/live.js"
      ,
      0};
  return text;
}
