// The report of a test: what changed by cause, each variant to compare, and decisions.

const verdictTitles = {
  changed: "Changed", missing: "New", unreadable: "Unreadable", failed: "Not made", environment: "Other environment",
};

const verdicts = Object.keys(verdictTitles).filter((verdict) => data.entries.some((entry) => entry.verdict === verdict));

const entries = data.entries.map((entry, index) => ({
  ...entry, index, canBeDecided: ["changed", "missing", "unreadable"].includes(entry.verdict),
  at: [...entry.at, verdicts.indexOf(entry.verdict), 0],
  searchText: [entry.preview, entry.variant, data.catalogs[entry.catalog].name, ...entry.causes.map((cause) => data.causes[cause].sentence)]
    .join(" ").toLowerCase(),
}));

const decisionWords = ["open", "accepted", "rejected"];
const decisionAxis = data.axes.length + 1;

/** What the same edits changed belongs together, the largest group first; what has no cause, by how it came out. */
function groupsOf(entries) {
  const groups = new Map();
  for (const entry of entries) {
    const key = entry.causes.length ? entry.causes.join() : entry.verdict;
    if (!groups.has(key)) {
      groups.set(key, {
        causes: entry.causes.map((index) => data.causes[index]), members: [],
        title: entry.verdict === "changed" ? "Changed, no cause found" : verdictTitles[entry.verdict],
      });
    }
    groups.get(key).members.push(entry);
  }
  const rank = (group) => group.causes.length ? 0 : 1 + verdicts.indexOf(group.members[0].verdict);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.members.length - a.members.length);
}

/** How many causes are shown at once; the others are counted. */
const [causesInHeader, causesInSidebar] = [3, 2];

class Report {
  constructor() {
    const axes = [...data.axes, { name: "verdict", title: "Verdict", values: verdicts.map((verdict) => verdictTitles[verdict]) },
      { name: "decision", title: "Decision", values: decisionWords }];
    this.filters = new Filters(axes, () => this.update(), {
      grouping: false, first: () => {
        const [entry] = this.shown;
        if (entry) this.select(entry);
        return entry && this.rows[entry.index].link;
      },
    });
    this.decisions = new Decisions(entries, () => this.tellDecisions());
    this.comparison = new Comparison();
    this.groups = groupsOf(entries);
    this.build();
    this.shortcuts();
    this.tellDecisions();
    this.update();
    this.select(this.named ?? this.shown[0] ?? null);
    // An address that is typed or pasted, and the browser's buttons.
    addEventListener("popstate", () => {
      if (this.named && this.named !== this.current) this.select(this.named, { keepsAddress: true });
    });
  }

  /** The golden that the address names. */
  get named() {
    return entries.find((entry) => this.addressOf(entry) === decodeURIComponent(location.hash));
  }

  addressOf(entry) {
    return `#/${data.catalogs[entry.catalog].name}/${entry.preview}/${entry.variant}`;
  }

  // MARK: Parts

  build() {
    this.rows = [];
    this.sections = this.groups.map((group, index) => this.section(group, index));
    this.count = el("span", { class: "matrix-count" });
    this.progress = el("output", { class: "progress", "aria-label": "Decided" });
    this.undoButton = button("Undo", { symbol: "undo", key: "U", action: () => this.undo() });
    this.exportButton = button("Export decisions", { key: "E", className: "primary", action: () => this.export() });
    this.main = el("main", { class: "finding", "aria-label": "Selected golden" });
    this.element = el("div", { class: "report-page" },
      el("header", { class: "toolbar" }, el("h1", {}, data.title), el("span", { class: "counts" }, data.counts),
        el("label", { class: "search" }, icon("search"), this.filters.search), this.filters.element, this.count,
        el("span", { class: "spacer" }), this.progress, this.undoButton, this.exportButton,
        button("Colours", { symbol: "theme", key: "T", action: nextTheme }),
        button("Keyboard help", { symbol: "help", key: "?", action: showHelp })),
      el("div", { class: "report-body" },
        el("nav", { class: "sidebar", "aria-label": "Goldens by cause" }, this.notices(),
          entries.length ? this.allBar() : el("p", { class: "good" }, "Nothing differs."), this.sections.map((section) => section.element)),
        this.main));
  }

