// State: decisions, filters, addresses, the tree, zoom, keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, plain } from "./page.mjs";
import { app, layout, matrix, report } from "./samples.mjs";

const shown = (page) =>
  [...page.matrix.cells].filter((cell) => !cell.item.hidden).map((cell) => `${cell.preview.name}/${cell.variant.name}`);
const entriesShown = (page) => [...page.report.shown].map((entry) => `${entry.preview} ${entry.variant}`);
const tick = () => new Promise((done) => setTimeout(done));

// MARK: Filters

test("a search leaves the variants that have every word", () => {
  const page = open("matrix", matrix);
  page.matrix.filters.search.type("  CARD  rtl ");
  assert.deepEqual(shown(page), ["Profile card/compact rtl"]);
  assert.equal(page.matrix.count.textContent, "1 of 4 variants");
  page.matrix.filters.search.type("nothing");
  assert.equal(page.matrix.empty.hidden, false);
  page.matrix.filters.search.press("Escape");
  assert.equal(shown(page).length, 4);
  assert.equal(page.matrix.filters.isActive, false);
});

test("an app's classes are by folder; a sum leaves those of its state, and words find folders and states", () => {
  const page = open("matrix", app);
  assert.deepEqual([...page.matrix.sections].map((section) => [section.title, section.cells.length]), [["Shop/Cards", 2], ["Shop/Lists", 1]]);
  const sums = [...page.matrix.cover.buttons].map(([state, element]) => [state, element.querySelector(".sum-count").textContent]);
  assert.deepEqual(sums.map((sum) => [...sum]), [["recognisable", "1"], ["blank", "1"], ["not-compiled", "1"]]);
  page.matrix.cover.toggle("not-compiled");
  assert.deepEqual(shown(page), ["Sealed/default"]);
  assert.equal(page.matrix.filters.isActive, true);
  page.matrix.filters.clearAll();
  assert.equal(shown(page).length, 3);
  page.matrix.filters.search.type("cards scene");
  assert.deepEqual(shown(page), ["Main/default"]);
  const item = [...page.matrix.cells].at(-1).item;
  assert.match(item.textContent, /not compiled/);
  assert.match(item.querySelector(".left-out").textContent, /no such type/);
});

test("an axis of one value has no menu; a value that is unticked hides its variants", () => {
  const page = open("matrix", matrix);
  const { filters } = page.matrix;
  assert.deepEqual([...filters.menus].map((menu) => menu.getAttribute("data-axis")), ["device", "direction"]);
  const box = filters.menus[0].querySelector("input[value=regular]");
  box.checked = false;
  box.dispatch("change");
  assert.deepEqual(shown(page), ["Profile card/compact ltr", "Profile card/compact rtl", "Sign in/up/compact ltr"]);
  assert.equal(filters.menus[0].querySelector(".menu-value").textContent, "compact");
  assert.equal(filters.isActive, true);
  assert.equal(page.matrix.everything.hidden, false);
  filters.clearAll();
  assert.equal(page.matrix.everything.hidden, true);
  assert.equal(shown(page).length, 4);
  assert.equal(box.checked, true);
});

test("'only' leaves one value of an axis", () => {
  const page = open("matrix", matrix);
  const only = page.matrix.filters.menus[1].querySelectorAll(".only").find((each) => each.getAttribute("aria-label") === "Only rtl");
  only.click();
  assert.deepEqual(shown(page), ["Profile card/compact rtl"]);
});

test("the variants of a problem are shown alone", () => {
  const page = open("matrix", matrix);
  page.matrix.element.querySelector(".problems").querySelectorAll("button").at(-1).click();
  assert.deepEqual(shown(page), ["Profile card/compact rtl"]);
});

test("what the search has left can be grouped by an axis, and hidden groups have no heading", () => {
  const page = open("matrix", matrix);
  const select = page.matrix.filters.element.querySelector("select");
  select.value = "0";
  select.dispatch("change");
  const groups = () => page.matrix.sections[0].body.querySelectorAll(".group").filter((group) => !group.hidden)
    .map((group) => group.querySelector("h3").textContent);
  assert.deepEqual(groups(), ["Device: compact", "Device: regular"]);
  page.matrix.filters.search.type("regular");
  assert.deepEqual(groups(), ["Device: regular"]);
});

