// What is known of a view, a constraint or a problem, as text.

const rectText = (rect) => `x ${points(rect[0])}, y ${points(rect[1])}, ${points(rect[2])} × ${points(rect[3])}`;

const insetText = (insets) => insets.every((inset) => inset === insets[0])
  ? points(insets[0]) : `top ${points(insets[0])}, left ${points(insets[1])}, bottom ${points(insets[2])}, right ${points(insets[3])}`;

/** Names and values of a view, in the order in which they are read. */
function viewFacts(view) {
  const facts = [["Class", view.type], ["Path", view.path], ["Frame", rectText(view.frame)],
    ["Alignment rect", rectText(view.alignment)]];
  const natural = view.natural ?? [];
  if (natural.some((side) => side !== null && side !== undefined)) {
    facts.push(["Content size", natural.map((side) => side === null || side === undefined ? "–" : points(side)).join(" × ")]);
  }
  if (view.baselines.length) {
    const lines = [...new Set(view.baselines.map(points))];
    facts.push([lines.length > 1 ? "Baselines" : "Baseline", lines.join(", ")]);
  }
  if (view.margins.some((margin) => margin !== 0)) facts.push(["Margins", insetText(view.margins)]);
  if (view.text !== null && view.text !== undefined) {
    facts.push(["Text", `“${view.text}”` + (view.lines > 1 ? ` in ${view.lines} lines` : "") + (view.isCut ? ", cut" : "")]);
  }
  if (view.ambiguous.length) facts.push(["Ambiguous", view.ambiguous.join(", ")]);
  if (view.isHidden) facts.push(["Hidden", "yes"]);
  if (view.site) facts.push(["Source", view.site]);
  return facts;
}

function constraintFacts(constraint) {
  const facts = [["Equation", constraint.equation]];
  if (constraint.values) facts.push(["Values", constraint.values]);
  facts.push(["State", constraint.status]);
  if (constraint.name) facts.push(["Name", constraint.name]);
  if (constraint.origin) facts.push(["Origin", constraint.origin]);
  if (constraint.site) facts.push(["Source", constraint.site]);
  return facts;
}

function facts(layout, target) {
  return target.kind === "view" ? viewFacts(layout.views[target.index]) : constraintFacts(layout.constraints[target.index]);
}

function title(layout, target) {
  return target.kind === "view" ? layout.views[target.index].name : layout.constraints[target.index].equation;
}

/** The same view or constraint in another variant of the preview; null where it has none. */
function counterpart(layout, target, other) {
  if (!target) return null;
  const list = target.kind === "view" ? "views" : "constraints";
  const key = target.kind === "view" ? "path" : "equation";
  const own = layout[list][target.index]?.[key];
  const before = layout[list].slice(0, target.index).filter((each) => each[key] === own).length;
  const index = other[list].map((each, number) => [each[key], number]).filter(([each]) => each === own)[before]?.[1];
  return index === undefined ? null : { kind: target.kind, index };
}

/** Views of `layout` that lie elsewhere in `other`, or are not there. */
function differingViews(layout, other) {
  const places = new Map(other.views.map((view) => [view.path, String(view.alignment)]));
  return layout.views.flatMap((view, index) => places.get(view.path) === String(view.alignment) ? [] : [index]);
}

function factList(pairs, otherPairs) {
  const others = otherPairs ? new Map(otherPairs) : null;
  return el("dl", { class: "facts" }, pairs.map(([name, value]) => {
    const other = others?.get(name);
    const differs = others !== null && other !== value;
    return el("div", { class: differs ? "fact differs" : "fact" }, el("dt", {}, name),
      el("dd", {}, value), differs ? el("dd", { class: "other" }, other ?? "not there") : null);
  }));
}

/** Constraints, each a button that selects it. */
function constraintRows(layout, indices, choose) {
  return el("ul", { class: "constraints" }, indices.map((index) => {
    const constraint = layout.constraints[index];
    return el("li", {}, el("button", {
      type: "button", class: `constraint-row is-${constraint.kind}`, "data-constraint": index,
      click: () => choose({ kind: "constraint", index }),
    }, el("code", {}, constraint.equation), el("span", { class: "constraint-status" }, constraint.status)));
  }));
}

