// An area that shows something larger or smaller than it is: zoom, pan, fit.

class Viewport {
  static steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];

  /** `content` is given the size that it is shown in; `size` is its own, in points. */
  constructor(content, label) {
    this.content = content;
    this.size = [1, 1];
    this.scale = 1;
    this.isFitted = true;
    this.onchange = () => {};
    this.onscale = () => {};
    this.mates = [];
    this.frame = el("div", { class: "viewport-frame" }, content);
    this.element = el("div", { class: "viewport", tabindex: "0", role: "group", "aria-label": label }, this.frame);
    this.element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.element.addEventListener("pointerdown", (event) => this.press(event));
    this.element.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) {
      this.element.addEventListener(name, (event) => this.release(event));
    }
    this.element.addEventListener("scroll", () => this.tellMates());
    this.pointers = new Map();
    new ResizeObserver(() => {
      if (this.isFitted) this.fit();
    }).observe(this.element);
  }

  show(size) {
    this.size = size;
    if (this.isFitted) this.fit();
    else this.apply();
  }

  get fittingScale() {
    const margin = 34;
    // Not the client size: scroll bars go once it fits.
    const width = Math.max(40, this.element.offsetWidth - margin);
    const height = Math.max(40, this.element.offsetHeight - margin);
    return Math.min(width / this.size[0], height / this.size[1], 4);
  }

  fit() {
    this.scale = this.fittingScale;
    this.isFitted = true;
    this.apply();
  }

  /** `anchor` is a place in the window that stays where it is; the middle otherwise. */
  zoom(scale, anchor) {
    const box = this.element.getBoundingClientRect();
    const place = anchor ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const before = this.content.getBoundingClientRect();
    const at = { x: (place.x - before.left) / this.scale, y: (place.y - before.top) / this.scale };
    this.scale = Math.min(16, Math.max(0.05, scale));
    this.isFitted = false;
    this.apply();
    const after = this.content.getBoundingClientRect();
    this.element.scrollLeft += after.left + at.x * this.scale - place.x;
    this.element.scrollTop += after.top + at.y * this.scale - place.y;
  }

  step(direction) {
    const steps = Viewport.steps;
    const next = direction > 0
      ? steps.find((step) => step > this.scale * 1.01) : steps.findLast((step) => step < this.scale * 0.99);
    if (next) this.zoom(next);
  }

  apply() {
    this.content.style.width = this.size[0] * this.scale + "px";
    this.content.style.height = this.size[1] * this.scale + "px";
    this.onscale();
    this.onchange();
    for (const mate of this.mates) {
      if (mate.scale === this.scale || mate.isFollowing) continue;
      mate.isFollowing = true;
      mate.scale = this.scale;
      mate.isFitted = this.isFitted;
      mate.apply();
      mate.isFollowing = false;
    }
  }

  tellMates() {
    for (const mate of this.mates) {
      if (mate.element.scrollLeft !== this.element.scrollLeft) mate.element.scrollLeft = this.element.scrollLeft;
      if (mate.element.scrollTop !== this.element.scrollTop) mate.element.scrollTop = this.element.scrollTop;
    }
  }

  /** A wheel scrolls; with ctrl or ⌘, and by pinching on a trackpad, it zooms. */
  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(this.scale * Math.exp(-event.deltaY / (event.deltaMode ? 10 : 200)), { x: event.clientX, y: event.clientY });
  }

  /** The background drags; over the picture the middle button does, or Space, so that text can be selected. */
  press(event) {
    this.pointers.set(event.pointerId, event);
    const isBackground = event.target === this.element || event.target === this.frame;
    if (event.pointerType !== "touch" && (event.button === 1 || (event.button === 0 && (isBackground || hand.isHeld)))) {
      this.grip = { x: event.clientX + this.element.scrollLeft, y: event.clientY + this.element.scrollTop };
      this.element.setPointerCapture(event.pointerId);
      this.element.classList.add("is-dragging");
      event.preventDefault();
      this.element.focus({ preventScroll: true });
    }
  }

  drag(event) {
    if (this.grip) {
      this.element.scrollLeft = this.grip.x - event.clientX;
      this.element.scrollTop = this.grip.y - event.clientY;
    } else if (this.pointers.size === 2 && this.pointers.has(event.pointerId)) {
      const distance = () => {
        const [a, b] = [...this.pointers.values()];
        return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      };
      const before = distance();
      this.pointers.set(event.pointerId, event);
      const [a, b] = [...this.pointers.values()];
      if (before > 0) {
        this.zoom(this.scale * distance() / before, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
      }
    }
  }

  release(event) {
    this.pointers.delete(event.pointerId);
    this.grip = null;
    this.element.classList.remove("is-dragging");
  }
}

/** Space turns the pointer into a hand as long as it is held. */
const hand = { isHeld: false };

document.addEventListener("keydown", (event) => {
  if (event.key !== " " || isOwnKey(event) || isTyping(event.target)) return;
  event.preventDefault();
  hand.isHeld = true;
  document.documentElement.classList.add("has-hand");
});

document.addEventListener("keyup", (event) => {
  if (event.key !== " ") return;
  hand.isHeld = false;
  document.documentElement.classList.remove("has-hand");
});

/** Buttons that zoom; `viewport()` is the one that is looked at. */
function zoomControls(viewport) {
  const reading = el("output", { class: "zoom-reading", "aria-label": "Zoom" });
  const controls = el(
    "div", { class: "control-group", role: "group", "aria-label": "Zoom" },
    button("Zoom out", { symbol: "minus", key: "-", action: () => viewport()?.step(-1) }), reading,
    button("Zoom in", { symbol: "plus", key: "+", action: () => viewport()?.step(1) }),
    button("Fit", { symbol: "fit", key: "0", action: () => viewport()?.fit() }),
    button("100 %", { key: "1", action: () => viewport()?.zoom(1) }));
  controls.update = () => {
    reading.textContent = Math.round((viewport()?.scale ?? 1) * 100) + " %";
  };
  return controls;
}

function zoomShortcuts(viewport, when) {
  shortcut(["+", "="], "Zoom in", () => viewport()?.step(1), when, "Picture");
  shortcut("-", "Zoom out", () => viewport()?.step(-1), when, "Picture");
  shortcut("0", "Fit the window", () => viewport()?.fit(), when, "Picture");
  shortcut("1", "100 %", () => viewport()?.zoom(1), when, "Picture");
  shortcut(" ", "Drag the picture while it is held", () => {}, when, "Picture");
}
