// @ts-check
// One variant in full, alone or beside another: outline, picture, details.

class Inspector {
  constructor(previews, onclose) {
    this.previews = previews;
    this.onclose = onclose;
    /**
     * The preview and the variants that are shown, once there are any.
     * @type {any}
     */
    this.preview;
    /** @type {any} */
    this.variant;
    /** @type {any} */
    this.other;
    this.hidden = this.keptLayers();
    this.outline = new Outline((target) => this.select(target, { reveal: true }));
    this.details = el("aside", { class: "details", "aria-label": "Details", tabindex: "-1" });
    this.tip = el("div", { class: "tip", role: "tooltip", hidden: true });
    this.stages = [new Stage("Picture"), new Stage("Picture to compare with")];
    this.captions = this.stages.map(() => el("h2", { class: "stage-title" }));
    this.panes = this.stages.map((stage, number) =>
      el("section", { class: "pane", "data-pane": number }, this.captions[number], stage.viewport.element));
    this.stages.forEach((stage, number) => {
      stage.onhover = (target, place) => this.hover(number, target, place);
      stage.onselect = (target) => this.select(this.own(number, target));
      stage.viewport.onchange = () => this.zoom.update();
      stage.setHidden(this.hidden);
    });
    this.build();
  }

  build() {
    const viewport = () => this.stages[0].viewport;
    this.zoom = zoomControls(viewport);
    this.heading = el("h1", { tabindex: "-1" });
    this.drawer = new OutlineDrawer(this.outline, el("nav", { class: "outline", "aria-label": "Views" }, this.outline.part));
    this.layerButtons = layerKinds.map((kind) => button(kind.title, {
      key: kind.key.toUpperCase(), pressed: !this.hidden.has(kind.name), action: () => this.toggleLayer(kind.name),
    }));
    this.layerButtons.forEach((each, number) => { each.dataset.layer = layerKinds[number].name; });
    this.compareMenu = el("select", { class: "compare", "aria-label": "Compare with", change: () => {
      this.go({ other: this.compareMenu.value || null });
    } });
    const isOpen = () => !this.element.hidden;
    this.element = el("div", { class: "inspector", hidden: true },
      el("header", { class: "toolbar" },
        button("All previews", { symbol: "back", key: "Esc", text: true, action: () => this.onclose() }),
        button("Previous variant", { symbol: "previous", key: "←", action: () => this.step(-1) }),
        button("Next variant", { symbol: "next", key: "→", action: () => this.step(1) }),
        this.drawer.button, this.heading, el("span", { class: "spacer" }),
        el("label", { class: "comparing" }, icon("compare"), this.compareMenu), this.zoom,
        button("Colours", { symbol: "theme", key: "T", action: nextTheme }),
        button("Keyboard help", { symbol: "help", key: "?", action: showHelp })),
      el("div", { class: "layers", role: "group", "aria-label": "Layers" }, el("span", { class: "label" }, "Layers"),
        this.layerButtons, onlySelection.button(() => this.stages, isOpen), planes.button(() => this.stages, isOpen), el("span", { class: "spacer" }), this.files = el("nav", { class: "files", "aria-label": "Files" })),
      el("div", { class: "workspace" },
        this.drawer.element,
        el("main", { class: "panes" }, this.panes), this.details),
      this.tip);
    shortcut("Escape", "Back to all previews", () => this.escape(), isOpen, "Picture");
    shortcut("ArrowLeft", "Previous variant", () => this.step(-1), isOpen, "Picture");
    shortcut("ArrowRight", "Next variant", () => this.step(1), isOpen, "Picture");
    zoomShortcuts(viewport, isOpen);
    shortcut("x", "Compare with another variant, or stop", () => this.toggleComparison(), isOpen, "Picture");
    this.drawer.shortcuts(isOpen);
    shortcut("i", "To the details", () => this.details.focus(), isOpen, "Picture");
    for (const kind of layerKinds) {
      shortcut(kind.key, kind.title, () => this.toggleLayer(kind.name), isOpen, "Layers");
    }
  }