// MARK: Addresses

test("an address names a preview, a variant, another one and a view, whatever their names have", () => {
  const page = open("matrix", matrix);
  const [card, sign] = page.previews;
  for (const place of [{ preview: card, variant: card.variants[1], other: card.variants[0], view: "screen/a&b=ü" },
    { preview: sign, variant: sign.variants[0], other: null, view: null }]) {
    const read = page.placeOf(page.addressOf({ ...place, other: place.other?.name }));
    assert.equal(read.preview, place.preview);
    assert.equal(read.variant, place.variant);
    assert.equal(read.other, place.other);
    assert.equal(read.view, place.view);
  }
  assert.equal(page.placeOf("#/Profile card/no such variant"), null);
  assert.equal(page.placeOf(""), null);
  assert.equal(page.fileOf(sign, sign.variants[0], "png"), "Sign%20in-up/compact%20ltr.png");
});

test("a report opens at the golden that its address names", () => {
  const page = open("report", report, { hash: "#/Gallery/Form/ltr" });
  assert.equal(`${page.report.current.preview} ${page.report.current.variant}`, "Form ltr");
  page.report.go(1);
  assert.equal(page.context.location.hash, page.report.addressOf(page.report.current));
});

// MARK: Decisions

test("goldens are grouped by cause, the largest group first, and what was not made is last", () => {
  const page = open("report", report);
  assert.deepEqual(plain(page.report.groups.map((group) => [group.title, group.members.length])),
    [["Changed", 2], ["Changed, no cause found", 1], ["New", 1], ["Other environment", 1]].map(([title, count], index) =>
      [index === 0 ? "Changed, no cause found" : title, count]));
});

test("a decision goes on to the next golden, can be undone and redone, and is kept between visits", () => {
  const page = open("report", report);
  const first = page.report.current;
  page.report.decideAndGo("accept");
  assert.equal(page.report.decisions.get(first), "accept");
  assert.notEqual(page.report.current, first);
  page.report.undo();
  assert.equal(page.report.decisions.get(first), null);
  assert.equal(page.report.current, first);
  page.report.redo();
  assert.equal(page.report.decisions.get(first), "accept");
  const later = open("report", report, { storage: Object.fromEntries(page.storage) });
  assert.equal(later.report.decisions.count, 1);
  assert.equal(later.report.decisions.get(later.entries[first.index]), "accept");
});

test("the same key again takes a decision back", () => {
  const page = open("report", report);
  const first = page.report.current;
  page.report.decideAndGo("reject");
  page.report.select(first);
  page.report.decideAndGo("reject");
  assert.equal(page.report.decisions.get(first), null);
  assert.equal(page.report.current, first);
});

test("decisions about another report are not taken over", () => {
  const page = open("report", report);
  page.report.decide(page.report.shown, "accept");
  const other = structuredClone(report);
  other.entries[0].digest = "another picture";
  assert.equal(open("report", other, { storage: Object.fromEntries(page.storage) }).report.decisions.count, 0);
});

test("damaged decisions of earlier visits count as none", () => {
  const page = open("report", report);
  const { key } = page.report.decisions;
  for (const text of ["no JSON", "7", '[[0, "maybe"], [99, "accept"], [3, "accept"]]']) {
    const later = open("report", report, { storage: { [`layout-preview.${key}`]: text } });
    assert.equal(later.report.decisions.count, 0, text);
  }
});

test("what cannot be decided is passed over, and the exported file has the rest", () => {
  const page = open("report", report);
  page.report.decide(page.entries, "accept");
  assert.equal(page.report.decisions.count, 4);
  const file = JSON.parse(page.report.decisions.file);
  assert.equal(file.schema, "layout-preview/accept/1");
  assert.deepEqual(file.decisions[0],
    { catalog: "Gallery", preview: "Card", variant: "ltr", verdict: "accept", digest: "digest of Card ltr" });
  assert.ok(!file.decisions.some((each) => each.preview === "Form" && each.variant === "rtl"));
  assert.equal(page.report.progress.textContent, "4 of 4 decided");
});

