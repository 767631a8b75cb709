// Two texts line by line: what went, what came, and within a line the words that differ.

/** The longest common subsequence of two lists as pairs of indices; empty where finding it would take too long. */
function commonPairs(a, b) {
  if (a.length * b.length > 4e6) return [];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = a[i] === b[j]
        ? lengths[(i + 1) * width + j + 1] + 1 : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
    }
  }
  const pairs = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) i++;
    else j++;
  }
  return pairs;
}

/** Pieces `{ kind: "same" | "removed" | "added", value }`, removed before added. */
function difference(a, b) {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const pieces = a.slice(0, start).map((value) => ({ kind: "same", value }));
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonPairs(left, right), [left.length, right.length]]) {
    while (i < nextI) pieces.push({ kind: "removed", value: left[i++] });
    while (j < nextJ) pieces.push({ kind: "added", value: right[j++] });
    if (i < left.length) pieces.push({ kind: "same", value: left[i] });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return [...pieces, ...a.slice(a.length - end).map((value) => ({ kind: "same", value }))];
}

const diffContext = 2;

/** The difference of two texts as rows; long runs of what is the same are folded. */
function textDifference(expected, actual) {
  const lines = (text) => text === "" ? [] : text.replace(/\n$/, "").split("\n");
  const pieces = difference(lines(expected), lines(actual));
  const rows = [];
  for (let index = 0; index < pieces.length;) {
    const kind = pieces[index].kind;
    let end = index;
    while (end < pieces.length && pieces[end].kind === kind) end++;
    const run = pieces.slice(index, end).map((piece) => piece.value);
    if (kind === "same") rows.push(...foldedRows(run, index === 0, end === pieces.length));
    else if (kind === "removed") {
      let last = end;
      while (last < pieces.length && pieces[last].kind === "added") last++;
      rows.push(...changedRows(run, pieces.slice(end, last).map((piece) => piece.value)));
      end = last;
    } else rows.push(...changedRows([], run));
    index = end;
  }
  return el("div", { class: "diff", role: "table", "aria-label": "Layout, expected and actual" }, rows);
}

function row(kind, ...content) {
  const sign = { same: " ", removed: "−", added: "+" }[kind];
  const name = { removed: "expected", added: "actual" }[kind];
  return el("div", { class: `diff-row is-${kind}`, role: "row" },
    el("span", { class: "sign", role: "cell", "aria-label": name ?? null }, sign), el("code", { role: "cell" }, content));
}

function foldedRows(lines, isFirst, isLast) {
  const before = isFirst ? 0 : diffContext;
  const after = isLast ? 0 : diffContext;
  const rows = lines.map((line) => row("same", line));
  const hidden = rows.slice(before, rows.length - after);
  if (hidden.length < 4) return rows;
  const fold = el("div", { role: "row" }, el("div", { role: "cell" },
    el("button", { type: "button", class: "fold", click: () => fold.replaceWith(...hidden) },
      `⋯ ${hidden.length} lines that are the same`)));
  return [...rows.slice(0, before), fold, ...rows.slice(rows.length - after)];
}

/** Lines that became others; where as many came as went, each beside its own with the words marked. */
function changedRows(removed, added) {
  if (removed.length !== added.length) return [...removed.map((line) => row("removed", line)), ...added.map((line) => row("added", line))];
  const words = (line) => line.match(/[\p{L}\p{N}.#]+|\s+|[^\p{L}\p{N}.#\s]/gu) ?? [];
  return removed.flatMap((line, index) => {
    const pieces = difference(words(line), words(added[index]));
    const marked = (kind) => pieces.filter((piece) => piece.kind === "same" || piece.kind === kind)
      .map((piece) => piece.kind === "same" ? piece.value : el("mark", {}, piece.value));
    return [row("removed", ...marked("removed")), row("added", ...marked("added"))];
  });
}
