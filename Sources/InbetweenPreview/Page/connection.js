// The socket to the process that serves the page. It comes back by itself.

export class Connection {
  /**
   * @param handle `open`, `closed`, `news` with an object, `frames` with an ArrayBuffer.
   */
  constructor(handle) {
    this.handle = handle;
    this.isReplaced = false;
    this.delay = 200;
    this.open();
  }

  open() {
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => {
      this.delay = 200;
      this.handle.open();
    };
    socket.onmessage = ({ data }) => {
      if (typeof data !== "string") return this.handle.frames(data);
      const news = JSON.parse(data);
      if (news.type === "replaced") this.isReplaced = true;
      this.handle.news(news);
    };
    socket.onclose = () => {
      this.handle.closed(this.isReplaced);
      if (this.isReplaced) return;
      setTimeout(() => this.open(), this.delay);
      this.delay = Math.min(3000, this.delay * 1.5);
    };
  }

  get isOpen() { return this.socket.readyState === WebSocket.OPEN; }

  /** Sends an object with a `type`; PageMessages.swift lists them. */
  send(message) {
    if (this.isOpen) this.socket.send(JSON.stringify(message));
  }
}