test("goldens are filtered by what was decided", () => {
  const page = open("report", report);
  page.report.decideAndGo("accept");
  const menu = page.report.filters.menus.find((each) => each.getAttribute("data-axis") === "decision");
  menu.querySelectorAll(".only").find((each) => each.getAttribute("aria-label") === "Only accepted").click();
  assert.equal(entriesShown(page).length, 1);
});

test("texts that differ have different fingerprints", () => {
  const { fingerprint } = open("report", report);
  const texts = ["", "a", "b", "ab", "ba", "a".repeat(100), "a".repeat(101)];
  assert.equal(new Set(texts.map(fingerprint)).size, texts.length);
  assert.equal(fingerprint("ab"), fingerprint("ab"));
});

test("a browser that keeps nothing is no error", () => {
  const page = open("report", report);
  page.context.localStorage.setItem = page.context.localStorage.getItem = () => { throw new Error("private"); };
  assert.equal(page.kept.get("theme"), null);
  page.kept.set("theme", "dark");
});

// MARK: Pictures

test("the divider begins amid what changed, within the picture", () => {
  const { comparison } = open("report", report).report;
  comparison.sizes = [[200, 100], [100, 100]];
  const start = (area) => (comparison.area = area, comparison.start);
  assert.deepEqual([null, { x: 40, width: 20 }, { x: 190, width: 100 }].map(start), [50, 25, 100]);
});

test("two pictures lie over each other, or beside each other with a gap", async () => {
  const page = open("report", report, { prepare: (document) => { document.pictures = { a: [300, 100], b: [200, 50] }; } });
  const { comparison } = page.report;
  await comparison.show("a", "b", { x: 30, y: 10, width: 60, height: 20 });
  assert.equal(comparison.actual.style.width, `${200 / 300 * 100}%`);
  assert.equal(comparison.box.style.left, "10%");
  comparison.setMode("beside");
  assert.equal(comparison.expected.style.width, `${300 / 624 * 100}%`);
  assert.equal(comparison.actual.style.left, `${324 / 624 * 100}%`);
  assert.equal(comparison.box.hidden, true);
  assert.equal(open("report", report, { storage: Object.fromEntries(page.storage) }).report.comparison.mode, "beside");
});

test("a picture without a counterpart is shown alone, and there is nothing to compare", async () => {
  const page = open("report", report, { prepare: (document) => { document.pictures = { b: [200, 50] }; } });
  const { comparison } = page.report;
  await comparison.show("missing", "b", null);
  assert.equal(comparison.content.dataset.mode, "single");
  assert.equal(comparison.legend.textContent, "actual");
  assert.ok(comparison.buttons.every((each) => each.disabled));
});

test("only the picture that was asked for last is shown", async () => {
  const page = open("report", report, { prepare: (document) => { document.pictures = { a: [10, 10], b: [20, 20] }; } });
  const { comparison } = page.report;
  const early = comparison.show("a", null, null);
  await comparison.show("b", null, null);
  await early;
  assert.deepEqual(plain(comparison.sizes), [[20, 20], null]);
});

// MARK: Zoom

function viewport(width, height) {
  const page = open("report", report);
  const content = page.el("div");
  const area = new page.Viewport(content, "Picture");
  area.element.box = { left: 0, top: 0, width, height };
  return area;
}

test("a picture fits its area with a margin, and at most four times as large", () => {
  const area = viewport(234, 134);
  area.show([400, 100]);
  assert.equal(area.scale, 0.5);
  area.show([10, 10]);
  assert.equal(area.scale, 4);
  assert.equal(area.content.style.width, "40px");
});

test("zooming ends at its limits, and leaves the fitting scale", () => {
  const area = viewport(234, 134);
  area.show([400, 100]);
  area.zoom(100);
  assert.equal(area.scale, 16);
  area.zoom(0.001);
  assert.equal(area.scale, 0.05);
  area.show([200, 100]);
  assert.equal(area.scale, 0.05);
  area.fit();
  assert.equal(area.scale, 1);
});

