"""Nobody gets in who does not know the address, and nothing that is sent stops the preview."""

import base64
import contextlib
import os
import pathlib
import signal
import socket
import struct
import subprocess
import unittest

from preview_page import BADGE, SAVE, Browser, descendants, preview


class Raw:
    """A connection that says what it likes."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)

    def send(self, data):
        with contextlib.suppress(OSError):
            self.socket.sendall(data.encode("latin-1") if isinstance(data, str) else data)

    def head(self):
        """What is answered up to the end of the heads; empty where the connection is closed."""
        data = b""
        with contextlib.suppress(OSError):
            while b"\r\n\r\n" not in data:
                more = self.socket.recv(4096)
                if not more:
                    break
                data += more
        return data.decode("latin-1")

    def body(self):
        data = self.head()
        with contextlib.suppress(OSError):
            while more := self.socket.recv(65536):
                data += more.decode("latin-1")
        return data

    def is_closed(self):
        """Waits until the other side closes."""
        try:
            while self.socket.recv(65536):
                pass
            return True
        except TimeoutError:
            return False
        except OSError:
            return True

    def close(self):
        self.socket.close()


def frame(payload, opcode=1, final=True, masked=True, length=None):
    """A frame of the WebSocket protocol (RFC 6455), also such as are not allowed."""
    data = payload if isinstance(payload, bytes) else payload.encode()
    head = bytes([(0x80 if final else 0) | opcode])
    count = len(data) if length is None else length
    bit = 0x80 if masked else 0
    if count < 126:
        head += bytes([bit | count])
    elif count < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", count)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", count)
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))


class SafetyTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.stop()

    def setUp(self):
        self.stack = contextlib.ExitStack()
        self.addCleanup(self.stack.close)
        files = {
            "View.swift": BADGE, "Images/star.png": b"\x89PNG\r\n\x1a\nstar", "secret.txt": "secret",
            ".hidden/star.png": b"\x89PNG\r\n\x1a\nhidden",
        }
        self.outside = pathlib.Path(self.stack.enter_context(outside_folder())) / "outside.png"
        self.outside.write_bytes(b"\x89PNG\r\n\x1a\noutside")
        self.preview = self.stack.enter_context(preview(files))
        (self.preview.folder / "link.png").symlink_to(self.outside)
        (self.preview.folder / "links").symlink_to(self.outside.parent)
        _, _, place = self.preview.address.partition("http://")
        self.host, self.token = place.rstrip("/").split("/")
        self.port = int(self.host.split(":")[1])

    def get(self, path, host=None, heads="", method="GET", version="HTTP/1.1"):
        raw = Raw(self.port)
        raw.send(
            f"{method} {path} {version}\r\nHost: {host or self.host}\r\nConnection: close\r\n"
            f"{heads}\r\n")
        answer = raw.body()
        raw.close()
        return answer

    def upgrade(self, path=None, host=None, origin="own", heads=""):
        raw = Raw(self.port)
        line = "" if origin is None else f"Origin: {f'http://{self.host}' if origin == 'own' else origin}\r\n"
        key = base64.b64encode(os.urandom(16)).decode()
        raw.send(
            f"GET {path or f'/{self.token}/socket'} HTTP/1.1\r\nHost: {host or self.host}\r\n{line}"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n{heads}\r\n")
        return raw

    def test_hostile_requests_are_refused_and_the_session_goes_on(self):
        with self.browser.page(self.preview.address) as page:
            page.until_rest()
            refused = self.refuse_paths() + self.refuse_sockets() + self.refuse_messages(page)
            self.assertGreaterEqual(refused, 50)
            # The page is still there, and its view still answers.
            page.until("preview.connection.isOpen && preview.panes[0].status")
            page.tap(*SAVE)
            page.until("preview.panes[0].story.lanes.size > 0")
        self.assertIsNone(self.preview.process.poll())

    def refuse_paths(self):
        token = self.token
        good = self.get(f"/{token}/assets/Images/star.png")
        self.assertTrue(good.startswith("HTTP/1.1 200") and good.endswith("star"), good)
        paths = [
            "/", "/index.html", f"/{token[:-1]}/", f"/{token}0/", f"/{token.upper()}x/", "//",
            f"/{'0' * 32}/", f"//{token[:-1]}/", f"/x/../{token[:-1]}/",
            f"/{token}/page/../../../../etc/passwd", f"/{token}/page/..%2f..%2fPackage.swift",
            f"/{token}/page/%2e%2e/%2e%2e/main.swift", f"/{token}/page//etc/passwd",
            f"/{token}/assets/../secret.txt", f"/{token}/assets/..%2fView.swift",
            f"/{token}/assets/secret.txt", f"/{token}/assets/View.swift",
            f"/{token}/assets/link.png", f"/{token}/assets/links/outside.png",
            f"/{token}/assets/.hidden/star.png", f"/{token}/assets/Images",
            f"/{token}/assets//secret.txt", f"/{token}/assets/Images/./../secret.txt",
            f"/{token}/assets/Images\\star.png", f"/{token}/assets/star.png%00.png",
            f"/{token}/fonts/../../../../etc/passwd", f"/{token}/films/../crash.txt",
            f"/{token}/nothing", f"/{token}/{'a' * 6000}",
        ]
        for path in paths:
            answer = self.get(path)
            self.assertFalse(answer.startswith("HTTP/1.1 200"), f"{path}: {answer[:200]}")
            self.assertNotIn("root:", answer)
            self.assertNotIn("secret", answer.partition("\r\n\r\n")[2])
            self.assertNotIn("outside", answer.partition("\r\n\r\n")[2])
        others = [
            self.get(f"/{token}/", host="evil.example"),
            self.get(f"/{token}/", host=f"evil.example:{self.port}"),
            self.get(f"/{token}/", host="127.0.0.1"),
            self.get(f"/{token}/", heads="Origin: http://evil.example\r\n"),
            self.get(f"/{token}/", heads="Origin: null\r\n"),
            self.get(f"/{token}/", method="POST", heads="Content-Length: 0\r\n"),
            self.get(f"/{token}/", method="DELETE"),
            self.get(f"/{token}/", method="BREW"),
        ]
        for answer in others:
            self.assertFalse(answer.startswith("HTTP/1.1 200"), answer[:200])
        return len(paths) + len(others)

    def refuse_sockets(self):
        tries = [
            self.upgrade(path="/socket"), self.upgrade(path=f"/{'0' * 32}/socket"),
            self.upgrade(path=f"/{self.token}/"), self.upgrade(path=f"/{self.token}/other"),
            self.upgrade(host="evil.example"), self.upgrade(origin=None),
            self.upgrade(origin="http://evil.example"), self.upgrade(origin="null"),
            self.upgrade(origin=f"https://{self.host}"),
            self.upgrade(origin=f"http://127.0.0.1:{self.port + 1}"),
        ]
        for raw in tries:
            self.assertNotIn(" 101 ", raw.head())
            raw.close()
        return len(tries)

    def refuse_messages(self, page):
        """Each on a connection of its own, which is closed; the page takes the session back."""
        nonsense = [
            frame("not json"), frame("{}"), frame("[1, 2]"), frame('{"type": "unknown"}'),
            frame('{"type": "frame", "to": "soon", "number": 1}'),
            frame('{"type": "frame", "to": -1, "number": 1}'),
            frame('{"type": "frame", "to": 1e300, "number": 1}'),
            frame('{"type": "pointer", "phase": "down", "id": 0, "x": 1e9, "y": 0, "time": 0}'),
            frame('{"type": "pointer", "phase": "sideways", "id": 0, "x": 1, "y": 0, "time": 0}'),
            frame('{"type": "film", "format": "exe", "from": 0, "to": 1, "scale": 2, "pane": 0}'),
            frame('{"type": "film", "format": "gif", "from": 0, "to": 9999, "scale": 2, "pane": 0}'),
            frame('{"type": "do", "text": "' + "x" * 5000 + '", "time": 0}'),
            frame('{"type": "choose", "preview": 1e99}'),
            frame(b"\xff\xfe\xfd"), frame(b"\x00" * 100, opcode=2), frame("x" * 70_000),
            frame("x" * 100, length=1 << 40), frame("x", opcode=5), frame("x", opcode=15),
            frame("{}", masked=False), frame("x" * 200, opcode=9), frame("", opcode=8),
            frame("x" * 60_000, final=False) + frame("x" * 60_000, opcode=0),
            frame("[" * 30_000),
            b"".join(frame('{"type": "copy", "kind": "script"}') for _ in range(3000)),
            os.urandom(5000),
        ]
        for index, data in enumerate(nonsense):
            raw = self.upgrade()
            self.assertIn(" 101 ", raw.head())
            raw.send(data)
            self.assertTrue(raw.is_closed(), f"message {index} was not refused")
            raw.close()
        # Connections that say half of something and then nothing.
        halves = [Raw(self.port) for _ in range(12)]
        for index, raw in enumerate(halves):
            raw.send([f"GET /{self.token}/ HTTP/1.1\r\nHost:", "GE", "", "\x16\x03\x01"][index % 4])
        open_socket = self.upgrade()
        open_socket.head()
        open_socket.send(frame('{"type": "frame", "to": 1, "number": 1}')[:9])
        self.assertTrue(self.get(f"/{self.token}/").startswith("HTTP/1.1 200"))
        # The page was put aside by each of these: one that is opened anew is served.
        page.open(self.preview.address)
        page.until_rest()
        for raw in [*halves, open_socket]:
            raw.close()
        return len(nonsense) + len(halves) + 1

    def test_the_page_may_load_nothing_from_elsewhere(self):
        answer = self.get(f"/{self.token}/").partition("\r\n\r\n")[0].lower()
        self.assertIn("content-security-policy: default-src 'self'", answer)
        self.assertIn("frame-ancestors 'none'", answer)
        self.assertIn("referrer-policy: no-referrer", answer)
        self.assertIn("x-content-type-options: nosniff", answer)
        # In a browser that heeds the policy the page runs without a complaint.
        context = self.browser.browser.new_context(viewport={"width": 1200, "height": 800})
        page = context.new_page()
        complaints = []
        page.on("console", lambda line: line.type == "error" and complaints.append(line.text))
        page.goto(self.preview.address)
        page.locator("#lamp[data-state=idle]").wait_for(timeout=90_000)
        page.locator("#build[data-state=done]").wait_for(timeout=90_000)
        context.close()
        self.assertEqual(complaints, [])

    def test_it_listens_on_the_loopback_address_alone(self):
        listening = []
        for table in ["/proc/net/tcp", "/proc/net/tcp6"]:
            with contextlib.suppress(OSError):
                for line in pathlib.Path(table).read_text().splitlines()[1:]:
                    fields = line.split()
                    address, port = fields[1].rsplit(":", 1)
                    if int(port, 16) == self.port and fields[3] == "0A":
                        listening.append(address)
        self.assertEqual(listening, ["0100007F"])

    def test_no_process_is_left_when_it_stops_or_is_killed(self):
        for how in [signal.SIGINT, signal.SIGTERM, signal.SIGKILL]:
            with preview({"View.swift": BADGE}) as running:
                with self.browser.page(running.address) as page:
                    page.until_rest()
                    started = running.children()
                    self.assertGreaterEqual(len(started), 1)
                    running.process.send_signal(how)
                    status = running.process.wait()
                    # Asked to end, it tidies up and ends well.
                    self.assertEqual(status, -9 if how == signal.SIGKILL else 0)
                    page.until("document.getElementById('lamp').dataset.state === 'away'")
                    page.errors.clear()
                for pid in started:
                    self.wait_for_end(pid)

    def wait_for_end(self, pid):
        """Waits until a process is gone, by the kernel's own word."""
        with contextlib.suppress(ProcessLookupError):
            descriptor = os.pidfd_open(pid)
            try:
                subprocess.run(
                    ["python3", "-c",
                     f"import select; p = select.poll(); p.register({descriptor}, select.POLLIN);"
                     "exit(0 if p.poll(60000) else 1)"],
                    pass_fds=[descriptor], check=True)
            finally:
                os.close(descriptor)


@contextlib.contextmanager
def outside_folder():
    import tempfile
    with tempfile.TemporaryDirectory(prefix="inbetween-outside-") as folder:
        yield folder


if __name__ == "__main__":
    unittest.main(verbosity=2)
