// Texts: differences, numbers, facts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { open, plain } from "./page.mjs";
import { constraint, layout, matrix, report, view } from "./samples.mjs";

const page = open("report", report);
const details = open("matrix", matrix);

/** Numbers that are the same in every run. */
function random(seed) {
  return () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
}

test("the pieces of a difference make both lists again, and what is the same is as long as can be", () => {
  const next = random(7);
  for (let round = 0; round < 300; round++) {
    const [a, b] = [0, 1].map(() => Array.from({ length: Math.floor(next() * 9) }, () => "abc"[Math.floor(next() * 3)]));
    const pieces = plain(page.difference(a, b));
    const side = (kind) => pieces.filter((piece) => piece.kind === "same" || piece.kind === kind).map((piece) => piece.value);
    assert.deepEqual(side("removed"), a);
    assert.deepEqual(side("added"), b);
    assert.equal(pieces.filter((piece) => piece.kind === "same").length, longest(a, b), `${a} ${b}`);
  }
});

/** The length of the longest common subsequence, by trying. */
function longest(a, b) {
  if (!a.length || !b.length) return 0;
  if (a[0] === b[0]) return 1 + longest(a.slice(1), b.slice(1));
  return Math.max(longest(a.slice(1), b), longest(a, b.slice(1)));
}

test("removed lines come before added ones", () => {
  assert.deepEqual(plain(page.difference(["x", "a"], ["y", "a"])).map((piece) => piece.kind), ["removed", "added", "same"]);
});

test("texts that are too long to compare line by line are replaced as a whole", () => {
  const lines = (letter) => Array.from({ length: 2100 }, (_, index) => letter + index);
  const pieces = page.difference(["begin", ...lines("a"), "end"], ["begin", ...lines("b"), "end"]);
  assert.deepEqual(["same", "removed", "added"].map((kind) => pieces.filter((piece) => piece.kind === kind).length), [2, 2100, 2100]);
});

test("a changed line stands beside its own, with the words that differ marked", () => {
  const rows = page.textDifference("a\nframe 16 20\nb\n", "a\nframe 16 24\nb\n").children;
  assert.deepEqual(rows.map((row) => row.className), ["diff-row is-same", "diff-row is-removed", "diff-row is-added", "diff-row is-same"]);
  assert.deepEqual(rows.map((row) => row.querySelectorAll("mark").map((mark) => mark.textContent).join()), ["", "20", "24", ""]);
  assert.deepEqual(rows.map((row) => row.querySelector("code").textContent), ["a", "frame 16 20", "frame 16 24", "b"]);
  assert.equal(rows[1].querySelector(".sign").getAttribute("aria-label"), "expected");
});

