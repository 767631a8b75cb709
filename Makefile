# make          the preview command, in release: .build/release/preview
# make demo     draws the gallery's matrix with annotations into out/
# make test     unit tests, then the examples against their goldens
# make lint     formatting, linters of scripts, spelling, versions
# make fuzz     fuzzers of all formats of files, FUZZ_SECONDS (60) each
# make sanitize tests and commands with the compiler's sanitizers
# make docs     API documentation of the products, as a website in .build/docs
# make install  the preview command, its library and completions into PREFIX (default ~/.local)
# make uninstall removes them
# make vscode   the extension for VS Code, dist/layout-preview-VERSION.vsix
# make dist     an archive in dist/ that scripts/install unpacks anywhere

SWIFT_FLAGS ?=
PREFIX ?= $(HOME)/.local
OUT ?= out
DOCS_BASE ?= /
FUZZ_SECONDS ?= 60
RELEASE := .build/release
DEBUG := .build/debug
VERSION = $(shell sed -n 's/.*current = "\(.*\)"/\1/p' Sources/Support/Messages/Version.swift)
ARCHIVE = layout-preview-$(VERSION)-linux-$(shell uname -m)
DEMO := --size compact,regular --locale all --text-size large,accessibility3 --annotate alignment,constraints

.PHONY: preview demo test lint fuzz sanitize docs install uninstall vscode dist packages test-packages clean

preview: packages
	swift build -c release --product preview $(SWIFT_FLAGS)
	swift build -c release --product preview-syntax $(SWIFT_FLAGS)
	swift build -c release --product LayoutPreviewRuntime $(SWIFT_FLAGS)
	swift build -c release --target LayoutPreviewTesting $(SWIFT_FLAGS)
	swift build -c release --target iOSSnapshotTestCase $(SWIFT_FLAGS)

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
	scripts/test-pages
	scripts/test
	CI=true $(DEBUG)/Gallery test
	CI=true $(DEBUG)/AutoLayoutGuide test
	CI=true $(DEBUG)/Scripts test
	CI=true $(DEBUG)/Apps test

lint:
	@scripts/lint

fuzz: packages
	scripts/fuzz --seconds $(FUZZ_SECONDS)

sanitize: test-packages
	scripts/sanitize

docs: packages
	swift build --target LayoutPreviewTesting $(SWIFT_FLAGS)
	rm -rf .build/symbol-graphs .build/docs
	scripts/check-docs --output .build/symbol-graphs
	docc convert Sources/LayoutPreview/LayoutPreview.docc --additional-symbol-graph-dir .build/symbol-graphs \
	  --fallback-display-name LayoutPreview --fallback-bundle-identifier LayoutPreview --output-path .build/docs --diagnostic-level error \
	  --hosting-base-path $(DOCS_BASE)
	@echo "The pages are in .build/docs; any web server shows them, from /documentation/layoutpreview on."

install: preview
	@scripts/install --prefix "$(PREFIX)"

uninstall:
	@scripts/install --prefix "$(PREFIX)" --uninstall

vscode:
	@scripts/package-vscode dist

# The archive holds its own `install` and `install-packages`; it needs the compiler that built it.
dist: preview
	rm -rf .build/dist && mkdir -p .build/dist/$(ARCHIVE) dist
	scripts/stage .build/dist/$(ARCHIVE)
	install scripts/install scripts/install-packages .build/dist/$(ARCHIVE)
	tar -C .build/dist --sort=name --owner=0 --group=0 --numeric-owner -czf dist/$(ARCHIVE).tar.gz $(ARCHIVE)
	@echo "dist/$(ARCHIVE).tar.gz"

clean:
	rm -rf .build out dist .preview