function constraintList(layout, heading, indices, choose) {
  if (!indices.length) return null;
  return el("section", {}, el("h3", {}, heading, el("span", { class: "count" }, indices.length)), constraintRows(layout, indices, choose));
}

const axisTitles = { horizontal: "Horizontally", vertical: "Vertically", both: "Width with height" };

// In the order in which they are read: what was written about the view, its content, what it is attached to.
const holdingTitles = { direct: "directly", content: "by content", via: "via other views" };

/** How a constraint holds a view: by mentioning it, by the size of content, or through other views. */
function holding(constraint, view) {
  return constraint.isContent ? "content" : constraint.items.includes(view) ? "direct" : "via";
}

/** What holds a view, by axis and by how. */
function holders(layout, index, choose) {
  const { heldBy } = layout.views[index];
  if (!heldBy.length) return null;
  const parts = (axis) => Object.entries(holdingTitles).flatMap(([how, title]) => {
    const found = heldBy.filter((each) => {
      const constraint = layout.constraints[each];
      return constraint.axis === axis && holding(constraint, index) === how;
    });
    return found.length ? [el("div", { class: "holding", "data-axis": axis, "data-holding": how }, el("h5", {}, title), constraintRows(layout, found, choose))] : [];
  });
  return el("section", { class: "holders" }, el("h3", {}, "Held by", el("span", { class: "count" }, heldBy.length)),
    Object.entries(axisTitles).flatMap(([axis, title]) => {
      const found = parts(axis);
      return found.length ? [el("h4", {}, title), ...found] : [];
    }));
}

/** Everything about the selection. `other` is `{ layout, target }` of the variant beside. */
function detailsOf(layout, target, choose, other) {
  const otherFacts = other && (other.target ? facts(other.layout, other.target) : []);
  const parts = [
    el("h2", { class: target.kind === "view" ? "" : "equation" }, title(layout, target)),
    factList(facts(layout, target).filter(([name]) => name !== "Equation"), otherFacts),
  ];
  if (target.kind === "view") {
    const view = layout.views[target.index];
    const touching = layout.constraints.flatMap((constraint, index) =>
      constraint.items.includes(target.index) && !view.heldBy.includes(index) ? [index] : []);
    parts.push(holders(layout, target.index, choose));
    parts.push(constraintList(layout, "Also touched by", touching, choose));
  } else {
    const constraint = layout.constraints[target.index];
    const names = constraint.items.map((item) => item < layout.views.length
      ? { name: layout.views[item].name, index: item }
      : { name: layout.guides[item - layout.views.length].name, index: layout.guides[item - layout.views.length].owner });
    parts.push(el("section", {}, el("h3", {}, "Between"), el("p", { class: "links" }, names.map(({ name, index }) =>
      button(name, { action: () => choose({ kind: "view", index }) })))));
  }
  const problems = layout.problems.filter((problem) => problem[target.kind === "view" ? "views" : "constraints"].includes(target.index));
  if (problems.length) parts.push(problemList(layout, problems, choose));
  return parts;
}

function problemList(layout, problems, choose) {
  return el("section", {}, el("h3", {}, "Problems", el("span", { class: "count" }, problems.length)),
    el("ul", { class: "problems" }, problems.map((problem) => el("li", { class: `is-${problem.severity}` },
      icon(problem.severity), el("div", {}, el("p", {}, formatted(problem.message), " ", el("code", { class: "rule" }, problem.rule)),
        problem.notes.map((note) => el("p", { class: "note" }, formatted(note))),
        problem.fix ? el("p", { class: "note" }, "Fix: ", formatted(problem.fix)) : null,
        el("p", { class: "links" },
          problem.views.map((index) => button(layout.views[index].name, { action: () => choose({ kind: "view", index }) })),
          problem.constraints.filter((index) => layout.constraints[index]).map((index) =>
            button(layout.constraints[index].equation, { action: () => choose({ kind: "constraint", index }) }))))))));
}
