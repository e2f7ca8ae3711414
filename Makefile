# make demo   installs what is missing, builds, renders the examples into one gallery page
# make test   installs what is missing, runs every check and test
#
# Folders of pkg-config files that Scripts/setup writes where it may not write to /usr/local.
export PKG_CONFIG_PATH := $(if $(PKG_CONFIG_PATH),$(PKG_CONFIG_PATH):)$(HOME)/.local/lib/pkgconfig

# The notice about -pthread, a flag of glib that SwiftPM leaves out, says nothing useful.
QUIET := 2>&1 | { grep -v 'prohibited flag(s): -pthread' || true; }
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

.PHONY: demo test build setup lint format pictures clean

demo: build
	@Scripts/gallery

build: setup
	@swift build -c release --product inbetween $(QUIET)

# The example package is built into the same folder, where all that it needs is built already.
test: setup lint
	@swift test $(QUIET)
	@swift test --package-path Examples/BadgePackage --scratch-path .build $(QUIET)
	@Scripts/test-page
	@Scripts/vocabulary

setup:
	@Scripts/setup

lint:
	@swift format lint --strict --parallel -r Package.swift Sources Tests $(wildcard Examples Benchmarks)
	@Scripts/check-layers

format:
	@swift format --in-place --parallel -r Package.swift Sources Tests $(wildcard Examples Benchmarks)

# The pictures of README.md.
pictures: build
	@mkdir -p Docs/Images
	@.build/release/inbetween render Examples/SavedBadge.swift --script Examples/SavedBadge.script \
	  --fps 50 -o Docs/Images/saved-badge.gif
	@.build/release/inbetween render Examples/MascotOnboarding.swift \
	  --script Examples/MascotOnboarding.script --duration 6 --fps 20 --scale 1 --filmstrip 8 \
	  -o Docs/Images/mascot-onboarding.png
	@.build/release/inbetween curve "spring(duration: 0.5, bounce: 0.3)" "easeInOut(duration: 0.5)" \
	  -o Docs/Images/curves.svg

clean:
	@rm -rf .build out
