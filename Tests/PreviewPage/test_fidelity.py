"""The page draws what `render` draws."""

import base64
import pathlib
import subprocess
import tempfile
import unittest

from preview_page import COMMAND, PICTURES, Browser, preview

TILES = (pathlib.Path(__file__).parent / "Tiles.swift").read_text()

# Draws the present scene at two pixels a point beside a picture and compares them tile by tile:
# the mean difference of a channel in 255ths, and the share of pixels that differ by more than 48.
COMPARE = """
async ([png, side]) => {
  const pane = preview.panes[0];
  const [width, height] = [pane.width * 2, pane.height * 2];
  const own = Object.assign(document.createElement("canvas"), { width, height });
  const context = own.getContext("2d");
  const paint = () => pane.painter.paint(context, pane.history.live, pane.resources, 2, "#fff");
  paint();
  // Pictures of emoji and meshes arrive a little later; each asks for the scene to be painted.
  const waits = [...pane.resources.known.values()].flatMap((value) =>
    [value?.picture, ...(value?.pieces ?? []).map((piece) => piece.picture)].filter(Boolean));
  while (waits.some((holder) => !holder.bitmap)) {
    await new Promise((done) => requestAnimationFrame(done));
  }
  paint();
  const other = new OffscreenCanvas(width, height).getContext("2d");
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  other.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
  const [a, b] = [context, other].map((each) => each.getImageData(0, 0, width, height).data);
  const tiles = [];
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      let [sum, far] = [0, 0];
      for (let y = top; y < top + side; y++) {
        for (let x = left; x < left + side; x++) {
          const at = (y * width + x) * 4;
          let most = 0;
          for (let channel = 0; channel < 3; channel++) {
            const difference = Math.abs(a[at + channel] - b[at + channel]);
            sum += difference;
            most = Math.max(most, difference);
          }
          if (most > 48) far++;
        }
      }
      tiles.push([sum / (3 * side * side), far / (side * side)]);
    }
  }
  const blob = await new Promise((done) => own.toBlob(done));
  const data = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of data) text += String.fromCharCode(byte);
  return { tiles, picture: btoa(text) };
}
"""


class FidelityTests(unittest.TestCase):
    def test_each_kind_of_drawing_looks_as_in_render(self):
        browser = Browser()
        self.addCleanup(browser.stop)
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "Tiles.swift").write_text(TILES)
            subprocess.run(
                [COMMAND, "render", "Tiles.swift", "-o", "tiles.png", "--duration", "0"],
                cwd=folder, check=True, capture_output=True)
            png = (pathlib.Path(folder) / "tiles.png").read_bytes()
        with preview({"Tiles.swift": TILES}, name="Tiles.swift") as running:
            with browser.page(running.address) as page:
                page.until_rest()
                found = page.page.evaluate(COMPARE, [base64.b64encode(png).decode(), 160])
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / "tiles-page.png").write_bytes(base64.b64decode(found["picture"]))
        (PICTURES / "tiles-render.png").write_bytes(png)
        for index, (mean, far) in enumerate(found["tiles"]):
            place = f"row {index // 6 + 1}, tile {index % 6 + 1}: {mean:.2f}, {100 * far:.2f} %"
            with self.subTest(place):
                # Edges are covered by other rules of sampling; surfaces are the same.
                self.assertLess(mean, 3)
                self.assertLess(far, 0.02)


if __name__ == "__main__":
    unittest.main(verbosity=2)