test("steps go to the next round scale in either direction", () => {
  const area = viewport(234, 134);
  area.zoom(0.7);
  area.step(1);
  assert.equal(area.scale, 0.75);
  area.step(-1);
  assert.equal(area.scale, 0.67);
  area.zoom(8);
  area.step(1);
  assert.equal(area.scale, 8);
});

test("two areas beside each other have one scale, without following each other for ever", () => {
  const page = open("report", report);
  const [first, second] = [0, 1].map(() => new page.Viewport(page.el("div"), "Picture"));
  [first.mates, second.mates] = [[second], [first]];
  first.zoom(3);
  assert.equal(second.scale, 3);
  second.zoom(2);
  assert.equal(first.scale, 2);
});

// MARK: Keys

test("keys have the names that keyboards show", () => {
  const { keyName } = open("report", report);
  assert.deepEqual(["ArrowLeft", "A", "a", "/", " ", "Enter"].map(keyName), ["←", "⇧A", "A", "/", "Space", "Return"]);
});

test("a key does what it stands for, unless somebody types or another control has it", () => {
  const page = open("report", report);
  const first = page.report.current;
  page.report.filters.search.press("j");
  assert.equal(page.report.current, first);
  page.report.exportButton.press("Enter");
  page.document.body.press("j", { ctrlKey: true });
  assert.equal(page.report.current, first);
  const event = page.document.body.press("j");
  assert.notEqual(page.report.current, first);
  assert.equal(event.defaultPrevented, true);
});

test("the help lists every shortcut, and closes by the key that opened it", () => {
  const page = open("report", report);
  page.document.body.press("?");
  assert.equal(page.help.open, true);
  assert.equal(page.help.querySelectorAll("dd").length, page.shortcuts.length);
  const first = page.report.current;
  page.document.body.press("j");
  assert.equal(page.report.current, first);
  page.document.body.press("?");
  assert.equal(page.help.open, false);
});

test("the colours go round: the system's, light, dark", () => {
  const page = open("report", report, { storage: { "layout-preview.theme": "no theme" } });
  const theme = () => page.document.documentElement.dataset.theme;
  const seen = [theme()];
  for (let turn = 0; turn < 3; turn++) {
    page.nextTheme();
    seen.push(theme());
  }
  assert.deepEqual(seen, ["auto", "light", "dark", "auto"]);
});

// MARK: The tree

function outline() {
  const page = open("matrix", matrix);
  const selected = [];
  const tree = new page.Outline((target) => selected.push(target.index));
  tree.show(layout, new Set([4]));
  return { tree, selected, visible: () => tree.rows.map((_, index) => index).filter((index) => !tree.rows[index].hidden) };
}

test("the filter leaves the views that match, and those that they are in", () => {
  const { tree, visible } = outline();
  tree.filter.type("solberg label");
  assert.deepEqual(visible(), [0, 1, 2]);
  assert.deepEqual(tree.rows.map((row) => row.classList.contains("is-way")), [true, true, false, true, true]);
  tree.filter.type("nowhere");
  assert.deepEqual([visible(), tree.empty.hidden], [[], false]);
});

test("Return in the filter selects the first match", () => {
  const { tree, selected } = outline();
  tree.filter.type("follow");
  tree.filter.press("Enter");
  assert.deepEqual(selected, [3]);
});

test("a closed view hides what is in it, and the filter opens it", () => {
  const { tree, visible } = outline();
  tree.toggle(1, false);
  assert.deepEqual(visible(), [0, 1, 4]);
  tree.filter.type("title");
  assert.deepEqual(visible(), [0, 1, 2]);
});

test("arrow keys walk through what is visible, open and close", () => {
  const { tree, selected, visible } = outline();
  tree.element.press("ArrowDown");
  tree.element.press("ArrowLeft");
  assert.deepEqual(visible(), [0, 1, 4]);
  tree.element.press("ArrowDown");
  tree.element.press("ArrowUp");
  tree.element.press("ArrowRight");
  tree.element.press("ArrowRight");
  tree.element.press("ArrowLeft");
  tree.element.press("End");
  tree.element.press("ArrowDown");
  assert.deepEqual(selected, [1, 4, 1, 2, 1, 4]);
});