  keptLayers() {
    const kept_ = kept.get("hidden-layers." + data.catalog);
    if (kept_ !== null) return new Set(kept_.split(" ").filter(Boolean));
    const shown = data.layers.length ? data.layers : ["constraints"];
    return new Set(layerKinds.filter((kind) => kind.option && !shown.includes(kind.option)).map((kind) => kind.name));
  }

  toggleLayer(name) {
    this.hidden[this.hidden.has(name) ? "delete" : "add"](name);
    kept.set("hidden-layers." + data.catalog, [...this.hidden].join(" "));
    for (const stage of this.stages) stage.setHidden(this.hidden);
    layerKinds.forEach((kind, number) => {
      this.layerButtons[number].setAttribute("aria-pressed", String(!this.hidden.has(kind.name)));
    });
    const title = layerKinds.find((kind) => kind.name === name).title;
    announce(`${title} ${this.hidden.has(name) ? "hidden" : "shown"}`);
  }

  // The address says what is shown, so that it can be kept and sent, and the browser's buttons work.

  go(change) {
    const place = { preview: this.preview, variant: this.variant, other: this.other?.name ?? null, view: null, ...change };
    location.hash = addressOf(place);
  }

  /** @param {{ preview: any, variant: any, other?: any, view?: any }} place */
  async open({ preview, variant, other, view }) {
    const wasHidden = this.element.hidden;
    this.element.hidden = false;
    const isSamePreview = this.preview === preview;
    const changed = !isSamePreview || this.variant !== variant || (this.other?.name ?? null) !== (other?.name ?? null);
    Object.assign(this, { preview, variant, other });
    if (changed) {
      const last = this.layout && isSamePreview ? { layout: this.layout, target: this.selected } : null;
      this.selected = null;
      this.describe();
      await this.load();
      if (this.variant === variant && last?.target && this.layout) this.select(counterpart(last.layout, last.target, this.layout));
    }
    if (this.variant !== variant || !this.layout) return;
    const index = view ? this.layout.views.findIndex((each) => each.path === view) : -1;
    if (index >= 0) this.select({ kind: "view", index }, { reveal: true });
    if (wasHidden) this.heading.focus();
  }

  describe() {
    const { preview, variant, other } = this;
    document.title = `${preview.name} ${variant.name} – ${data.catalog}`;
    this.heading.replaceChildren(preview.name, " ", el("span", { class: "variant" }, variant.name));
    this.compareMenu.replaceChildren(el("option", { value: "" }, "Compare with…"),
      ...preview.variants.filter((each) => each !== variant && !each.failure).map((each) => el("option", { value: each.name }, each.name)));
    this.compareMenu.value = other?.name ?? "";
    this.files.replaceChildren(
      ...data.files.map((suffix) => el("a", { href: fileOf(preview, variant, suffix) }, suffix)),
      ...variant.more.map((name) => el("a", { href: `${encodeURIComponent(preview.folder)}/${encodeURIComponent(name)}` },
        name.slice(variant.name.length + 1))));
    this.panes[1].hidden = !other;
    this.element.classList.toggle("is-comparing", Boolean(other));
    [variant, other].forEach((each, number) => { this.captions[number].textContent = each?.name ?? ""; });
    const [first, second] = this.stages.map((stage) => stage.viewport);
    first.mates = other ? [second] : [];
    second.mates = other ? [first] : [];
    announce(`${preview.name}, ${variant.name}` + (other ? ` beside ${other.name}` : ""));
  }

  async load() {
    const { preview, variant, other } = this;
    this.element.classList.add("is-loading");
    this.tip.hidden = true;
    this.layout = this.otherLayout = null;
    const results = await Promise.allSettled([variant, other].filter(Boolean).map((each) => layout(`${preview.folder}/${each.name}`)));
    if (this.preview !== preview || this.variant !== variant || this.other !== other) return;
    results.forEach((result, number) => {
      if (result.status === "fulfilled") this.stages[number].show(result.value);
      else this.stages[number].fail([variant, other][number].failure ?? result.reason.message);
    });
    this.layout = results[0].value ?? null;
    this.otherLayout = results[1]?.value ?? null;
    this.differing = this.layout && this.otherLayout
      ? [differingViews(this.layout, this.otherLayout), differingViews(this.otherLayout, this.layout)] : [[], []];
    this.outline.show(this.layout, new Set(this.differing[0]));
    this.element.classList.remove("is-loading");
    this.select(null);
  }