  notices() {
    return data.catalogs.flatMap((catalog) => [
      ...catalog.environment.map((line) => el("p", { class: "notice" }, icon("warning"), line)),
      catalog.stale.length ? el("details", { class: "notice" }, el("summary", {}, `${plural(catalog.stale.length, "file")} of goldens that no preview owns`),
        el("ul", {}, catalog.stale.map((path) => el("li", {}, el("code", {}, path)))), el("p", { class: "note" }, "next: preview record --prune")) : null,
      ...catalog.renamed.map((line) => el("p", { class: "notice" }, icon("note"), line)),
    ]);
  }

  allBar() {
    return el("div", { class: "all-bar", role: "group", "aria-label": "Everything that is shown" }, el("span", {}, "All that is shown"),
      button("Accept all", { action: () => this.decide(this.shown, "accept") }),
      button("Reject all", { action: () => this.decide(this.shown, "reject") }));
  }

  section(group, index) {
    const titles = group.causes.length ? group.causes.map((cause) => cause.sentence) : [group.title];
    const sites = [...new Set(group.causes.map((cause) => cause.site).filter(Boolean))];
    const rows = group.members.map((entry) => this.row(entry));
    const count = el("span", { class: "count" });
    const members = () => group.members.filter((entry) => !this.rows[entry.index].item.hidden);
    const canBeDecided = group.members.some((entry) => entry.canBeDecided);
    const element = el("section", { class: "group", "aria-labelledby": `group-${index}` },
      el("header", {}, el("h2", { id: `group-${index}` }, titles.slice(0, causesInSidebar).map((title) => el("span", { class: "cause" }, inlineCode(title))),
        titles.length > causesInSidebar ? el("span", { class: "cause" }, `and ${titles.length - causesInSidebar} more`) : null),
        sites.slice(0, causesInSidebar).map((site) => el("p", { class: "site" }, site)),
        el("div", { class: "links", role: "group", "aria-label": "The whole group" }, count,
          canBeDecided ? [button("Accept group", { action: () => this.decide(members(), "accept") }),
            button("Reject group", { action: () => this.decide(members(), "reject") })] : null)),
      el("ul", { class: "rows" }, rows.map((row) => row.item)));
    return { group, element, count, rows };
  }

  row(entry) {
    const state = el("span", { class: "state" });
    const link = el("a", { class: "row", href: this.addressOf(entry), tabindex: "-1", click: (event) => {
      event.preventDefault();
      this.select(entry);
    } }, state, el("span", { class: "name" }, entry.preview), " ", el("span", { class: "type" }, entry.variant));
    const row = { entry, item: el("li", {}, link), link, state };
    this.rows[entry.index] = row;
    return row;
  }

  // MARK: State

  get shown() {
    return this.groups.flatMap((group) => group.members).filter((entry) => !this.rows[entry.index].item.hidden);
  }

  update() {
    for (const row of this.rows) row.item.hidden = !this.filters.shows({ index: -1 }, row.entry);
    let shown = 0;
    for (const section of this.sections) {
      const visible = section.rows.filter((row) => !row.item.hidden).length;
      shown += visible;
      section.element.hidden = visible === 0;
      section.count.textContent = visible === section.rows.length
        ? plural(visible, "golden") : `${visible} of ${plural(section.rows.length, "golden")}`;
    }
    this.count.textContent = shown === entries.length ? "" : `${shown} of ${entries.length} shown`;
    announce(this.count.textContent || `${plural(shown, "golden")} shown`);
  }

  tellDecisions() {
    for (const entry of entries) {
      const verdict = this.decisions.get(entry);
      entry.at[decisionAxis] = verdict === "accept" ? 1 : verdict === "reject" ? 2 : 0;
      const row = this.rows?.[entry.index];
      if (!row) continue;
      row.state.className = verdict ? `state is-${verdict}` : "state";
      row.state.replaceChildren(verdict ? icon(verdict) : "", el("span", { class: "hidden-text" }, verdict ? verdict + "ed: " : ""));
    }
    if (!this.progress) return;
    const all = entries.filter((entry) => entry.canBeDecided).length;
    this.progress.textContent = all ? `${this.decisions.count} of ${all} decided` : "";
    this.exportButton.disabled = this.decisions.count === 0;
    this.undoButton.disabled = this.decisions.done.length === 0;
    this.tellButtons?.();
  }

