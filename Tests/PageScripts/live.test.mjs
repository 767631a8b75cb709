// The live page: changes, repairs, goldens, sizes of screens, and what is asked of the server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, plain } from "./page.mjs";
import { liveLayout, state } from "./samples.mjs";

const place = { file: "/app/Card.swift", line: 13, column: 5 };
const settled = () => new Promise((done) => setTimeout(done, 5));

function page(options) {
  const opened = open("live", {}, options);
  opened.server.state = structuredClone(state);
  return opened;
}

test("a value that is changed twice is one change, and none once it is what it was", () => {
  const { page: { edits } } = page();
  edits.set("constant", place, "8", "9");
  edits.set("constant", place, "9", "12");
  assert.deepEqual(plain(edits.list), [{ kind: "constant", file: place.file, line: 13, old: "8", new: "12" }]);
  edits.set("constant", place, "12", "8");
  assert.equal(edits.list.length, 0);
  assert.equal(edits.bar, null);
});

test("two texts of a line are two changes, by their columns", () => {
  const { page: { edits } } = page();
  edits.set("text", place, "a", "b");
  edits.set("text", { ...place, column: 30 }, "a", "c");
  assert.deepEqual(plain(edits.list).map((edit) => [edit.column, edit.new]), [[5, "b"], [30, "c"]]);
  edits.undo();
  assert.equal(edits.list.length, 1);
});

test("a field takes finite numbers alone", () => {
  const { page: { edits } } = page();
  const input = edits.field("Constant", "constant", place, "8").querySelector("input");
  for (const text of ["", "-", "1e999", "words"]) input.type(text);
  assert.equal(edits.list.length, 0);
  input.type("012.50");
  assert.equal(edits.list[0].new, "12.5");
});

test("the field of a value that was changed is marked, and those of other lines are not", () => {
  const { page: { edits } } = page();
  edits.set("constant", place, "8", "9");
  const isMarked = (kind, where) => edits.field("", kind, where, "9").querySelector("input").className === "is-changed";
  assert.deepEqual([isMarked("constant", place), isMarked("constant", { ...place, line: 14 }), isMarked("priority", place),
    isMarked("constant", { ...place, file: "/app/Sign.swift" })], [true, false, false, false]);
});

test("values are changed where a source can be written, and required priorities are not", () => {
  const { page: { edits } } = page();
  const names = (target) => [edits.fields(liveLayout, target) ?? []].flat().filter(Boolean)
    .map((field) => field.querySelector("input").dataset.field);
  assert.deepEqual(names({ kind: "constraint", index: 0 }), []);
  assert.deepEqual(names({ kind: "constraint", index: 1 }), ["constant", "priority"]);
  assert.deepEqual(names({ kind: "view", index: 2 }), ["text"]);
  assert.deepEqual(names({ kind: "view", index: 3 }), []);
});

test("changes are written by one question, and a refusal is read beside them", async () => {
  let answer = {};
  const live = page({ respond: () => answer });
  live.page.edits.set("constant", place, "8", "12");
  answer = { failure: { problem: "Card.swift changed meanwhile.", remedy: "Try again." } };
  await live.page.edits.write();
  assert.equal(live.page.edits.status.textContent, "Card.swift changed meanwhile. Try again.");
  assert.ok(!live.page.edits.isWritten);
  answer = {};
  await live.page.edits.write();
  assert.equal(live.page.edits.isWritten, true);
  assert.deepEqual(live.requests.at(-1), { question: "write", parameters: { edits: plain(live.page.edits.list) } });
});

test("a repair is tried, and taken back by the same button", () => {
  const { page: { edits } } = page();
  const repair = { code: "a.width == 90", trial: { key: 3, change: "constant" } };
  const member = { equation: "a.width == 100", priority: 1000, callSite: { filePath: "/app/Card.swift", line: 4 } };
  edits.toggleRepair(repair, member);
  assert.equal(edits.isTrying({ trial: { key: 3, change: "constant" } }), true);
  assert.deepEqual(plain(edits.list).map((edit) => [edit.kind, edit.old, edit.new, edit.line]), [["repair", "a.width == 100", "a.width == 90", 4]]);
  assert.equal(edits.list[0].file, "/app/Card.swift");
  edits.toggleRepair(repair, member);
  assert.equal(edits.list.length, 0);
  assert.equal(open("live", {}).repairText({}), "removed");
});

