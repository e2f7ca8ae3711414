"""The page in a real browser: what a person sees and does."""

import pathlib
import subprocess
import tempfile
import unittest

from preview_page import BADGE, COMMAND, SAVE, Browser, preview


class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.stop()

    def test_loads_and_shows_the_view_at_the_pixels_of_the_screen(self):
        with preview({"View.swift": BADGE}) as running:
            with self.browser.page(running.address, device_scale_factor=2) as page:
                self.assertEqual(page.pixel(5, 5), [0, 128, 255])
                self.assertEqual(page.value("document.title"), "View.swift")
                zoom = page.value("preview.panes[0].zoom")
                self.assertEqual(
                    page.value("preview.panes[0].canvas.width"), round(200 * zoom * 2))
                names = page.page.locator("#previews option").all_inner_texts()
                self.assertEqual(names, ["Badge", "Badge", "Still"])
                page.until_rest()
                self.assertEqual(page.page.locator("#lamp").inner_text(), "idle")
                page.picture("load")

    def test_a_tap_animates_and_the_timeline_tells_how(self):
        with preview({"View.swift": BADGE}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                page.tap(*SAVE)
                page.until("preview.panes[0].story.lanes.size > 0")
                page.until_rest()
                values = page.lane("offset.x")
                self.assertEqual((values[0], values[-1]), (0, 40))
                self.assertGreater(len(set(values)), 20)
                runs = page.value(
                    "[...preview.panes[0].story.attributes.values()]"
                    ".flatMap((attribute) => [...attribute.runs.values()])")
                run = next(run for run in runs if run["animation"] == "linear 0.5 s")
                self.assertAlmostEqual(run["end"] - run["start"], 0.5, places=6)
                self.assertEqual(run["reason"], "finished")
                # By the keyboard: the list of lanes, down, and the view of the lane is outlined.
                page.page.locator("#rows").focus()
                for _ in range(8):
                    page.press("ArrowDown")
                    if page.page.locator("#lane-detail .name").inner_text().endswith("offset.x"):
                        break
                page.until("!document.querySelector('.outline').hidden")
                detail = page.page.locator("#lane-detail").inner_text()
                self.assertIn("offset.x", detail)
                self.assertIn("linear 0.5 s from .animation(value:)", detail)
                page.picture("lane")

    def test_the_past_can_be_scrubbed_stepped_looped_and_returned_from(self):
        with preview({"View.swift": BADGE}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                page.tap(*SAVE)
                page.until("preview.panes[0].story.lanes.size > 0")
                page.until_rest()
                page.away()
                start = page.value(
                    "[...preview.panes[0].story.lanes.values()]"
                    ".find((lane) => lane.name === 'offset.x').times[0]")
                # Half of a linear way at half of its time.
                page.value(f"void document.getElementById('to-start').click()")
                box = page.page.locator("#curves").bounding_box()
                x = page.value(f"preview.timeline.x({start + 0.25})")
                page.page.mouse.click(box["x"] + x, box["y"] + box["height"] - 10)
                moment = page.value("preview.clock.position")
                self.assertAlmostEqual(moment, start + 0.25, delta=0.02)
                scene_x = (
                    "(() => { const pane = preview.panes[0];"
                    " const scene = pane.history.sceneAt(preview.clock.position);"
                    " return Math.max(...[...scene.kinds].map((kind, index) =>"
                    " kind === 1 ? scene.values[index * 6] : -1)); })()")
                shown = page.value(scene_x)
                self.assertAlmostEqual(shown, 80 * (moment - start), delta=80 / 60 + 0.1)
                page.picture("past")
                page.press("ArrowRight")
                page.until(f"preview.clock.position > {moment}")
                self.assertGreater(page.value(scene_x), shown)
                page.press("ArrowLeft")
                page.press("ArrowLeft")
                self.assertLess(page.value("preview.clock.position"), moment)
                # A loop turns inside of its span.
                page.page.evaluate("() => preview.timeline.handle.span([0.1, 0.3])")
                page.until("preview.clock.position > 0.2")
                page.until("preview.clock.position < 0.2")
                page.press("l")
                page.press("End")
                page.until("preview.clock.isLive && !preview.clock.loop")

    def test_what_is_done_in_the_past_begins_a_new_future(self):
        with preview({"View.swift": BADGE}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                page.tap(*SAVE)
                page.until("preview.panes[0].story.lanes.size > 0")
                page.until_rest()
                load = page.value("preview.panes[0].load")
                start = page.value("[...preview.panes[0].story.lanes.values()][0].times[0]")
                page.page.evaluate(
                    "(time) => preview.timeline.handle.seek(time)", start + 0.25)
                page.tap(*SAVE)
                page.until(f"preview.panes[0].load > {load}")
                page.until("preview.clock.isPlaying || true")
                page.value("preview.clock.isPlaying || document.getElementById('play').click()")
                page.until_rest()
                values = page.lane("offset.x")
                # It was turned round on its way: never all of the way, and back where it began.
                self.assertLess(max(values), 30)
                self.assertAlmostEqual(values[-1], 0, places=4)

    def test_a_save_shows_the_same_moment_of_the_new_code(self):
        with preview({"View.swift": BADGE}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                page.tap(*SAVE)
                page.until("preview.panes[0].story.lanes.size > 0")
                page.until_rest()
                before = page.value("preview.clock.asked")
                running.replace("blue: 1)", "blue: 0)")
                running.replace("? 0 : 40", "? 0 : 60")
                page.until("(preview.panes[0].story.lanes.size > 0) && "
                           "[...preview.panes[0].story.lanes.values()]"
                           ".some((lane) => lane.name === 'offset.x' && lane.values.at(-1) === 60)")
                # The tap was done again: the same time, the new distance, the new colour.
                self.assertAlmostEqual(page.value("preview.clock.asked"), before, places=6)
                self.assertEqual(page.pixel(5, 5), [0, 128, 0])
                self.assertIn("up to date", page.page.locator("#build").inner_text())
                page.picture("reload")

    def test_a_mistake_is_shown_over_the_last_good_view_and_clears_by_itself(self):
        with preview({"View.swift": BADGE}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                running.replace("saves += 1", "saves += one")
                page.until("!document.getElementById('errors').hidden")
                text = page.page.locator("#errors").inner_text()
                self.assertIn("View.swift:11:", text)
                self.assertIn("cannot find 'one' in scope", text)
                self.assertEqual(page.pixel(5, 5), [0, 128, 255])
                page.picture("mistake")
                # The old view goes on.
                page.tap(*SAVE)
                page.until("preview.panes[0].story.lanes.size > 0")
                running.replace("saves += one", "saves += 1")
                page.until("document.getElementById('errors').hidden")

    def test_a_crash_is_told_with_its_place_and_the_next_save_recovers(self):
        crashing = BADGE.replace(
            "saves += 1 }", 'if saves == 1 { fatalError("no more") }; saves += 1 }')
        with preview({"View.swift": crashing}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                page.tap(*SAVE)
                page.until("preview.panes[0].story.lanes.size > 0")
                page.until_rest()
                page.tap(*SAVE)
                page.until("!preview.panes[0].banner.hidden")
                text = page.page.locator(".banner").inner_text()
                self.assertIn("The view crashed", text)
                self.assertIn("Fatal error: no more", text)
                self.assertIn("View.swift:11", text)
                page.picture("crash")
                running.save(BADGE)
                page.until("preview.panes[0].banner.hidden && preview.panes[0].status")
                # Both taps were done again.
                page.until("preview.panes[0].story.lanes.size > 0")
                page.until_rest()
                self.assertAlmostEqual(page.lane("offset.x")[-1], 0, places=4)

    def test_an_endless_loop_is_told_and_the_next_save_recovers(self):
        turning = BADGE.replace("saves += 1 }", "while saves >= 0 { saves &+= 0 } }")
        with preview({"View.swift": turning}, arguments=["--cpu-limit", "0.5"]) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                page.tap(*SAVE)
                page.until("!preview.panes[0].banner.hidden")
                text = page.page.locator(".banner").inner_text()
                self.assertIn("does not come back", text)
                page.until("document.getElementById('lamp').innerText === 'no view'")
                page.picture("endless")
                running.save(BADGE)
                page.until("preview.panes[0].banner.hidden && preview.panes[0].status")
                page.until("preview.panes[0].story.lanes.size > 0")

    def test_reduce_motion_applies_at_once_and_two_environments_stand_side_by_side(self):
        view = BADGE.replace(
            "@State private var saves = 0",
            "@State private var saves = 0\n"
            "  @Environment(\\.accessibilityReduceMotion) private var reduceMotion",
        ).replace(
            ".animation(.linear(duration: 0.5), value: saves)",
            ".animation(reduceMotion ? nil : .linear(duration: 0.5), value: saves)")
        with preview({"View.swift": view}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                page.away()
                page.press("c")
                page.until("preview.panes.length === 2 && preview.panes[1].status")
                page.until_rest()
                self.assertEqual(
                    page.page.locator(".caption").all_inner_texts(),
                    ["as on a new device", "reduceMotion on"])
                # One tap, both views.
                page.tap(*SAVE)
                page.until("preview.panes[0].story.lanes.size > 0")
                page.until_rest()
                self.assertEqual(page.lane("offset.x")[-1], 40)
                self.assertEqual(page.lane("offset.x", pane=1), [])
                page.picture("compare")
                page.away()
                page.press("c")
                page.until("preview.panes.length === 1")
                # In mid-session, on the one that is left.
                page.page.locator("input[data-setting=reduceMotion]").click()
                page.until_rest()
                count = len(page.lane("offset.x"))
                page.tap(*SAVE)
                page.until("preview.panes[0].status.evaluations >= 0")
                page.until_rest()
                self.assertLessEqual(len(page.lane("offset.x")), count + 2)

    def test_dark_text_size_and_direction_apply_at_once(self):
        view = """import SwiftUI
struct Words: View {
  var body: some View { Text("Words").frame(maxWidth: .infinity, alignment: .leading) }
}
#Preview(traits: .fixedLayout(width: 200, height: 60)) { Words() }
"""
        text_at = (
            "(() => { const { live } = preview.panes[0].history;"
            " const index = live.kinds.indexOf(21);"
            " return [...live.values.subarray(index * 6, index * 6 + 4)]; })()")
        with preview({"View.swift": view}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                x, _, width, _ = page.value(text_at)
                self.assertEqual(page.pixel(195, 55), [255, 255, 255])
                page.page.locator("input[data-setting=dark]").click()
                page.until("preview.panes[0].isDark")
                page.until_rest()
                self.assertEqual(page.pixel(195, 55), [0, 0, 0])
                page.page.locator("select[data-setting=dynamicType]").select_option("accessibility3")
                page.until(f"{text_at}[2] > {width * 1.5}")
                page.page.locator("input[data-setting=rightToLeft]").click()
                page.until(f"{text_at}[0] > {x + 20}")
                page.picture("environment")

    def test_films_and_scripts_of_what_was_done_can_be_taken_along(self):
        with preview({"View.swift": BADGE}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                page.tap(*SAVE)
                page.until("preview.panes[0].story.lanes.size > 0")
                page.until_rest()
                for ending, magic in [("gif", b"GIF89a"), ("mp4", b"ftyp"), ("png", b"\x89PNG")]:
                    page.page.locator("#record").click()
                    with page.page.expect_download() as download:
                        page.page.locator(f"#record-menu [data-format={ending}]").click()
                    self.assertEqual(download.value.suggested_filename, f"Badge.{ending}")
                    with open(download.value.path(), "rb") as file:
                        self.assertIn(magic, file.read(16))
                page.picture("record")
                page.page.locator("#copy-script").click()
                page.until("preview.copied")
                self.assertRegex(page.value("preview.copied"), r"^\d\.\d+ tap Save$")
                page.page.evaluate("() => { preview.copied = null }")
                page.page.locator("#copy-test").click()
                page.until("preview.copied")
                text = page.value("preview.copied")
                self.assertIn("import InbetweenTesting", text)
                self.assertRegex(text, r"\n      \d\.\d+ tap Save\n")
                self.assertIn("let stage = Stage(settings: settings) { Badge() }", text)
                self.assertIn("stage.expectIdle()", text)

    def test_keys_reach_the_view_while_it_has_the_focus(self):
        view = """import SwiftUI
struct Field: View {
  @State private var name = ""
  var body: some View {
    VStack { TextField("Name", text: $name); Text("Hello \\(name)") }.padding()
  }
}
#Preview(traits: .fixedLayout(width: 240, height: 120)) { Field() }
"""
        with preview({"View.swift": view}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                page.tap(60, 45)
                page.page.keyboard.type("Ada\"")
                page.until_rest()
                page.press("Backspace")
                page.until_rest()
                page.page.locator("#copy-script").click()
                page.until("preview.copied")
                self.assertIn("type Ada", page.value("preview.copied").replace('"', ""))
                page.picture("keys")
                # Esc gives the keys back to the page.
                page.page.locator("#view-0").focus()
                page.press("Escape")
                page.press("?")
                self.assertTrue(page.page.locator("#keys").is_visible())

    def test_a_wheel_scrolls_and_a_folder_lists_all_of_its_views(self):
        rows = """import SwiftUI
struct Rows: View {
  var body: some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<40) { row in
      Color(red: Double(row) / 40, green: 0.5, blue: 0.5).frame(height: 40)
    } } }
  }
}
#Preview("Rows", traits: .fixedLayout(width: 120, height: 200)) { Rows() }
"""
        other = 'import SwiftUI\n#Preview("Other") { Text("Other") }\n'
        files = {"src/Rows.swift": rows, "src/More/Other.swift": other}
        with preview(files, name="src", arguments=["--view", "Rows"]) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                self.assertEqual(
                    page.page.locator("#previews option").all_inner_texts(),
                    ["Other", "Rows", "Rows"])
                first = page.pixel(60, 100)
                box = page.page.locator("#view-0").bounding_box()
                page.page.mouse.move(box["x"] + 40, box["y"] + 40)
                page.page.mouse.wheel(0, 400)
                page.until("preview.clock.asked > 0 && !preview.waiting.size")
                page.until_rest()
                self.assertGreater(page.pixel(60, 100)[0], first[0] + 40)

    def test_a_character_is_played_and_its_values_are_controls(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                [COMMAND, "mascot", "-o", "mascot.riv"], cwd=folder, check=True,
                capture_output=True)
            mascot = (pathlib.Path(folder) / "mascot.riv").read_bytes()
        mood = "preview.panes[0].story.controls.find(({ name }) => name === 'mood')?.value"
        with preview({"mascot.riv": mascot}, name="mascot.riv") as running:
            with self.browser.page(running.address) as page:
                page.until("preview.panes[0].history.live.count > 100")
                page.until(f"Number({mood}) === 0")
                control = page.page.locator("[data-character=mood]")
                control.fill("9")
                control.press("Enter")
                page.until(f"Number({mood}) === 9")
                # Its states stand in the timeline like phases.
                page.until("preview.panes[0].story.phases.some(({ name }) => name === 'Sad')")
                page.page.locator("button[aria-label='Fire yes']").click()
                page.picture("character")
                page.page.locator("#copy-script").click()
                page.until("preview.copied")
                lines = page.value("preview.copied").splitlines()
                self.assertEqual([line.split(" ", 1)[1] for line in lines], ["set mood 9", "fire yes"])
                # Started over, it is in its first mood.
                page.away()
                page.press("r")
                page.until(f"Number({mood}) === 0")

    def test_slow_motion_pause_and_single_frames(self):
        with preview({"View.swift": BADGE}) as running:
            with self.browser.page(running.address) as page:
                page.until_rest()
                page.away()
                page.press("Space")
                before = page.value("preview.clock.asked")
                page.press("ArrowRight")
                page.until("!preview.waiting.size")
                page.press("ArrowRight")
                page.until("!preview.waiting.size")
                # To the grid, and one frame on.
                self.assertGreater(page.value("preview.clock.asked"), before)
                frames = page.value("preview.clock.asked * 60")
                self.assertAlmostEqual(frames, round(frames), places=6)
                # What is done while time stands is shown at once.
                page.tap(*SAVE)
                page.until("!preview.waiting.size && preview.panes[0].story.events.length > 0")
                self.assertFalse(page.value("preview.clock.isPlaying"))
                page.away()
                page.press("s")
                self.assertEqual(page.value("preview.clock.speed"), 0.1)


if __name__ == "__main__":
    unittest.main(verbosity=2)
