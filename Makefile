# make          the preview command, in release: .build/release/preview
# make demo     draws the gallery's matrix with annotations into out/
# make test     unit tests, then the examples against their goldens
# make lint     formatting
# make docs     API documentation of the products, as a website in .build/docs
# make install  the preview command into PREFIX (default ~/.local)

SWIFT_FLAGS ?=
PREFIX ?= $(HOME)/.local
OUT ?= out
RELEASE := .build/release
DEBUG := .build/debug
DEMO := --size compact,regular --locale all --text-size large,accessibility3 --annotate alignment,constraints

.PHONY: preview demo test lint docs install packages test-packages clean

preview: packages
	swift build -c release --product preview $(SWIFT_FLAGS)
	swift build -c release --product preview-syntax $(SWIFT_FLAGS)
	swift build -c release --product LayoutPreviewRuntime $(SWIFT_FLAGS)

packages:
	@scripts/install-packages

test-packages:
	@scripts/install-packages --for-tests

demo: packages
	swift build -c release --product Gallery $(SWIFT_FLAGS)
	$(RELEASE)/Gallery render $(DEMO) --out $(OUT)
	@echo "The pictures are in $(OUT)/Gallery/. Open $(OUT)/Gallery/index.html to see them all."

test: test-packages
	swift build --build-tests $(SWIFT_FLAGS)
	swift test --skip-build $(SWIFT_FLAGS)
	CI=true $(DEBUG)/Gallery test
	CI=true $(DEBUG)/AutoLayoutGuide test
	CI=true $(DEBUG)/Scripts test

lint:
	swift format lint --strict --configuration .swift-format -r Sources Tests examples benchmarks Package.swift

docs: packages
	swift build --target LayoutPreviewTesting $(SWIFT_FLAGS)
	rm -rf .build/symbol-graphs .build/docs
	scripts/check-docs --output .build/symbol-graphs
	docc convert Sources/LayoutPreview/LayoutPreview.docc --additional-symbol-graph-dir .build/symbol-graphs \
	  --fallback-display-name LayoutPreview --fallback-bundle-identifier LayoutPreview --output-path .build/docs --diagnostic-level error
	@echo "The pages are in .build/docs; any web server shows them, from /documentation/layoutpreview on."

install: preview
	install -d "$(PREFIX)/bin" "$(PREFIX)/lib/layout-preview/Modules"
	install $(RELEASE)/preview $(RELEASE)/preview-syntax "$(PREFIX)/bin/"
	install $(RELEASE)/libLayoutPreviewRuntime.so "$(PREFIX)/lib/layout-preview/"
	for folder in Sources/*/; do \
	  module="$(RELEASE)/Modules/$$(basename "$$folder").swiftmodule"; \
	  if [ -f "$$module" ]; then install -m 644 "$$module" "$(PREFIX)/lib/layout-preview/Modules/" || exit; fi; \
	done

clean:
	rm -rf .build out .preview
