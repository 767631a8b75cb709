// @ts-check
// The live page: previews in a sidebar, variants on a canvas, and everything about the selection.

const place = {
  catalog: 0, preview: 0, words: {}, textGrowth: null, sizes: {}, selected: null, ordered: null,
  ...JSON.parse(kept.get("live." + location.pathname) ?? "{}"),
};

// The variants of the command that serves the page are the first ones; what is chosen on the page lasts until the command
// has others.
const ordered = JSON.stringify(data.words ?? {});
if (ordered !== (place.ordered ?? "{}")) Object.assign(place, { words: { ...data.words }, ordered });

// Editors open the page at a preview: `#1/4`, by the numbers of the catalog and of the preview.
const asked = location.hash.match(/^#(\d+)\/(\d+)$/);
if (asked) Object.assign(place, { catalog: Number(asked[1]), preview: Number(asked[2]), selected: null });
addEventListener("hashchange", () => location.reload());

function keepPlace() {
  kept.set("live." + location.pathname, JSON.stringify(place));
}

const page = {
  cards: [],
  hidden: new Set((kept.get("live-layers") ?? "alignment-rects frames guides baselines names sizes").split(" ").filter(Boolean)),

  build() {
    this.edits = new Edits(() => this.reload());
    this.search = el("input", { type: "search", placeholder: "Search previews", "aria-label": "Search previews", input: () => this.listPreviews(),
      keydown: (event) => {
        if (event.key === "Escape") { this.search.value = ""; this.listPreviews(); this.search.blur(); }
        if (event.key === "Enter") this.list.querySelector("button")?.click();
        if (event.key === "ArrowDown") this.list.querySelector("button")?.focus();
      } });
    this.list = el("ul", { class: "previews" });
    this.outline = new Outline((target) => this.select(target, { reveal: true }));
    this.drawer = new OutlineDrawer(this.outline, el("div", { class: "outline" }, this.outline.part));
    this.status = el("span", { class: "status", role: "status" });
    this.pickers = el("div", { class: "pickers", role: "group", "aria-label": "Variants" });
    this.growth = growthSlider((value) => this.change({ textGrowth: value }, { isBrief: true }));
    this.growth.addEventListener("change", () => this.reload());
    this.canvas = el("main", { class: "canvas", "aria-label": "Variants" });
    this.details = el("aside", { class: "details", "aria-label": "Details", tabindex: "-1" });
    this.overlay = el("section", { class: "build-problems", role: "alert", hidden: true });
    this.zoom = zoomControls(() => this.cards[0]?.stage.viewport);
    this.layers = layerKinds.map((kind) => button(kind.title, {
      key: kind.key.toUpperCase(), pressed: !this.hidden.has(kind.name), action: () => this.toggleLayer(kind),
    }));
    this.heading = el("h1", {}, "Live preview");
    document.body.append(
      el("div", { class: "live" },
        el("header", { class: "toolbar" }, this.drawer.button, this.heading, this.status, el("span", { class: "spacer" }), this.zoom,
          button("Colours", { symbol: "theme", key: "T", action: nextTheme }),
          button("Keyboard help", { symbol: "help", key: "?", action: showHelp })),
        el("div", { class: "toolbar choices" }, this.pickers, this.growth),
        el("div", { class: "layers", role: "group", "aria-label": "Layers" }, el("span", { class: "label" }, "Layers"), this.layers,
          onlySelection.button(() => this.cards.map((card) => card.stage)), planes.button(() => this.cards.map((card) => card.stage))),
        el("div", { class: "live-body" },
          el("nav", { class: "side", "aria-label": "Previews" }, el("div", { class: "search" }, icon("search"), this.search), this.list,
            el("h3", {}, "Views"), this.drawer.element),
          el("div", { class: "middle" }, this.overlay, this.canvas), this.details)),
      help, live);
    shortcut("/", "Search previews", () => this.search.focus(), undefined, "Previews");
    shortcut(["ArrowDown", "j"], "Next preview", () => this.step(1), undefined, "Previews");
    shortcut(["ArrowUp", "k"], "Previous preview", () => this.step(-1), undefined, "Previews");
    shortcut("Escape", "Select nothing", () => this.select(null), undefined, "Picture");
    shortcut("w", "Write changes to the source", () => this.edits.list.length && this.edits.write(), undefined, "Changes");
    shortcut("d", "Compare with the golden", () => this.compareGolden(), undefined, "Changes");
    shortcut("y", "Wiggle an ambiguous view", () => this.wiggle(), undefined, "Picture");
    shortcut("u", "Undo a change", () => this.edits.undo(), undefined, "Changes");
    this.drawer.shortcuts();
    shortcut("i", "To the details", () => this.details.focus(), undefined, "Picture");
    zoomShortcuts(() => this.cards[0]?.stage.viewport, () => this.cards.length > 0);
    for (const kind of layerKinds) shortcut(kind.key, kind.title, () => this.toggleLayer(kind), undefined, "Layers");
  },

  // MARK: State

  take(state) {
    const { phase } = state;
    this.showStatus();
    this.overlay.hidden = phase !== "failed";
    if (phase === "failed") this.showProblems(state);
    if (state.cursor && state.cursor.number !== this.cursor) {
      this.cursor = state.cursor.number;
      this.followCursor(state.cursor);
    }
    const generation = `${state.run} ${state.generation}`;
    if (generation === this.generation) return;
    this.generation = generation;
    if (this.edits.isWritten) this.edits.clear();
    const builds = `${state.run} ${state.builds}`;
    // Other literals change neither previews nor variants.
    if (builds === this.builds && this.cards.length) return this.reload();
    this.builds = builds;
    this.listPreviews();
    this.open();
  },

  showStatus() {
    const phase = server.isConnected ? server.state?.phase ?? "building" : "disconnected";
    const words = { building: "Building…", ready: "Up to date", failed: "Does not build", disconnected: "Not connected" };
    this.status.textContent = words[phase];
    this.status.dataset.phase = phase;
  },

  showProblems(state) {
    this.overlay.replaceChildren(el("h2", {}, state.problem.split("\n")[0]),
      el("ul", {}, state.problems.map((problem) => el("li", {}, placeLink(problem), " ", problem.message))),
      state.problems.length ? "" : el("pre", {}, state.problem.split("\n").slice(1).join("\n")));
  },

  get catalog() {
    return server.state?.catalogs[place.catalog];
  },

  get preview() {
    return this.catalog?.previews?.[place.preview];
  },

  // MARK: Previews

  listPreviews() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const catalogs = server.state?.catalogs ?? [];
    this.list.replaceChildren(...catalogs.flatMap((catalog, number) => {
      if (catalog.failure) return [el("li", { class: "note" }, catalog.failure.problem)];
      const rows = catalog.previews.flatMap((preview, index) =>
        words.every((word) => preview.name.toLowerCase().includes(word)) ? [el("li", {}, el("button", {
          type: "button", "aria-current": number === place.catalog && index === place.preview ? "true" : null,
          click: () => this.go(number, index),
          keydown: (event) => this.listKey(event),
        }, preview.name))] : []);
      return rows.length && catalogs.length > 1 ? [el("li", {}, el("h3", {}, catalog.name)), ...rows] : rows;
    }));
    if (!this.list.children.length && words.length) this.list.append(el("li", { class: "note" }, "No preview has such a name."));
  },

  listKey(event) {
    const rows = [...this.list.querySelectorAll("button")];
    const next = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") event.target.blur();
    if (!next) return;
    event.preventDefault();
    const at = rows.indexOf(event.target) + next;
    (rows[at] ?? this.search).focus();
  },

  go(catalog, preview) {
    Object.assign(place, { catalog, preview, sizes: {}, selected: null });
    this.edits.clear();
    keepPlace();
    this.listPreviews();
    this.open();
  },

  step(direction) {
    const count = this.catalog?.previews?.length ?? 0;
    if (count) this.go(place.catalog, (place.preview + direction + count) % count);
  },

  // MARK: Variants

  /** Shows the preview's variants. Cards of the same variants stay, with their zoom. */
  async open() {
    if (!this.preview) {
      Object.assign(place, { catalog: 0, preview: 0 });
      if (!this.preview) return this.showNothing();
    }
    const { catalog, preview } = this;
    this.heading.textContent = preview.name;
    document.title = `${preview.name} – ${catalog.name}`;
    this.growth.set(place.textGrowth);
    const known = JSON.stringify([catalog.axes, place.words]);
    if (this.shownAxes !== known && !this.pickers.querySelector("[open]")) {
      this.shownAxes = known;
      this.pickers.replaceChildren(...catalog.axes.filter((axis) => axis.values.length > 1).map((axis) =>
        axisPicker(axis, place.words[axis.option] ?? [], (option, values) => this.choose(option, values))));
    }
    let variants;
    const opened = JSON.stringify([place.catalog, place.preview, place.words]);
    // A preview that is shown again probably has the variants that it had.
    const early = opened === this.opened ? this.cards : [];
    try {
      const asked = server.ask("variants", { ...this.query(), words: place.words });
      for (const card of early) card.load();
      ({ variants } = await asked);
    } catch (error) {
      this.canvas.replaceChildren(el("p", { class: "card-message" }, error.message));
      this.cards = [];
      return;
    }
    const limit = 24;
    this.cards = variants.slice(0, limit).map((name) => this.cards.find((card) => card.variant === name) ?? this.card(name));
    this.canvas.replaceChildren(...this.cards.map((card) => card.element),
      ...(variants.length > limit ? [el("p", { class: "note" }, `${variants.length - limit} more variants are not shown.`)] : []));
    this.canvas.dataset.count = this.cards.length;
    this.main = this.cards.includes(this.main) ? this.main : this.cards[0];
    this.opened = opened;
    for (const card of this.cards) if (!early.includes(card)) card.load();
  },

  showNothing() {
    this.canvas.replaceChildren(el("p", { class: "note empty" },
      server.state?.phase === "building" ? "The catalogs are being built." : "There is no preview to show."));
  },

  card(name) {
    const card = new Card(name, () => ({ ...this.query(), ...(place.textGrowth ? { textGrowth: place.textGrowth } : {}), edits: this.edits.list }));
    card.override = place.sizes[name] ?? {};
    card.stage.setHidden(this.hidden);
    card.stage.viewport.onchange = () => this.zoom.update();
    card.onresize = () => {
      place.sizes[name] = card.override;
      keepPlace();
    };
    card.onselect = (target) => {
      this.main = card;
      this.select(target);
    };
    card.onlayout = () => this.laidOut(card);
    return card;
  },

  query() {
    return { catalog: place.catalog, preview: place.preview };
  },

  choose(option, values) {
    if (values.length) place.words[option] = values;
    else delete place.words[option];
    this.shownAxes = JSON.stringify([this.catalog.axes, place.words]);
    keepPlace();
    this.open();
  },

  change(values, options) {
    Object.assign(place, values);
    keepPlace();
    this.reload(options);
  },

  reload(options) {
    for (const card of this.cards) card.load(options);
  },

  toggleLayer(kind) {
    this.hidden[this.hidden.has(kind.name) ? "delete" : "add"](kind.name);
    kept.set("live-layers", [...this.hidden].join(" "));
    for (const card of this.cards) card.stage.setHidden(this.hidden);
    this.layers[layerKinds.indexOf(kind)].setAttribute("aria-pressed", String(!this.hidden.has(kind.name)));
  },

  // MARK: Selection

  laidOut(card) {
    card.stage.select(card.find(place.selected));
    if (card !== this.main) return;
    this.outline.show(card.live.layout, new Set());
    this.show(card.find(place.selected));
  },

  select(target, { reveal = false } = {}) {
    if (!this.main?.live) return;
    const { layout } = this.main.live;
    place.selected = !target ? null
      : target.kind === "view" ? { kind: "view", key: layout.views[target.index].path }
      : { kind: "constraint", key: layout.constraints[target.index].mark };
    keepPlace();
    for (const card of this.cards) card.stage.select(card === this.main ? target : card.find(place.selected));
    if (reveal) this.main.stage.reveal();
    this.show(target);
  },

  /** Selects the constraint or the view that the line of an editor's cursor makes, else the preview around it. */
  followCursor({ file, line }) {
    const terms = this.main?.live?.terms ?? [], places = this.main?.live?.viewPlaces ?? [];
    const on = (place) => place?.file === file && place.line === line;
    const constraint = terms.findIndex((term) => on(term.place));
    const view = places.findIndex(on);
    // The constraints of a content size are where the view is.
    if (view >= 0) return this.select({ kind: "view", index: view }, { reveal: true });
    if (constraint >= 0) return this.select({ kind: "constraint", index: constraint }, { reveal: true });
    const around = server.state.catalogs.flatMap((catalog, number) => (catalog.previews ?? []).map((preview, index) =>
      ({ number, index, line: preview.file === file && preview.line <= line ? preview.line : -1 })))
      .reduce((best, each) => each.line > (best?.line ?? 0) ? each : best, null);
    if (around && (around.number !== place.catalog || around.index !== place.preview)) this.go(around.number, around.index);
  },

  show(target) {
    const { live: shown } = this.main;
    this.outline.select(target?.kind === "view" ? target.index : null);
    const choose = (next) => this.select(next, { reveal: true });
    const parts = target ? this.selectionParts(shown, target, choose) : this.overviewParts(shown, choose);
    // Whoever types goes on, also if the layout changes meanwhile.
    const typing = this.details.contains(document.activeElement) ? document.activeElement : null;
    this.details.replaceChildren(...[this.edits.bar, parts].flat(2).filter(Boolean));
    const field = typing?.dataset.field && this.details.querySelector(`[data-field=${typing.dataset.field}]`);
    if (!field) return;
    // The picture may be behind what was typed.
    field.dataset.shown = field.value;
    field.value = typing.value;
    field.focus();
  },

  overviewParts(shown, choose) {
    const { layout } = shown;
    this.findings = el("section", {});
    this.askFindings(choose);
    return [el("h2", {}, "Layout"), factList([["Variant", this.main.variant], ["Size", layout.size.map(points).join(" × ")],
      ["Views", String(layout.views.length)]]),
    el("p", {}, placeLink({ file: this.preview.file, line: this.preview.line })),
    layout.problems.length ? problemList(layout, layout.problems, choose) : null, this.repairsPart(layout), this.findings,
    this.goldenPart().element,
    el("p", { class: "note" }, "Click a view or a constraint, or drag an edge of the screen.")];
  },

  /** The repairs of conflicts; one for each preview and state of the sources. */
  repairsPart(layout) {
    const key = `${this.generation} ${place.catalog} ${place.preview}`;
    if (this.repairs?.key !== key) {
      this.repairs = new Repairs(() => this.query(), this.edits);
      this.repairs.key = key;
    }
    this.repairs.show();
    return this.repairs.conflicts || layout.problems.some(({ rule }) => rule === "conflict") ? this.repairs.element : null;
  },

  /** One for each variant and state of the sources. */
  goldenPart() {
    const key = `${this.generation} ${place.catalog} ${place.preview} ${this.main.variant}`;
    if (this.golden?.key !== key) {
      const { variant } = this.main;
      this.golden = new Golden(() => ({ ...this.query(), variant }), () => this.edits.list.length > 0);
      this.golden.key = key;
    }
    return this.golden;
  },

  compareGolden() {
    if (!this.main?.live) return;
    if (place.selected) this.select(null);
    this.goldenPart().ask("golden");
  },

  /** What lint finds in this variant, besides the problems of the layout. */
  async askFindings(choose) {
    const { main, findings: section } = this;
    try {
      const { findings } = await server.ask("findings", { ...this.query(), variant: main.variant });
      if (section !== this.findings || main !== this.main) return;
      const { layout } = main.live;
      const known = new Set(layout.problems.map((problem) => problem.rule + problem.message));
      const rest = findings.filter((finding) => !known.has(finding.rule + finding.message)).map((finding) => ({
        ...finding, constraints: [],
        views: finding.views.map((path) => layout.views.findIndex((view) => view.path === path)).filter((index) => index >= 0),
      }));
      this.outline.warn(rest.flatMap((finding) => finding.views));
      section.replaceChildren(rest.length ? problemList(layout, rest, choose)
        : layout.problems.length ? "" : el("p", { class: "good" }, "Lint found nothing."));
    } catch (error) {
      section.replaceChildren(el("p", { class: "note" }, error.message));
    }
  },

  /** Shows the selected view at other places that satisfy every constraint as well. */
  wiggle() {
    const target = this.main?.find(place.selected);
    if (target?.kind !== "view" || !this.main.live.layout.views[target.index].ambiguous.length) return;
    announce("Another place that satisfies every constraint as well");
    this.main.wiggle(target.index);
  },

  selectionParts(shown, target, choose) {
    const site = target.kind === "view" ? shown.viewPlaces[target.index] : shown.terms[target.index].place;
    const parts = [site ? el("p", { class: "source" }, placeLink(site)) : null];
    parts.push(this.edits.fields(shown, target));
    if (target.kind === "view") {
      const view = shown.layout.views[target.index];
      if (view.ambiguous.length) {
        parts.push(el("p", { class: "actions" }, button("Wiggle", { key: "Y", className: "wiggle", action: () => this.wiggle() })));
      }
      parts.push(this.explanation(view));
    }
    const [heading, ...rest] = detailsOf(shown.layout, target, choose);
    return [heading, ...parts, ...rest].flat();
  },

  /** Why the view's rectangle is as it is; asked for when it is opened. */
  explanation(view) {
    const answer = el("div", { class: "explanation" });
    const { main } = this;
    return el("details", {
      toggle: async (event) => {
        if (!event.target.open || answer.childNodes.length) return;
        try {
          const { lines } = await server.ask("explain", { ...this.query(), variant: main.variant, view: view.path });
          answer.replaceChildren(...lines.map((line) => el("p", {}, line)));
        } catch (error) {
          answer.replaceChildren(el("p", { class: "note" }, error.message));
        }
      },
    }, el("summary", {}, "Why it is here"), answer);
  },
};

page.build();
server.onstate = (state) => page.take(state);
server.onconnection = () => page.showStatus();
page.showStatus();
page.showNothing();
server.listen();

// For extensions of browsers and for tests.
window.livePreview = { page, server };