test("what is selected elsewhere is opened, although the filter leaves it out", () => {
  const { tree, visible } = outline();
  tree.toggle(1, false);
  tree.filter.type("footer");
  tree.select(2);
  assert.equal(tree.filter.value, "");
  assert.ok(visible().includes(2));
  assert.deepEqual(tree.rows.map((row) => row.getAttribute("aria-selected")), ["false", "false", "true", "false", "false"]);
});

// MARK: Layouts

test("a layout is read once from its file, and the oldest of more than 24 goes", async () => {
  const page = open("matrix", matrix);
  const asked = [];
  page.document.onscript = (element) => {
    asked.push(decodeURIComponent(element.src));
    setTimeout(() => {
      page.window.layoutPreview(decodeURIComponent(element.src).replace(/\.page\.js$/, ""), { svg: element.src });
      element.onload();
    });
  };
  await Promise.all([page.layout("Card/compact ltr"), page.layout("Card/compact ltr")]);
  assert.deepEqual(asked, ["Card/compact ltr.page.js"]);
  for (let number = 0; number < 24; number++) await page.layout(`Card/${number}`);
  await page.layout("Card/compact ltr");
  assert.equal(asked.length, 26);
});

test("a layout whose file is missing or holds another one is refused, and asked for again", async () => {
  const page = open("matrix", matrix);
  let outcome = "onerror";
  page.document.onscript = (element) => setTimeout(() => element[outcome]());
  await assert.rejects(page.layout("Card/a"), /Card\/a\.page\.js is not beside this page/);
  outcome = "onload";
  await assert.rejects(page.layout("Card/a"), /Card\/a\.page\.js holds no layout/);
  await tick();
});

// MARK: Lint

test("findings are filtered by severity and searched, and their sections with them", () => {
  const page = open("lint", {}, { prepare: (document) => {
    const whole = document.createElement("div");
    whole.className = "lint-page";
    const [toolbar, list] = [document.createElement("header"), document.createElement("div")];
    toolbar.className = "toolbar";
    list.className = "lint-findings";
    for (const [preview, severity, text] of [["Card", "error", "title is cut"], ["Card", "note", "magic number"], ["Form", "note", "title far"]]) {
      const article = document.createElement("article");
      article.className = "lint-finding";
      Object.assign(article.dataset, { preview, severity, rule: "clipped-text" });
      article.append(text);
      const section = list.children.find((each) => each.id === preview) ?? list.appendChild(document.createElement("section"));
      section.id = preview;
      section.append(article);
    }
    whole.append(toolbar, list);
    document.body.append(whole);
  } });
  const sections = () => page.document.querySelectorAll(".lint-findings > section").filter((each) => !each.hidden).map((each) => each.id);
  const search = page.document.querySelector("input[type=search]");
  assert.deepEqual(sections(), ["Card", "Form"]);
  search.type("title");
  assert.equal(page.document.querySelector(".matrix-count").textContent, "2 of 3 findings");
  search.type("cut");
  assert.deepEqual(sections(), ["Card"]);
  page.document.body.press("Escape");
  assert.deepEqual(sections(), ["Card", "Form"]);
  assert.deepEqual(page.document.querySelectorAll("details.menu").map((each) => each.dataset.axis), ["severity", "preview"]);
});

// MARK: Pointers

/** An area whose frame and content are in a document, with a pointer on the background. */
function grippedArea() {
  const area = viewport(234, 134);
  const at = (x, y, more = {}) => ({ pointerId: 1, pointerType: "mouse", button: 0, clientX: x, clientY: y, ...more });
  return { area, at };
}

test("the background drags, and the picture does only by the middle button", () => {
  const { area, at } = grippedArea();
  area.element.scrollLeft = 10;
  area.element.dispatch("pointerdown", at(100, 50));
  area.element.dispatch("pointermove", at(70, 45));
  assert.deepEqual([area.element.scrollLeft, area.element.scrollTop], [40, 5]);
  area.element.dispatch("pointerup", at(70, 45));
  area.element.dispatch("pointermove", at(0, 0));
  assert.equal(area.element.scrollLeft, 40);
  area.content.dispatch("pointerdown", at(100, 50));
  assert.equal(area.grip ?? null, null);
  area.content.dispatch("pointerdown", at(100, 50, { button: 1 }));
  assert.ok(area.grip);
});

