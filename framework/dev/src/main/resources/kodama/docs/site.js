// Searches for sections that contain all words. The index is a script, which pages in a folder can load, too.
(function () {
  "use strict";
  const MOST = 30;
  const root = document.currentScript.dataset.root;
  const form = document.querySelector("header form");
  const field = form.querySelector("input");
  const found = document.querySelector(".found");
  let asked = false;

  function load() {
    if (asked) return;
    asked = true;
    const script = document.createElement("script");
    script.src = root + "search.js";
    script.onload = show;
    document.head.append(script);
  }

  function plain(text) {
    return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  }

  // Exact names rank first, then headings, then text.
  function weight([, title, heading, text], words) {
    let sum = 0;
    const name = plain(heading), page = plain(title), all = plain(text);
    for (const word of words) {
      if (name === word || name.endsWith("." + word) || name.endsWith(":" + word)) sum += 100;
      else if (name.includes(word)) sum += 30;
      else if (page.includes(word)) sum += 10;
      else if (all.includes(word)) sum += 1;
      else return 0;
    }
    return sum;
  }

  function marked(element, text, all) {
    const words = all.filter((word) => word.length > 1);
    const low = text.toLowerCase();
    let at = 0;
    while (at < text.length) {
      let next = -1, length = 0;
      for (const word of words) {
        const place = low.indexOf(word, at);
        if (place >= 0 && (next < 0 || place < next)) { next = place; length = word.length; }
      }
      if (next < 0) break;
      element.append(text.slice(at, next));
      const mark = document.createElement("mark");
      mark.append(text.slice(next, next + length));
      element.append(mark);
      at = next + length;
    }
    element.append(text.slice(at));
  }

  function row(section, words) {
    const [place, title, heading, text] = section;
    const link = document.createElement("a");
    link.href = root + place;
    marked(link, heading === title ? title : title + " – " + heading, words);
    const about = document.createElement("small");
    const near = Math.max(0, text.toLowerCase().indexOf(words[0]) - 60);
    const first = near > 0 ? text.indexOf(" ", near) + 1 : 0;
    marked(about, (first > 0 ? "… " : "") + text.slice(first, first + 160), words);
    link.append(about);
    return link;
  }

  function show() {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    found.replaceChildren();
    found.hidden = words.length === 0 || !window.kodamaSections;
    if (found.hidden) return;
    const hits = window.kodamaSections
      .map((section) => [weight(section, words), section])
      .filter(([sum]) => sum > 0)
      .sort((a, b) => b[0] - a[0]);
    for (const [, section] of hits.slice(0, MOST)) found.append(row(section, words));
    if (hits.length === 0) {
      const none = document.createElement("p");
      none.append("Nothing has all of these words.");
      found.append(none);
    }
  }

  function close() {
    found.hidden = true;
  }

  form.hidden = false;
  field.addEventListener("focus", load);
  field.addEventListener("input", () => { load(); show(); });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = found.querySelector("a");
    if (first) location.href = first.href;
  });
  found.addEventListener("click", close);
  document.addEventListener("keydown", (event) => {
    const writes = event.target.matches("input, textarea");
    if (event.key === "/" && !writes) { event.preventDefault(); field.focus(); }
    if (event.key === "Escape") { close(); field.blur(); }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const links = [...found.querySelectorAll("a")];
      if (found.hidden || links.length === 0) return;
      event.preventDefault();
      const at = links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
      (links[at] || field).focus();
    }
  });
  document.addEventListener("click", (event) => {
    if (!found.contains(event.target) && event.target !== field) close();
  });
})();
