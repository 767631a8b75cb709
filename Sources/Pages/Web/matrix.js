// @ts-check
// The pictures of all previews, the problems, and the way between them and one variant in full.

const previews = data.previews.map((preview, index) => ({
  ...preview, index,
  variants: preview.variants.map((variant, number) => ({
    ...variant, index: number,
    searchText: [preview.name, variant.name, ...appWords(preview.app), ...data.axes.flatMap((axis, at) =>
      axis.values.length > 1 ? [axis.values[variant.at[at]]] : [])].join(" ").toLowerCase(),
  })),
}));

function appWords(app) {
  return app ? [app.folder, app.state, appStates.get(app.state)?.[0], appKinds[app.kind]?.[0]] : [];
}

const pictureSuffix = ["png", "svg"].find((suffix) => data.files.includes(suffix));

function fileOf(preview, variant, suffix) {
  return [preview.folder, `${variant.name}.${suffix}`].map(encodeURIComponent).join("/");
}

/** @param {{ preview: any, variant: any, other?: any, view?: any }} place */
function addressOf({ preview, variant, other, view }) {
  const query = new URLSearchParams();
  if (other) query.set("with", other);
  if (view) query.set("view", view);
  return `#/${preview.folder}/${variant.name}` + (query.size ? "?" + query : "");
}

