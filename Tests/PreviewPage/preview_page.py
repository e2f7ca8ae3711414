"""What tests of the preview's page share: a preview of a file in a folder of its own, and a browser.

Tests wait for conditions, never for a fixed time. The limit of a wait only says when to give up.
"""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = pathlib.Path(os.environ.get("INBETWEEN", ROOT / ".build/debug/inbetween"))
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
PICTURES = ROOT / "out/preview"

# Milliseconds after which a wait gives up; a busy machine compiles slowly.
PATIENCE = int(os.environ.get("PATIENCE", "90000"))


class Preview:
    """A running `inbetween preview` of one file."""

    def __init__(self, folder, name, arguments=()):
        self.folder = pathlib.Path(folder)
        self.file = self.folder / name
        self.process = subprocess.Popen(
            [str(COMMAND), "preview", name, *arguments], cwd=folder, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.address

    def save(self, text):
        """Saves as many editors do: a new file is moved over the old one."""
        beside = self.file.with_suffix(".tmp")
        beside.write_text(text)
        beside.rename(self.file)

    def replace(self, old, new):
        text = self.file.read_text()
        assert old in text, old
        self.save(text.replace(old, new))

    def children(self):
        """The processes that this one started, and theirs."""
        return descendants(self.process.pid)

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self.process.stdout.close()


def descendants(pid):
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        with contextlib.suppress(OSError):
            fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found += [int(entry.name), *descendants(int(entry.name))]
    return found


@contextlib.contextmanager
def preview(files, name="View.swift", arguments=()):
    """A preview of one of some files, given by name and text."""
    with tempfile.TemporaryDirectory(prefix="inbetween-page-") as folder:
        for path, text in files.items():
            place = pathlib.Path(folder) / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(text) if isinstance(text, bytes) else place.write_text(text)
        running = Preview(folder, name, arguments)
        try:
            yield running
        finally:
            running.stop()


class Page:
    """The page in a browser, with the words that tests speak in."""

    def __init__(self, page):
        self.page = page
        self.errors = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: line.type == "error" and self.errors.append(line.text))

    def open(self, address):
        self.page.goto(address)
        self.until("preview.panes[0]?.hasFrames && preview.panes[0].status")
        return self

    def value(self, expression):
        return self.page.evaluate(f"() => {expression}")

    def until(self, expression):
        """Waits until an expression of the page holds."""
        self.page.wait_for_function(f"() => {expression}", timeout=PATIENCE)

    def tap(self, x, y, pane=0):
        """Taps a place of the view, in points."""
        box = self.page.locator(f"#view-{pane}").bounding_box()
        width = self.value(f"preview.panes[{pane}].width")
        zoom = box["width"] / width
        self.page.mouse.click(box["x"] + x * zoom, box["y"] + y * zoom)

    def until_rest(self):
        """Waits until nothing moves and nothing is asked for."""
        self.until(
            "preview.panes.every((pane) => pane.status?.flags & 1) && !preview.waiting.size"
            " && preview.clock.restIn <= 0")

    def pixel(self, x, y, pane=0):
        """The colour that the canvas shows at a place in points, as [red, green, blue]."""
        return self.value(
            f"Array.from(preview.panes[{pane}].context.getImageData("
            f"{x} * preview.panes[{pane}].scale, {y} * preview.panes[{pane}].scale, 1, 1)"
            ".data.slice(0, 3))")

    def lane(self, name, pane=0):
        """The values that a lane took, by its name."""
        return self.value(
            f"[...preview.panes[{pane}].story.lanes.values()].find((lane) => lane.name === '{name}')"
            "?.values ?? []")

    def press(self, key):
        self.page.keyboard.press(key)

    def away(self):
        """Takes the focus from the view, so that keys are the page's."""
        self.page.evaluate("() => document.activeElement?.blur()")

    def picture(self, name):
        """Keeps what the page looks like in both looks."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        before = self.value("document.documentElement.dataset.theme")
        for theme in ["light", "dark"]:
            self.page.evaluate(
                "(theme) => { document.documentElement.dataset.theme = theme;"
                " dispatchEvent(new Event('resize')); }", theme)
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => "
                               "requestAnimationFrame(done)))")
            self.page.screenshot(path=str(PICTURES / f"{name}-{theme}.png"))
        self.page.evaluate(
            "(theme) => { document.documentElement.dataset.theme = theme; }", before)


class Browser:
    """One browser for all tests of a file."""

    def __init__(self):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])

    @contextlib.contextmanager
    def page(self, address=None, **options):
        # The policy of the page forbids what the tests evaluate in it; test_safety reads it.
        context = self.browser.new_context(
            viewport={"width": 1440, "height": 900}, bypass_csp=True,
            permissions=["clipboard-read", "clipboard-write"], **options)
        page = Page(context.new_page())
        try:
            yield page.open(address) if address else page
            assert not page.errors, page.errors
        finally:
            context.close()

    def stop(self):
        self.browser.close()
        self.playwright.stop()


BADGE = """import SwiftUI

struct Badge: View {
  @State private var saves = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("Saved \\(saves)")
        .offset(x: saves % 2 == 0 ? 0 : 40)
        .animation(.linear(duration: 0.5), value: saves)
      Button("Save") { saves += 1 }
    }
    .foregroundStyle(.white)
    .tint(.white)
    .frame(width: 200, height: 120)
    .background(Color(red: 0, green: 0.5, blue: 1))
  }
}

#Preview("Badge", traits: .fixedLayout(width: 200, height: 120)) { Badge() }
#Preview("Still", traits: .fixedLayout(width: 80, height: 80)) { Color.red }
"""

# Where the button of the badge is, in points.
SAVE = (100, 80)
