// @ts-check
// One variant on the canvas: its picture, and the edges of its screen, which can be dragged.

class Card {
  /** How long a place of an ambiguous view is seen, in milliseconds. */
  static wiggleTime = 450;

  /** `query` returns what every layout is asked for with. */
  constructor(variant, query) {
    this.variant = variant;
    this.query = query;
    /** @type {{ width?: number, height?: number }} */
    this.override = {};
    /**
     * Called when an edge of the screen was dragged.
     * @type {((card: Card) => void) | undefined}
     */
    this.onresize;
    /** @type {(...values: any[]) => void} */
    this.onselect = () => {};
    /** @type {(...values: any[]) => void} */
    this.onlayout = () => {};
    this.stage = new Stage(`Picture of ${variant}`);
    this.stage.onselect = (target) => this.onselect(target);
    this.caption = el("span", { class: "card-size" });
    this.reset = button("Reset size", { action: () => this.resize({}) , className: "reset" });
    this.reset.hidden = true;
    this.message = el("p", { class: "card-message", role: "alert", hidden: true });
    this.screen = el("div", { class: "screen" });
    this.stage.host.replaceWith(this.screen);
    this.handles = [["right", 1, 0], ["bottom", 0, 1], ["corner", 1, 1]].map((each) => this.handle(...each));
    this.screen.append(this.stage.host, ...this.handles);
    this.element = el("section", { class: "card", "data-variant": variant, "aria-label": variant },
      el("header", { class: "card-head" }, el("h2", {}, variant), this.caption, el("span", { class: "spacer" }), this.reset),
      this.stage.viewport.element, this.message);
    this.painted = 0;
  }

  // MARK: Layout

  /** Asks for the layout; while an answer is on its way, only the latest wish is kept. */
  async load({ isBrief = false } = {}) {
    this.wish = { isBrief };
    if (this.isAsking) return;
    this.isAsking = true;
    let asked = this.ask();
    while (asked) {
      const { answer, isBrief, error } = await asked;
      // An answer to a brief question tells what differs from the picture that is shown by then.
      if (!error) this.picture = isBrief ? answer.picture : null;
      // The next layout is made while this one is drawn.
      asked = this.ask();
      if (error) this.fail(error);
      else if (isBrief) this.showBriefly(answer);
      else this.show(answer);
      asked ??= this.ask();
    }
    this.isAsking = false;
  }

  /** Asks for what is wished for; `null` where nothing is. */
  ask() {
    if (!this.wish) return null;
    // A brief answer changes a layout that is there.
    const isBrief = this.wish.isBrief && Boolean(this.live);
    this.wish = null;
    return server.ask("layout", { ...this.query(), variant: this.variant, ...this.override, isBrief, exercised: this.exercised,
      shown: isBrief ? this.picture : null })
      .then((answer) => ({ answer, isBrief }), (error) => ({ error }));
  }

  show(live) {
    const selected = this.selectedPath;
    this.live = live;
    this.stage.show(live.layout);
    this.shown();
    this.onlayout(selected);
  }

  /**
   * Shows a picture and where its views are; constraints and problems stay those of the last whole answer.
   * @param {any} answer
   */
  showBriefly({ size, frames, alignments, ...picture }) {
    const { layout } = this.live;
    const views = frames.length !== layout.views.length ? layout.views
      : layout.views.map((view, index) => ({ ...view, frame: frames[index], alignment: alignments[index] }));
    this.live = { ...this.live, layout: { ...layout, size, views } };
    this.stage.showBriefly(this.live.layout, picture);
    this.shown();
  }

  /** Shows an ambiguous view at its other place and back, a few times. */
  async wiggle(index) {
    if (this.exercised !== undefined) return;
    for (const exercised of [index, null, index, null]) {
      this.exercised = exercised;
      await this.load({ isBrief: true });
      await new Promise((done) => setTimeout(done, Card.wiggleTime));
    }
    this.exercised = undefined;
    await this.load();
  }