test("two fingers zoom by how far they go apart", () => {
  const { area, at } = grippedArea();
  const finger = (id, x, y) => at(x, y, { pointerId: id, pointerType: "touch" });
  area.zoom(1);
  area.element.dispatch("pointerdown", finger(1, 100, 100));
  area.element.dispatch("pointerdown", finger(2, 130, 140));
  area.element.dispatch("pointermove", finger(2, 160, 180));
  assert.equal(area.scale, 2);
  area.element.dispatch("pointercancel", finger(1, 100, 100));
  area.element.dispatch("pointermove", finger(2, 400, 400));
  assert.equal(area.scale, 2);
});

test("a wheel zooms with ctrl or ⌘ alone", () => {
  const { area } = grippedArea();
  area.zoom(1);
  assert.equal(area.element.dispatch("wheel", { deltaY: -200, deltaMode: 0 }).defaultPrevented, false);
  assert.equal(area.scale, 1);
  for (const key of ["ctrlKey", "metaKey"]) {
    area.zoom(1);
    assert.equal(area.element.dispatch("wheel", { deltaY: -200, deltaMode: 0, [key]: true }).defaultPrevented, true);
    assert.equal(area.scale, Math.E);
  }
});

test("Space makes the pointer a hand as long as it is held, but not in a field", () => {
  const page = open("report", report);
  page.report.filters.search.press(" ");
  assert.equal(page.hand.isHeld, false);
  page.document.body.press(" ");
  assert.equal(page.hand.isHeld, true);
  page.document.body.dispatch("keyup", { key: " " });
  assert.equal(page.hand.isHeld, false);
});

test("a menu closes by Escape and by a click elsewhere, not by one inside", () => {
  const page = open("matrix", matrix);
  const [menu, other] = page.matrix.filters.menus;
  page.document.body.append(page.matrix.element);
  menu.open = other.open = true;
  menu.querySelector("input").click();
  assert.deepEqual([menu.open, other.open], [true, false]);
  menu.press("ArrowDown");
  assert.equal(menu.open, true);
  menu.press("Escape");
  assert.equal(menu.open, false);
  assert.equal(page.document.activeElement, menu.querySelector("summary"));
});

test("the tree marks hidden views, those that differ and those with problems", () => {
  const page = open("matrix", matrix);
  const tree = new page.Outline(() => {});
  const views = layout.views.map((each, index) => ({ ...each, isHidden: index === 2 }));
  tree.show({ ...layout, views, problems: [{ views: [3] }] }, new Set([4]));
  assert.deepEqual([...tree.rows].map((row) => row.className), ["", "", "is-hidden", "", "differs"]);
  assert.deepEqual([...tree.rows].map((row) => row.querySelector(".icon") !== null), [false, false, false, true, false]);
});

test("only the way of comparing that is chosen has its control", async () => {
  const page = open("report", report, { prepare: (document) => { document.pictures = { a: [10, 10], b: [10, 10] }; } });
  const { comparison } = page.report;
  await comparison.show("a", "b", null);
  const controls = () => [!comparison.divider.hidden, !comparison.onion.hidden];
  const seen = {};
  for (const { name } of page.comparisonModes) {
    comparison.setMode(name);
    seen[name] = controls();
  }
  comparison.setBlinking(false);
  const neither = [false, false];
  assert.deepEqual(seen, { slider: [true, false], onion: [false, true], blink: neither, beside: neither, difference: neither });
  assert.equal(open("report", report, { storage: { "layout-preview.comparison": "no way" } }).report.comparison.mode, "slider");
});

test("zoom is read in whole percent", () => {
  const page = open("report", report);
  page.report.comparison.viewport.zoom(0.666);
  assert.equal(page.report.comparison.zoom.querySelector(".zoom-reading").textContent, "67 %");
});