test("a screen is between 16 and 8192 points wide, in whole points, and keeps its other side", () => {
  const live = page();
  const card = new live.Card("compact", () => ({}));
  card.override = { height: 500 };
  assert.deepEqual(plain(card.sized([3.2, 900], 1, 0)), { height: 500, width: 16 });
  assert.deepEqual(plain(card.sized([399.6, 90_000], 1, 1)), { width: 400, height: 8192 });
});

test("a dragged edge stops at 240 points, and arrow keys go on", () => {
  const live = page();
  const card = new live.Card("compact", () => ({}));
  assert.deepEqual(plain(card.sized([90, 90], 1, 1, 240)), { width: 240, height: 240 });
});

test("devices are in groups, and Escape closes their menu", () => {
  const axis = { option: "device", title: "Device", values: ["iPhone SE", "iPad 9.7", "iPhone 7"],
    groups: [{ title: "Phones", values: ["iPhone SE"] }, { title: "Pads", values: ["iPad 9.7"] }, { title: "Other models", values: ["iPhone 7"] }] };
  const live = page();
  const menu = live.axisPicker(axis, ["iPad 9.7"], () => {});
  assert.deepEqual([...menu.querySelectorAll("h4")].map((title) => title.textContent), ["Phones", "Pads", "Other models"]);
  assert.deepEqual([...menu.querySelectorAll("input")].filter((box) => box.checked).map((box) => box.value), ["iPad 9.7"]);
  menu.open = true;
  menu.press("Escape");
  assert.equal(menu.open, false);
});

test("the variants of the command are the page's first ones, until others are chosen or ordered", () => {
  const words = { locale: ["de"] };
  const first = open("live", { words });
  assert.deepEqual(plain(first.place.words), words);
  first.place.words = { direction: ["rtl"] };
  first.keepPlace();
  const storage = Object.fromEntries(first.storage);
  assert.deepEqual(plain(open("live", { words }, { storage }).place.words), { direction: ["rtl"] });
  assert.deepEqual(plain(open("live", { words: { locale: ["ar"] } }, { storage }).place.words), { locale: ["ar"] });
});

test("while an answer is on its way, only the latest question is kept", async () => {
  const waiting = [];
  const live = page({ respond: (question) => question === "layout" ? new Promise((done) => waiting.push(done)) : {} });
  const card = new live.Card("compact", () => ({ catalog: 0 }));
  card.show = card.fail = () => {};
  for (const width of [100, 200, 300]) card.resize({ width });
  await settled();
  assert.equal(live.requests.length, 1);
  waiting.shift()(liveLayout);
  await settled();
  assert.deepEqual(live.requests.map((each) => each.parameters.width), [100, 300]);
  waiting.shift()(liveLayout);
  await settled();
  assert.equal(live.requests.length, 2);
  assert.equal(card.isAsking, false);
});

test("a failure leaves the last picture below its reason", async () => {
  const live = page({ respond: () => ({ failure: { problem: "It crashed.", remedy: "See Card.swift." }, finding: place }) });
  const card = new live.Card("compact", () => ({}));
  await card.load();
  assert.equal(card.message.hidden, false);
  assert.equal(card.message.textContent, "It crashed.See Card.swift.Card.swift:13");
  assert.ok(card.element.classList.contains("is-stale"));
});

test("the selection is found again in another layout, by path or by mark", () => {
  const live = page();
  const card = new live.Card("compact", () => ({}));
  card.live = liveLayout;
  assert.deepEqual(plain(card.find({ kind: "view", key: "screen/card/follow" })), { kind: "view", index: 3 });
  assert.deepEqual(plain(card.find({ kind: "constraint", key: "card.width == 100" })), { kind: "constraint", index: 1 });
  assert.equal(card.find({ kind: "view", key: "screen/gone" }), null);
  assert.equal(card.find(null), null);
});

