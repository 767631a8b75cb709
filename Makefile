# make          the preview command, in release
# make demo     draws the gallery's matrix with annotations into out/
# make test     unit tests, then the gallery against its goldens
# make lint     formatting
# make install  the preview command into PREFIX (default ~/.local)

SWIFT_FLAGS ?=
PREFIX ?= $(HOME)/.local
OUT ?= out
RELEASE := .build/release
DEBUG := .build/debug
DEMO := --size compact,regular --direction ltr,rtl --text-size large,accessibility3 --annotate all

.PHONY: preview demo test lint install packages clean

preview: packages
	swift build -c release --product preview $(SWIFT_FLAGS)

packages:
	@scripts/install-packages

demo: packages
	swift build -c release --product Gallery $(SWIFT_FLAGS)
	$(RELEASE)/Gallery render $(DEMO) --out $(OUT)
	@echo "The pictures are in $(OUT)/; open $(OUT)/Gallery/index.html to see them all."

test: packages
	swift build --build-tests $(SWIFT_FLAGS)
	swift test --skip-build --disable-xctest $(SWIFT_FLAGS)

lint:
	swift format lint --strict --configuration .swift-format -r Sources Tests examples benchmarks Package.swift

clean:
	rm -rf .build out .preview