  decide(members, verdict) {
    const count = this.decisions.decide(members, verdict);
    announce(count ? `${plural(count, "golden")} ${verdict}ed` : "Nothing to decide");
  }

  undo() {
    const entry = this.decisions.undo();
    if (entry && !this.rows[entry.index].item.hidden) this.select(entry);
    announce(entry ? "Undone" : "Nothing to undo");
  }

  redo() {
    const entry = this.decisions.redo();
    announce(entry ? "Done again" : "Nothing to do again");
  }

  export() {
    if (!this.decisions.count) return;
    this.decisions.download();
    announce("accept.json was downloaded. Apply it by: preview review --from accept.json");
  }

  // MARK: One golden

  select(entry, { keepsAddress = false } = {}) {
    const isFirst = !this.current;
    if (this.current) {
      const row = this.rows[this.current.index];
      row.link.removeAttribute("aria-current");
      row.link.tabIndex = -1;
    }
    this.current = entry;
    if (!entry) return this.main.replaceChildren(el("p", { class: "empty" }, "Nothing to compare."));
    const { link } = this.rows[entry.index];
    link.setAttribute("aria-current", "true");
    link.tabIndex = 0;
    link.scrollIntoView({ block: "nearest" });
    // Each golden that is looked at is a step of the browser's Back, which stays in the report.
    if (!keepsAddress) history[isFirst ? "replaceState" : "pushState"](null, "", this.addressOf(entry));
    document.title = `${entry.preview} ${entry.variant} – ${data.title}`;
    this.main.replaceChildren(this.header(entry), el("div", { class: "evidence" }, this.comparison.element, this.textPane(entry)));
    this.showPictures(entry);
    announce(`${entry.preview}, ${entry.variant}, ${verdictTitles[entry.verdict]}`);
  }

  header(entry) {
    const accept = button("Accept", { key: "A", symbol: "accept", text: true, pressed: false, action: () => this.decideAndGo("accept") });
    const reject = button("Reject", { key: "R", symbol: "reject", text: true, pressed: false, action: () => this.decideAndGo("reject") });
    this.tellButtons = () => {
      accept.setAttribute("aria-pressed", String(this.decisions.get(entry) === "accept"));
      reject.setAttribute("aria-pressed", String(this.decisions.get(entry) === "reject"));
    };
    this.tellButtons();
    accept.dataset.decision = "accept";
    reject.dataset.decision = "reject";
    return el("header", { class: "finding-header" },
      el("div", { class: "finding-title" }, el("h2", {}, entry.preview, " ", el("span", { class: "variant" }, entry.variant)),
        el("span", { class: `verdict is-${entry.verdict}` }, verdictTitles[entry.verdict]), el("span", { class: "spacer" }),
        entry.canBeDecided ? el("div", { class: "decide", role: "group", "aria-label": "Decision" }, accept, reject) : null),
      entry.message ? el("p", { class: "message" }, entry.message) : null,
      entry.environment.map((line) => el("p", { class: "message" }, line)),
      this.changes(entry),
      entry.summary ? el("p", { class: "note" }, entry.summary) : null,
      entry.tolerance ? el("p", { class: "note" }, "Tolerance: " + entry.tolerance) : null);
  }

  /** Edits; what followed from them can be unfolded, since there may be a lot of it. */
  changes(entry) {
    const item = (change) => el("li", { class: change.isCause ? "is-cause" : null }, inlineCode(change.sentence),
      change.site ? el("span", { class: "site" }, " " + change.site) : null);
    const edits = entry.changes.filter((change) => change.isCause);
    const others = entry.changes.filter((change) => !change.isCause);
    const list = el("ul", { class: "changes" }, others.map(item), entry.omitted ? el("li", { class: "note" }, `and ${entry.omitted} more`) : null);
    return [
      edits.length ? el("ul", { class: "changes" }, edits.slice(0, causesInHeader).map(item)) : null,
      edits.length > causesInHeader ? el("details", { class: "followers" }, el("summary", {}, `${edits.length - causesInHeader} more`),
        el("ul", { class: "changes" }, edits.slice(causesInHeader).map(item))) : null,
      others.length > 4 ? el("details", { class: "followers" }, el("summary", {}, plural(others.length + entry.omitted, "more change")), list)
        : others.length ? list : null,
    ];
  }