test("an editor's cursor leads to the view or the constraint of its line, or to the preview around it", () => {
  const live = page();
  const selected = [], opened = [];
  live.page.main = { live: liveLayout };
  live.page.select = (target) => selected.push(plain(target));
  live.page.go = (catalog, preview) => opened.push([catalog, preview]);
  live.page.followCursor({ file: "/app/Card.swift", line: 6 });
  live.page.followCursor({ file: "/app/Card.swift", line: 13 });
  live.page.followCursor({ file: "/app/Sign.swift", line: 20 });
  live.page.followCursor({ file: "/app/Sign.swift", line: 8 });
  live.page.followCursor({ file: "/app/Other.swift", line: 20 });
  assert.deepEqual(selected, [{ kind: "view", index: 2 }, { kind: "constraint", index: 1 }]);
  assert.deepEqual(opened, [[0, 1]]);
});

test("the list of previews is searched by every word", () => {
  const live = page();
  const rows = () => live.page.list.querySelectorAll("button").map((row) => row.textContent);
  live.page.search.type("");
  assert.deepEqual(rows(), ["Profile card", "Sign in"]);
  live.page.search.type("IN sign");
  assert.deepEqual(rows(), ["Sign in"]);
  live.page.search.type("nothing");
  assert.equal(live.page.list.textContent, "No preview has such a name.");
  live.page.search.press("Escape");
  assert.equal(rows().length, 2);
});

test("a link opens the place in the editor, whatever the name of the file has", () => {
  const live = page();
  const link = live.placeLink({ file: "/my app/Größe.swift", line: 7 });
  assert.equal(link.getAttribute("href"), "vscode://file/my%20app/Gr%C3%B6%C3%9Fe.swift:7:1");
  assert.equal(link.textContent, "Größe.swift:7");
  assert.equal(live.placeLink(null), null);
});

test("an editor's address opens a preview, and the last place is kept", () => {
  assert.deepEqual(plain(page({ hash: "#1/4" }).place), { catalog: 1, preview: 4, words: {}, textGrowth: null, sizes: {}, selected: null, ordered: null });
  const live = page();
  live.page.change({ textGrowth: 1.5 });
  assert.equal(page({ storage: Object.fromEntries(live.storage) }).place.textGrowth, 1.5);
});

test("the growth of text is the variant's own at the lowest place", () => {
  const live = page();
  const values = [];
  const slider = live.growthSlider((value) => values.push(value));
  const input = slider.querySelector("input");
  for (const text of ["0.95", "1", "2.35"]) input.type(text);
  assert.deepEqual(values, [null, 1, 2.35]);
  assert.equal(slider.querySelector("output").textContent, "×2.35");
});

test("goldens are compared with what the source says, not with values that are tried", async () => {
  let isChanged = true;
  const live = page({ respond: () => ({ verdict: "changed", lines: ["follow moved"], expected: "a", difference: "b", moved: null }) });
  const golden = new live.Golden(() => ({ variant: "compact" }), () => isChanged);
  await golden.ask("golden");
  assert.equal(live.requests.length, 0);
  assert.match(golden.answer.textContent, /Write or undo the changes first/);
  isChanged = false;
  await golden.ask("golden");
  assert.match(golden.answer.textContent, /Differs from the golden\./);
  assert.deepEqual(golden.answer.querySelectorAll("figcaption").map((each) => each.textContent), ["Golden", "Difference"]);
  assert.ok(golden.answer.querySelector(".record"));
});

test("a server that answers with a text or not at all gives a reason to read", async () => {
  const live = page({ respond: () => new Error(" no such preview \n") });
  await assert.rejects(live.server.ask("layout", {}), /^Error: no such preview$/);
  live.context.fetch = () => Promise.reject(new TypeError("network"));
  await assert.rejects(live.server.ask("layout", {}), /Start 'preview watch' again/);
});
