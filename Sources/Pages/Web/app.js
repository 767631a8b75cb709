// @ts-check
// An app as a whole: its previews by folder, the state of each, and the sums.

/** Title, and the colour of the mark, by state; in the order of the cover. */
const appStates = new Map(Object.entries({
  recognisable: ["recognisable", "good"], partly: ["partly shown", "warning"], "name-only": ["only a name", "faint"], blank: ["blank", "faint"],
  crashed: ["crashed", "error"], "not-compiled": ["not compiled", "error"], "left-out": ["left out", "line"],
}));

const appKinds = { class: ["view or controller", "views and controllers"], scene: ["scene or xib", "scenes and xibs"], block: ["#Preview block", "#Preview blocks"] };

/** The sections of the page: a preview each, or, of an app, a folder each. */
function chaptersOf(previews) {
  if (!previews.some((preview) => preview.app)) {
    return previews.map((preview) => ({ title: preview.name, site: preview.site, previews: [preview] }));
  }
  const folders = new Map();
  for (const preview of previews) {
    const folder = preview.app?.folder ?? "";
    if (!folders.has(folder)) folders.set(folder, { title: folder || "Other", site: null, previews: [] });
    folders.get(folder).previews.push(preview);
  }
  return [...folders.values()];
}

/** The sums of an app, each of which leaves its previews alone on the page. */
class Cover {
  constructor(previews, filters) {
    const counts = new Map();
    for (const { app } of previews) counts.set(app.state, (counts.get(app.state) ?? 0) + 1);
    const states = [...appStates.keys()].filter((state) => counts.has(state));
    this.filters = filters;
    this.buttons = states.map((state) => [state, el("button", { type: "button", class: "sum", "aria-pressed": "false", click: () => this.toggle(state) },
      el("span", { class: "sum-count" }, counts.get(state).toLocaleString("en")), el("span", { class: "sum-name" }, stateMark(state), appStates.get(state)[0]))]);
    const kinds = Object.entries(appKinds).flatMap(([kind, [one, many]]) => {
      const count = previews.filter(({ app }) => app.kind === kind).length;
      return count ? [`${count.toLocaleString("en")} ${count === 1 ? one : many}`] : [];
    });
    this.element = el("section", { class: "cover", "aria-label": "Sums" }, el("p", { class: "cover-kinds" }, kinds.join(" · ")),
      el("div", { class: "cover-bar", "aria-hidden": "true" }, states.map((state) =>
        el("span", { class: `is-${appStates.get(state)[1]}`, style: { "flex-grow": counts.get(state) } }))),
      el("div", { class: "sums", role: "group", "aria-label": "States" }, this.buttons.map(([, element]) => element)));
  }

  toggle(state) {
    this.filters.state = this.filters.state === state ? null : state;
    this.filters.onchange();
  }

  update() {
    for (const [state, element] of this.buttons) element.setAttribute("aria-pressed", String(this.filters.state === state));
  }
}

function stateMark(state) {
  return el("span", { class: `mark is-${appStates.get(state)?.[1] ?? "faint"}`, "aria-hidden": "true" });
}

/** What is under a picture: the name, the state, and what was left out. */
function appCaption({ name, app }, words) {
  return [el("strong", {}, name), el("span", { class: "state" }, stateMark(app.state), [appStates.get(app.state)?.[0] ?? app.state, app.parts, words].filter(Boolean).join(" · "))];
}

function leftOutList({ app }) {
  if (!app?.leftOut?.length) return null;
  return el("details", { class: "left-out" }, el("summary", {}, "What is left out"), el("ul", {}, app.leftOut.map((line) => el("li", {}, line))));
}
