/// What the page looks like, and how its cells open.
enum HTMLReportAssets {
  static let style = """
    :root { --ground:#f6f6f8; --card:#fff; --text:#1c1c1f; --dim:#62626b; --line:#e2e2e8;
      --good:#1a7f4b; --bad:#c22f2f; --goodground:#e3f4ea; --badground:#fbe6e4; --code:#f1f1f5;
      --accent:#3b5bdb }
    @media (prefers-color-scheme: dark) { :root { --ground:#151518; --card:#1f1f24; --text:#ececf1;
      --dim:#9c9ca8; --line:#33333b; --good:#5ccb8f; --bad:#ff8a80; --goodground:#173526;
      --badground:#43201f; --code:#292930; --accent:#91a7ff } }
    * { box-sizing:border-box }
    body { margin:0; background:var(--ground); color:var(--text);
      font:15px/1.5 Inter,system-ui,sans-serif }
    header, main { max-width:1080px; margin:0 auto; padding:0 24px }
    header { padding-top:36px } main { padding-bottom:60px }
    h1 { font-size:28px; margin:0 0 14px; letter-spacing:-.02em }
    h2 { font-size:19px; margin:38px 0 12px } h2 small { color:var(--dim); font-weight:400 }
    h3 { font-size:14px; color:var(--dim); font-weight:500; margin:22px 0 8px;
      font-family:ui-monospace,monospace }
    .tiles { display:flex; flex-wrap:wrap; gap:10px; padding:0; margin:0; list-style:none }
    .tiles li { background:var(--card); border:1px solid var(--line); border-radius:12px;
      padding:10px 16px; color:var(--dim) }
    .tiles b { display:block; font-size:22px; color:var(--good); font-variant-numeric:tabular-nums }
    .tiles .bad b { color:var(--bad) }
    article { background:var(--card); border:1px solid var(--line); border-radius:12px;
      padding:12px 16px; margin:0 0 10px } article p { margin:4px 0 }
    .rule { background:var(--badground); color:var(--bad); border-radius:6px; padding:2px 8px;
      font:12px ui-monospace,monospace } .place, .cells { color:var(--dim); font-size:13px }
    .instead { color:var(--good) }
    pre { background:var(--code); border-radius:8px; padding:8px 0; margin:10px 0 4px;
      overflow-x:auto; font:12.5px/1.55 ui-monospace,monospace }
    pre span { display:block; padding:0 12px; white-space:pre } pre .here { background:var(--badground) }
    pre i { display:inline-block; width:3.5em; color:var(--dim); font-style:normal;
      user-select:none }
    .view { background:var(--card); border:1px solid var(--line); border-radius:12px;
      margin:0 0 10px; padding:10px 16px; overflow-x:auto } summary { cursor:pointer }
    summary small { color:var(--dim) }
    .dot { display:inline-block; width:9px; height:9px; border-radius:50%; margin:0 8px 0 4px;
      background:var(--good) } .dot.bad { background:var(--bad) }
    table { border-collapse:collapse; margin:12px 0; font-size:13px }
    th { text-align:left; font-weight:500; padding:3px 14px 3px 0 }
    .matrix thead th { color:var(--dim); padding-bottom:6px }
    .matrix td { padding:2px 14px 2px 0 }
    .matrix button { width:34px; height:24px; border:0; border-radius:6px; font:inherit;
      cursor:pointer; background:var(--goodground); color:var(--good) }
    .matrix .bad { background:var(--badground); color:var(--bad); font-weight:600 }
    .matrix .skip { background:var(--code); color:var(--dim) }
    button:focus-visible, summary:focus-visible { outline:2px solid var(--accent); outline-offset:2px }
    .cost td, .cost th { border-bottom:1px solid var(--line); padding:5px 14px 5px 0 }
    .number { text-align:right; font-variant-numeric:tabular-nums }
    .good { color:var(--good) } p.bad { color:var(--bad) }
    footer { color:var(--dim); font-size:13px; margin-top:30px }
    dialog { border:1px solid var(--line); border-radius:14px; background:var(--card);
      color:var(--text); max-width:min(860px,94vw); padding:18px 22px }
    dialog::backdrop { background:#0007 } dialog form { float:right }
    dialog button { border:0; background:none; color:var(--dim); font-size:22px; cursor:pointer }
    dialog img { max-width:100%; display:block; margin:12px 0; border-radius:8px }
    dialog h2 { margin:0 0 8px }
    """

  static let script = """
    const pictures = JSON.parse(document.getElementById('evidence').textContent);
    const panel = document.getElementById('panel'), content = document.getElementById('content');
    const add = (tag, text) => {
      const node = document.createElement(tag);
      if (text) node.textContent = text;
      content.append(node);
      return node;
    };
    const picture = (name, words) => {
      if (!pictures[name]) return;
      const image = add('img');
      image.src = pictures[name];
      image.alt = words;
    };
    document.addEventListener('click', event => {
      const button = event.target.closest('[data-panel]');
      if (!button) return;
      const data = JSON.parse(button.dataset.panel);
      content.replaceChildren();
      add('h2', data.title);
      for (const note of data.notes) add('p', note);
      if (data.sheet) picture(data.sheet, 'Frames of the run');
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
      if (data.curves.length) picture(data.curves[isDark ? 1 : 0] ?? data.curves[0], 'Curves');
      if (data.trace) add('pre', data.trace);
      panel.showModal();
    });
    panel.addEventListener('click', event => { if (event.target === panel) panel.close(); });
    """
}