test("long runs of the same lines are folded but for two beside a change, and unfold", () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`).join("\n");
  const table = page.textDifference(`${lines}\nold\n`, `${lines}\nnew\n`);
  const fold = table.querySelector(".fold");
  assert.equal(fold.textContent, "⋯ 10 lines that are the same");
  assert.equal(table.children.length, 1 + 2 + 2);
  fold.click();
  assert.equal(table.children.length, 12 + 2);
  assert.deepEqual(table.children.map((row) => row.querySelector("code").textContent).slice(0, 12), lines.split("\n"));
});

test("runs of up to three hidden lines are not folded", () => {
  const table = page.textDifference("1\n2\n3\n4\n5\nold\n", "1\n2\n3\n4\n5\nnew\n");
  assert.equal(table.querySelector(".fold"), null);
});

test("an empty text has no lines", () => {
  assert.deepEqual(page.textDifference("", "a\n").children.map((row) => row.className), ["diff-row is-added"]);
});

test("numbers are rounded to a hundredth, with a real minus and without a minus at zero", () => {
  assert.deepEqual([1, 1.005, -2.5, -0.001, 12.3456, 0].map(page.points), ["1", "1", "−2.5", "0", "12.35", "0"]);
});

test("counts have one word or the other, and groups of thousands", () => {
  assert.deepEqual([page.plural(1, "golden"), page.plural(0, "golden"), page.plural(1234, "entry", "entries")],
    ["1 golden", "0 goldens", "1,234 entries"]);
});

test("a packed text is unpacked", async () => {
  const text = "view title: Label “Größe” ".repeat(20);
  assert.equal(await page.unpack(deflateRawSync(Buffer.from(text)).toString("base64")), text);
});

test("code between backquotes is code", () => {
  const pieces = [...page.inlineCode("`a.top` became `b.top`!")];
  assert.deepEqual(pieces.map((piece) => piece.tagName ?? piece), ["", "CODE", " became ", "CODE", "!"]);
});

test("the facts of a view are those that it has", () => {
  const facts = plain(details.viewFacts(layout.views[2]));
  assert.deepEqual(Object.fromEntries(facts), {
    Class: "Label", Path: "screen/card/title", Frame: "x 0, y 0, 100 × 50", "Alignment rect": "x 0, y 0, 100 × 50", Baselines: "12, 30",
    Text: "“Ingrid Solberg” in 2 lines",
  });
  const more = view("a", { natural: [null, 20], margins: [8, 8, 8, 8], isHidden: true, isCut: true, text: "", baselines: [7, 7.001], site: "A.swift:3" });
  const others = Object.fromEntries(plain(details.viewFacts(more)));
  assert.deepEqual([others["Content size"], others.Margins, others.Hidden, others.Text, others.Baseline, others.Source],
    ["– × 20", "8", "yes", "“”, cut", "7", "A.swift:3"]);
  assert.equal(details.insetText([1, 2, 3, 4]), "top 1, left 2, bottom 3, right 4");
});

test("the facts of a constraint are those that it has", () => {
  assert.deepEqual(plain(details.constraintFacts(constraint("a.top == 3", { values: "3 == 3", site: "A.swift:1" }))),
    [["Equation", "a.top == 3"], ["Values", "3 == 3"], ["State", "holds"], ["Source", "A.swift:1"]]);
});

test("a view has its counterpart by its path, equal constraints by their order", () => {
  const other = { views: [view("screen"), view("screen/new"), view("screen/card")],
    constraints: [constraint("x"), constraint("same"), constraint("same")] };
  const find = (target, from = layout) => plain(details.counterpart(from, target, other));
  assert.deepEqual(find({ kind: "view", index: 1 }), { kind: "view", index: 2 });
  assert.equal(find({ kind: "view", index: 4 }), null);
  assert.equal(find(null), null);
  const twins = { views: [], constraints: [constraint("same"), constraint("same"), constraint("same")] };
  assert.deepEqual(find({ kind: "constraint", index: 1 }, twins), { kind: "constraint", index: 2 });
  assert.equal(find({ kind: "constraint", index: 2 }, twins), null);
});

test("views differ that lie elsewhere or are missing in the other variant", () => {
  const other = { views: [view("screen"), view("screen/card", { alignment: [1, 0, 100, 50] }), view("screen/card/title")] };
  assert.deepEqual(plain(details.differingViews(layout, other)), [1, 3, 4]);
});

test("a constraint holds a view by mentioning it, by content, or through others", () => {
  assert.deepEqual([details.holding(constraint("a", { items: [3] }), 3), details.holding(constraint("a", { items: [2] }), 3),
    details.holding(constraint("a", { items: [3], isContent: true }), 3)], ["direct", "via", "content"]);
});

test("facts that differ from those beside are marked, and name the other value", () => {
  const list = details.factList([["Frame", "1"], ["Text", "a"], ["Hidden", "yes"]], [["Frame", "1"], ["Text", "b"]]);
  assert.deepEqual(list.children.map((fact) => fact.className), ["fact", "fact differs", "fact differs"]);
  assert.deepEqual(list.querySelectorAll("dd.other").map((each) => each.textContent), ["b", "not there"]);
});