  textPane(entry) {
    const pane = el("section", { class: "text-pane", "aria-label": "Layout text", tabindex: "0" }, el("h3", {}, "Layout"));
    const { expected, actual } = entry.texts;
    if (expected === null && actual === null) {
      pane.append(el("p", { class: "good" }, entry.verdict === "changed" ? "The layout is the same; only the picture differs." : "No layout text."));
      return pane;
    }
    Promise.all([attachedText(expected), attachedText(actual)]).then(([before, after]) => {
      if (before === null && after === null) pane.append(el("p", { class: "note" }, "The layout texts are neither in this report nor beside it."));
      else pane.append(textDifference(before ?? "", after ?? ""));
    });
    return pane;
  }

  async showPictures(entry) {
    const { expected, actual } = entry.pictures;
    this.comparison.element.classList.toggle("is-empty", expected === null && actual === null);
    await this.comparison.show(attachedAddress(expected), attachedAddress(actual), entry.box);
  }

  decideAndGo(verdict) {
    const entry = this.current;
    if (!entry?.canBeDecided) return;
    const next = this.neighbour(1);
    this.decide([entry], this.decisions.get(entry) === verdict ? null : verdict);
    if (this.decisions.get(entry) && next) this.select(next);
  }

  neighbour(direction) {
    const list = this.shown;
    const at = list.indexOf(this.current);
    return at < 0 ? list[0] ?? null : list[at + direction] ?? null;
  }

  go(direction) {
    const next = this.neighbour(direction);
    if (!next) return;
    const hadFocus = this.rows[this.current?.index]?.link === document.activeElement;
    this.select(next);
    if (hadFocus) this.rows[next.index].link.focus();
  }

  groupOfCurrent() {
    const group = this.groups.find((each) => each.members.includes(this.current));
    return group ? group.members.filter((entry) => !this.rows[entry.index].item.hidden) : [];
  }

  shortcuts() {
    const [walk, decide, compare] = ["Goldens", "Decisions", "Picture"];
    shortcut(["j", "ArrowDown"], "Next golden", () => this.go(1), undefined, walk);
    shortcut(["k", "ArrowUp"], "Golden before", () => this.go(-1), undefined, walk);
    shortcut("/", "Search", () => {
      this.filters.search.focus();
      this.filters.search.select();
    }, undefined, walk);
    shortcut("Escape", "Show all", () => this.filters.clearAll(), () => this.filters.isActive, walk);
    shortcut("a", "Accept", () => this.decideAndGo("accept"), undefined, decide);
    shortcut("r", "Reject", () => this.decideAndGo("reject"), undefined, decide);
    shortcut("A", "Accept the group", () => this.decide(this.groupOfCurrent(), "accept"), undefined, decide);
    shortcut("R", "Reject the group", () => this.decide(this.groupOfCurrent(), "reject"), undefined, decide);
    shortcut("u", "Undo", () => this.undo(), undefined, decide);
    shortcut("U", "Redo", () => this.redo(), undefined, decide);
    shortcut("e", "Export accept.json", () => this.export(), undefined, decide);
    for (const mode of comparisonModes) shortcut(mode.key, mode.title, () => this.comparison.setMode(mode.name), () => this.comparison.isPair, compare);
    shortcut(["ArrowLeft", "ArrowRight"], "Move the divider", (event) => {
      this.comparison.setSplit(Math.min(100, Math.max(0, Number(this.comparison.divider.value) + (event.key === "ArrowLeft" ? -5 : 5))));
    }, () => this.comparison.mode === "slider", compare);
    zoomShortcuts(() => this.comparison.viewport, () => true);
  }
}

/** Text with `code` between backquotes. */
function inlineCode(text) {
  return text.split("`").map((piece, index) => index % 2 ? el("code", {}, piece) : piece);
}

// MARK: Files

const addresses = new Map();

/** The address of a picture in the page or beside it; null for none. */
function attachedAddress(index) {
  if (index === null) return null;
  if (!addresses.has(index)) {
    const element = document.getElementById(`file-${index}`);
    addresses.set(index, element ? "data:image/png;base64," + element.textContent : data.files[index]);
  }
  return addresses.get(index);
}

async function attachedText(index) {
  const element = index === null ? null : document.getElementById(`file-${index}`);
  return element ? unpack(element.textContent) : null;
}

const report = new Report();
document.body.append(report.element, help, live);