  shown() {
    const [width, height] = this.size;
    this.message.hidden = true;
    this.element.classList.remove("is-stale");
    this.caption.textContent = `${points(width)} × ${points(height)}`;
    this.painted += 1;
    this.handles[0].setAttribute("aria-valuenow", width);
    this.handles[1].setAttribute("aria-valuenow", height);
    this.reset.hidden = !("width" in this.override || "height" in this.override);
  }

  /** The last good picture stays below the reason. */
  fail(error) {
    this.element.classList.add("is-stale");
    this.message.replaceChildren(error.message, ...(error.remedy ? [el("br"), error.remedy] : []),
      ...(error.finding?.file ? [el("br"), placeLink(error.finding)] : []));
    this.message.hidden = false;
  }

  get selectedPath() {
    const target = this.stage.selected;
    if (!target || !this.live) return null;
    const { layout } = this.live;
    if (target.kind === "view") return { kind: "view", key: layout.views[target.index]?.path };
    return { kind: "constraint", key: layout.constraints[target.index]?.mark };
  }

  find(selected) {
    if (!selected?.key || !this.live) return null;
    const { layout } = this.live;
    const index = selected.kind === "view" ? layout.views.findIndex((each) => each.path === selected.key)
      : layout.constraints.findIndex((each) => each.mark === selected.key);
    return index < 0 ? null : { kind: selected.kind, index };
  }

  // MARK: Size

  resize(override, isBrief = false) {
    this.override = override;
    this.onresize?.(this);
    this.load({ isBrief });
  }

  handle(name, x, y) {
    const element = el("div", {
      class: `edge is-${name}`,
      // The corner is for pointers; the two edges do the same by the keyboard.
      ...(name === "corner" ? { "aria-hidden": "true" } : {
        role: "slider", tabindex: "0", "aria-label": x ? "Width of the screen" : "Height of the screen",
        "aria-valuemin": "16", "aria-valuemax": "8192", "aria-orientation": x ? "horizontal" : "vertical",
      }),
      pointerdown: (event) => this.grip(event, element, x, y),
      keydown: (event) => {
        const step = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[event.key] * (event.shiftKey ? 10 : 1);
        if (!step || !this.live) return;
        event.preventDefault();
        const [width, height] = this.size;
        this.resize(this.sized([width + step, height + step], x, y));
      },
    });
    return element;
  }

  get size() {
    return this.live.layout.size;
  }

  /** `x` and `y` are 0 where the width or the height stays; `least` is the smallest size, in points. */
  sized([width, height], x, y, least = 16) {
    const clamp = (value) => Math.min(8192, Math.max(least, Math.round(value)));
    const size = { ...this.override };
    if (x) size.width = clamp(width);
    if (y) size.height = clamp(height);
    return size;
  }

  grip(event, element, x, y) {
    if (event.button !== 0 || !this.live) return;
    event.preventDefault();
    event.stopPropagation();
    element.setPointerCapture(event.pointerId);
    const { viewport } = this.stage;
    viewport.isFitted = false;
    let [place, [width, height]] = [event, this.size];
    const area = viewport.element;
    const move = (next) => {
      // A picture that is smaller than its area stays in the middle, so that its edge moves by half.
      const factor = (isInside) => (isInside ? 2 : 1) / viewport.scale;
      width += (next.clientX - place.clientX) * factor(area.scrollWidth <= area.clientWidth) * x;
      height += (next.clientY - place.clientY) * factor(area.scrollHeight <= area.clientHeight) * y;
      place = next;
      // A drag stops at a width that a part of a screen can have; arrow keys go on.
      this.resize(this.sized([width, height], x, y, 240), true);
    };
    const end = () => {
      element.removeEventListener("pointermove", move);
      this.load();
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("lostpointercapture", end, { once: true });
  }
}