  // MARK: Selection

  own(number, target) {
    return number === 0 || !target || !this.layout ? target : counterpart(this.otherLayout, target, this.layout);
  }

  select(target, { reveal = false } = {}) {
    if (!this.layout) return this.details.replaceChildren();
    this.selected = target;
    const other = this.otherLayout && target ? { layout: this.otherLayout, target: counterpart(this.layout, target, this.otherLayout) } : null;
    this.stages[0].select(target, this.differing[0]);
    if (this.otherLayout) this.stages[1].select(other?.target ?? null, this.differing[1]);
    if (reveal) this.stages[0].reveal();
    this.outline.select(target?.kind === "view" ? target.index : null);
    const choose = (next) => this.select(next, { reveal: true });
    this.details.replaceChildren(...(target ? detailsOf(this.layout, target, choose, other) : this.overview(choose)).filter(Boolean));
    if (target) announce(title(this.layout, target));
  }

  overview(choose) {
    const { layout } = this;
    const drawn = layout.constraints.filter((constraint) => constraint.isDrawn).length;
    const parts = [el("h2", {}, "Layout"), factList([["Size", layout.size.map(points).join(" × ")],
      ["Views", String(layout.views.length)], ["Constraints", `${drawn} written, ${layout.constraints.length} in all`]]),
    ];
    if (this.otherLayout) {
      parts.push(el("p", {}, `${plural(this.differing[0].length, "view")} lie elsewhere beside ${this.other.name}.`));
    }
    parts.push(layout.problems.length ? problemList(layout, layout.problems, choose) : el("p", { class: "good" }, "Lint found nothing."));
    parts.push(el("p", { class: "note" }, "Point at a view or a constraint, or use the outline."));
    return parts;
  }

  hover(number, target, place) {
    if (this.otherLayout) {
      const [from, to] = number === 0 ? [this.layout, this.otherLayout] : [this.otherLayout, this.layout];
      const mate = this.stages[1 - number];
      const found = target && counterpart(from, target, to);
      if (!isSame(found, mate.hovered)) {
        mate.hovered = found;
        mate.mark();
      }
    }
    this.tip.hidden = !target;
    if (!target) return;
    const layout = number === 0 ? this.layout : this.otherLayout;
    const names = ["Class", "Frame", "Alignment rect", "Text", "Ambiguous", "Values", "State", "Source"];
    this.tip.replaceChildren(el("strong", {}, title(layout, target)),
      factList(facts(layout, target).filter(([name]) => names.includes(name))));
    const box = this.tip.getBoundingClientRect();
    const left = place.x + 18 + box.width > innerWidth ? place.x - 18 - box.width : place.x + 18;
    const top = Math.min(place.y + 18, innerHeight - box.height - 8);
    this.tip.style.translate = `${Math.max(4, left)}px ${Math.max(4, top)}px`;
  }

  escape() {
    if (this.selected) this.select(null);
    else this.onclose();
  }

  step(direction) {
    const drawn = shownVariants().filter((each) => each.preview === this.preview);
    const list = drawn.some((each) => each.variant === this.variant) ? drawn : this.preview.variants.map((variant) => ({ preview: this.preview, variant }));
    const index = list.findIndex((each) => each.variant === this.variant);
    const next = list[(index + direction + list.length) % list.length];
    this.go({ variant: next.variant, other: next.variant === this.other ? null : this.other?.name ?? null });
  }

  /** With the variant that differs in the fewest axes, the nearest in the list. */
  toggleComparison() {
    if (this.other) return this.go({ other: null });
    const distance = (each) => each.at.filter((value, axis) => value !== this.variant.at[axis]).length;
    const [nearest] = this.preview.variants.filter((each) => each !== this.variant && !each.failure)
      .toSorted((a, b) => distance(a) - distance(b));
    if (nearest) this.go({ other: nearest.name });
  }

  close() {
    this.element.hidden = true;
    this.tip.hidden = true;
  }
}