/** What an address names; null for the matrix. */
function placeOf(address) {
  const [path, query] = address.replace(/^#\/?/, "").split("?");
  const [folder, name] = path.split("/").map(decodeURIComponent);
  const preview = previews.find((each) => each.folder === folder);
  const variant = preview?.variants.find((each) => each.name === name);
  if (!variant) return null;
  const parameters = new URLSearchParams(query);
  const other = preview.variants.find((each) => each.name === parameters.get("with"));
  return { preview, variant, other: other ?? null, view: parameters.get("view") };
}

class Matrix {
  constructor() {
    this.filters = new Filters(data.axes, () => this.update(), { first: () => this.visibleCells[0]?.link });
    this.count = el("span", { class: "matrix-count" });
    this.everything = button("Show all", { action: () => this.filters.clearAll() });
    this.scale = Number(kept.get("matrix-scale")) || 0.42;
    this.slider = el("input", { type: "range", min: "0.1", max: "1", step: "0.02", value: this.scale,
      "aria-label": "Size of the pictures", input: () => this.resize(Number(this.slider.value)) });
    this.cells = [];
    this.isApp = previews.length > 0 && previews.every((preview) => preview.app);
    this.cover = this.isApp ? new Cover(previews, this.filters) : null;
    this.sections = chaptersOf(previews).map((chapter, index) => this.section(chapter, index));
    this.cellOfLink = new Map(this.cells.map((cell) => [cell.link, cell]));
    this.empty = el("p", { class: "empty", hidden: true }, "No variant is left. ", button("Show all", { action: () => this.filters.clearAll() }));
    this.element = el("div", { class: "matrix-page" },
      el("header", { class: "toolbar" },
        el("a", { class: "skip", href: "#", click: (event) => {
          event.preventDefault();
          this.current?.link.focus();
        } }, "Skip to the pictures"),
        el("h1", { tabindex: "-1" }, data.catalog), el("label", { class: "search" }, icon("search"), this.filters.search),
        this.filters.element, el("span", { class: "spacer" }), this.count, this.everything,
        el("label", { class: "slider" }, this.slider),
        button("Colours", { symbol: "theme", key: "T", action: nextTheme }),
        button("Keyboard help", { symbol: "help", key: "?", action: showHelp })),
      el("div", { class: "matrix-body" }, this.sidebar(),
        el("main", { class: "matrix", "aria-label": "Previews" }, this.cover?.element, this.sections.map((section) => section.element), this.empty)));
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("focusin", (event) => {
      const cell = this.cellOfLink.get(event.target);
      if (cell) this.makeCurrent(cell);
    });
    this.resize(this.scale);
    this.shortcuts();
    this.update();
  }

  shortcuts() {
    const isOpen = () => !this.element.hidden;
    const group = "Previews";
    shortcut("/", "Search", () => {
      this.filters.search.focus();
      this.filters.search.select();
    }, isOpen, group);
    for (const [key, title] of [["ArrowLeft", "Variant before"], ["ArrowRight", "Variant after"], ["ArrowUp", "Row above"], ["ArrowDown", "Row below"]]) {
      shortcut(key, title, () => this.move(key), isOpen, group);
    }
    shortcut("Enter", "Open the variant", () => this.current?.link.click(), isOpen, group);
    shortcut(["+", "="], "Larger pictures", () => this.resize(this.scale * 1.2), isOpen, group);
    shortcut("-", "Smaller pictures", () => this.resize(this.scale / 1.2), isOpen, group);
    shortcut("Escape", "Show all", () => this.filters.clearAll(), () => isOpen() && this.filters.isActive, group);
  }

  // MARK: Parts

  sidebar() {
    const items = this.sections.map((section) => el("li", {}, el("a", {
      href: "#", click: (event) => {
        event.preventDefault();
        section.element.scrollIntoView();
        section.cells.find((cell) => !cell.item.hidden)?.link.focus({ preventScroll: true });
      },
    }, el("span", {}, section.title), this.isApp ? el("span", { class: "count" }, section.previews.length)
      : this.badge(data.findings.filter((finding) => finding.preview === section.previews[0].index)))));
    const findings = data.findings.map((finding) => this.finding(finding));
    const heading = [plural(findings.length, "problem")];
    return el("nav", { class: "sidebar", "aria-label": "Previews and problems" },
      el("h2", {}, this.isApp ? "Folders" : "Previews", el("span", { class: "count" }, items.length)), el("ul", { class: "preview-list" }, items),
      findings.length
        ? el("details", { class: "problem-list", open: !this.isApp && matchMedia("(min-width: 901px)").matches }, el("summary", {}, heading),
          el("ul", { class: "problems" }, findings))
        : el("p", { class: "good" }, "No problems were found."));
  }

  badge(findings) {
    if (!findings.length) return null;
    const worst = ["error", "warning", "note"].find((severity) => findings.some((finding) => finding.severity === severity));
    return el("span", { class: `badge is-${worst}` }, findings.length, el("span", { class: "hidden-text" }, plural(findings.length, " problem")));
  }

  finding(finding) {
    const preview = previews[finding.preview];
    const variant = preview.variants[finding.variants[0]];
    const open = variant && !variant.failure
      ? button(`Open in ${variant.name}`, { action: () => { location.hash = addressOf({ preview, variant, view: finding.views[0] }); } }) : null;
    const show = button(`Show ${plural(finding.variants.length, "variant")}`, { action: () => {
      this.filters.finding = finding;
      this.update();
    } });
    return el("li", { class: `is-${finding.severity}` }, icon(finding.severity), el("div", {},
      el("p", {}, formatted(finding.message), " ", el("code", { class: "rule" }, finding.rule)),
      el("p", { class: "note" }, [preview.name, finding.site].filter(Boolean).join(" · ")),
      finding.fix ? el("p", { class: "note" }, "Fix: ", formatted(finding.fix)) : null, el("p", { class: "links" }, open, show)));
  }

  /** The worst that was found in each variant of a preview, by its number. */
  troubles(preview) {
    const troubled = new Map();
    for (const finding of data.findings) {
      if (finding.preview !== preview.index || finding.severity === "note") continue;
      for (const index of finding.variants) {
        troubled.set(index, troubled.get(index) === "error" ? "error" : finding.severity);
      }
    }
    return troubled;
  }

  section({ title, site, previews }, index) {
    const cells = previews.flatMap((preview) => {
      const troubled = this.troubles(preview);
      return preview.variants.map((variant) => this.cell(preview, variant, troubled.get(variant.index)));
    });
    this.cells.push(...cells);
    const count = el("span", { class: "count" });
    const body = el("div", { class: "groups" });
    const element = el("section", { class: "preview", "aria-labelledby": `preview-${index}` },
      el("header", {}, el("h2", { id: `preview-${index}` }, title), count,
        el("span", { class: "site" }, site),
        el("span", { class: "files" }, previews.map((preview) => this.sheetLinks(preview)))),
      body);
    return { title, previews, cells, count, body, element };
  }

  /** `contact-sheet.png` and `rtl.beside-appearance.png` as "contact sheet" and "rtl beside appearance"; of several files the
   * suffix tells them apart. */
  sheetLinks(preview) {
    const stem = (sheet) => sheet.slice(0, sheet.lastIndexOf("."));
    return preview.sheets.map((sheet) => {
      const isAlone = preview.sheets.filter((other) => stem(other) === stem(sheet)).length === 1;
      return el("a", { href: `${encodeURIComponent(preview.folder)}/${encodeURIComponent(sheet)}` },
        (isAlone ? stem(sheet) : sheet).replaceAll(/[.-]/g, " "));
    });
  }

  cell(preview, variant, trouble) {
    const box = el("span", { class: "picture-box", style: { "--width": variant.size[0], "--height": variant.size[1] } });
    if (variant.failure) box.append(el("span", { class: "failure" }, variant.failure));
    else if (pictureSuffix || preview.thumbnails) lazily(box, () => this.draw(box, preview, variant));
    else lazily(box, () => drawInto(box, `${preview.folder}/${variant.name}`));
    const words = this.words(preview, variant);
    if (preview.app && variant.failure) box.classList.add("is-reason");
    const link = el("a", { class: "cell", href: addressOf({ preview, variant }), tabindex: "-1",
      "aria-label": [preview.name, variant.name, trouble && (trouble === "error" ? "has errors" : "has warnings")].filter(Boolean).join(", ") },
    box, el("span", { class: "caption" }, trouble && !preview.app ? el("span", { class: `dot is-${trouble}` }) : null,
      preview.app ? appCaption(preview, preview.variants.length > 1 ? words : "") : words));
    const item = el("li", { title: preview.app ? preview.site : variant.name }, link, leftOutList(preview));
    return { preview, variant, link, item, box };
  }

  /** Shows the small picture, of which a file has one for each variant of the preview, unless more pixels are seen. */
  async draw(box, preview, variant) {
    // An annotated picture has notes around the screen; the small one is the screen alone.
    const isSmall = this.scale * devicePixelRatio <= 1 || !pictureSuffix || data.layers.length > 0;
    const image = box.querySelector("img") ?? box.appendChild(el("img", { decoding: "async", alt: "" }));
    if (image.dataset.isSmall === String(isSmall)) return;
    image.dataset.isSmall = isSmall;
    let small = null;
    if (isSmall && preview.thumbnails) small = (await this.thumbnails(preview, variant).catch(() => null))?.[variant.name];
    if (small) image.src = "data:image/png;base64," + small;
    else if (pictureSuffix) image.src = fileOf(preview, variant, pictureSuffix);
    else {
      image.remove();
      drawInto(box, `${preview.folder}/${variant.name}`);
    }
  }

  /** The small pictures of some variants, of which a file has this many. */
  thumbnails(preview, variant) {
    const number = Math.floor(variant.index / 48);
    return layout(`${preview.folder}/thumbnails${number ? `-${number + 1}` : ""}`);
  }

  /** What tells the variant from the others of its preview. */
  words(preview, variant) {
    const words = data.axes.flatMap((axis, at) =>
      preview.variants.some((each) => each.at[at] !== variant.at[at]) ? [axis.values[variant.at[at]]] : []);
    return words.join(" · ") || variant.name;
  }

  // MARK: Showing

  update() {
    let shown = 0;
    for (const section of this.sections) {
      const { cells } = section;
      for (const cell of cells) cell.item.hidden = !this.filters.shows(cell.preview, cell.variant);
      const visible = cells.filter((cell) => !cell.item.hidden);
      shown += visible.length;
      section.element.hidden = visible.length === 0;
      section.count.textContent = visible.length === cells.length ? cells.length : `${visible.length} of ${cells.length}`;
      this.arrange(section);
    }
    this.cover?.update();
    const text = shown === this.cells.length ? plural(shown, "variant") : `${shown.toLocaleString("en")} of ${plural(this.cells.length, "variant")}`;
    if (this.count.textContent) announce(text + " shown");
    this.count.textContent = text;
    this.everything.hidden = !this.filters.isActive;
    this.empty.hidden = shown > 0;
    if (!this.current || this.current.item.hidden) this.makeCurrent(this.cells.find((cell) => !cell.item.hidden));
  }

  arrange(section) {
    const axis = this.filters.group;
    if (section.arrangedBy === axis) {
      for (const group of section.body.querySelectorAll(".group")) {
        group.hidden = !group.querySelector("li:not([hidden])");
      }
      return;
    }
    section.arrangedBy = axis;
    const values = axis < 0 ? [null] : data.axes[axis].values;
    section.body.replaceChildren(...values.flatMap((value, number) => {
      const cells = axis < 0 ? section.cells : section.cells.filter((cell) => cell.variant.at[axis] === number);
      if (!cells.length) return [];
      return [el("div", { class: "group" }, value === null ? null : el("h3", {}, `${data.axes[axis].title}: ${value}`),
        el("ul", { class: "grid", "aria-label": [section.title, value].filter(Boolean).join(", ") }, cells.map((cell) => cell.item)))];
    }));
    this.arrange(section);
  }

  resize(scale) {
    this.scale = Math.min(1, Math.max(0.1, scale));
    this.slider.value = this.scale;
    this.element.style.setProperty("--scale", this.scale);
    for (const { box, preview, variant } of this.cells) {
      if (box.querySelector("img")?.dataset.isSmall) this.draw(box, preview, variant);
    }
    kept.set("matrix-scale", this.scale.toFixed(3));
  }

  // MARK: Walking

  makeCurrent(cell) {
    if (this.current) this.current.link.tabIndex = -1;
    this.current = cell;
    if (cell) cell.link.tabIndex = 0;
  }

  key(event) {
    if (!["Home", "End"].includes(event.key) || !event.target.classList.contains("cell")) return;
    const cells = this.visibleCells;
    (event.key === "Home" ? cells[0] : cells.at(-1)).link.focus();
    event.preventDefault();
  }

  get visibleCells() {
    return this.sections.flatMap((section) => [...section.body.querySelectorAll("li:not([hidden]) > .cell")])
      .map((link) => this.cellOfLink.get(link));
  }

  /** Left and right by the order, up and down by what lies there. */
  move(key) {
    const cells = this.visibleCells;
    if (document.activeElement !== this.current?.link) return this.current?.link.focus();
    const at = cells.indexOf(this.current);
    if (key === "ArrowLeft" || key === "ArrowRight") return cells[at + (key === "ArrowLeft" ? -1 : 1)]?.link.focus();
    const box = this.current.link.getBoundingClientRect();
    const isDown = key === "ArrowDown";
    let best = null;
    for (const cell of isDown ? cells.slice(at + 1) : cells.slice(0, at).reverse()) {
      const other = cell.link.getBoundingClientRect();
      if (isDown ? other.top < box.bottom : other.bottom > box.top) continue;
      if (best && Math.abs(other.top - best.top) > box.height) break;
      const distance = Math.abs(other.left - box.left);
      if (!best || distance < best.distance) best = { cell, distance, top: other.top };
    }
    best?.cell.link.focus();
  }
}

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    target.whenSeen();
    target.whenSeen = null;
  }
}, { rootMargin: "400px" });

// A printer has everything on its pages.
addEventListener("beforeprint", () => {
  for (const { box } of matrix.cells) box.whenSeen?.();
});

function lazily(element, action) {
  element.whenSeen = action;
  seen.observe(element);
}

/** Where no picture was written, the layout has one. */
async function drawInto(box, name) {
  try {
    const { svg } = await layout(name);
    const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    box.append(el("img", { alt: "", src: address, load: () => URL.revokeObjectURL(address) }));
  } catch (error) {
    box.append(el("span", { class: "failure" }, error.message));
  }
}

const matrix = new Matrix();
const inspector = new Inspector(previews, () => { location.hash = ""; });

function shownVariants() {
  return matrix.cells.filter((cell) => !cell.item.hidden);
}

function follow() {
  const place = placeOf(location.hash);
  matrix.element.hidden = place !== null;
  if (place) return inspector.open(place);
  const last = inspector.variant;
  inspector.close();
  document.title = data.catalog;
  const cell = matrix.cells.find((each) => each.variant === last);
  if (cell) cell.link.focus();
}

document.body.append(matrix.element, inspector.element, help, live);
addEventListener("hashchange", follow);
follow();
