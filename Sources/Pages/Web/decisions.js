// @ts-check
// The reader's decisions, with undo, kept until the report changes, and exported for `preview review --from`.

class Decisions {
  constructor(entries, onchange) {
    this.entries = entries;
    this.onchange = onchange;
    this.verdicts = new Map();
    this.done = [];
    this.undone = [];
    this.key = "decisions." + fingerprint(entries.map((each) => [each.preview, each.variant, each.digest].join("\n")).join("\n\n"));
    this.restore();
  }

  get(entry) {
    return this.verdicts.get(entry.index) ?? null;
  }

  get count() {
    return this.verdicts.size;
  }

  /** `verdict` is `accept`, `reject`, or null to take a decision back. What cannot be decided is passed over. */
  decide(entries, verdict) {
    const changes = entries.filter((entry) => entry.canBeDecided && this.get(entry) !== verdict)
      .map((entry) => ({ entry, before: this.get(entry), after: verdict }));
    if (!changes.length) return 0;
    this.done.push(changes);
    this.undone = [];
    this.apply(changes, "after");
    return changes.length;
  }

  undo() {
    return this.replay(this.done, this.undone, "before");
  }

  redo() {
    return this.replay(this.undone, this.done, "after");
  }

  replay(from, to, side) {
    const changes = from.pop();
    if (!changes) return null;
    to.push(changes);
    this.apply(changes, side);
    return changes[0].entry;
  }

  apply(changes, side) {
    for (const change of changes) {
      if (change[side]) this.verdicts.set(change.entry.index, change[side]);
      else this.verdicts.delete(change.entry.index);
    }
    kept.set(this.key, JSON.stringify([...this.verdicts].map(([index, verdict]) => [index, verdict])));
    this.onchange();
  }

  restore() {
    try {
      for (const [index, verdict] of JSON.parse(kept.get(this.key) ?? "[]")) {
        if (this.entries[index]?.canBeDecided && ["accept", "reject"].includes(verdict)) this.verdicts.set(index, verdict);
      }
    } catch {
      // Decisions that another version wrote are not understood, and not needed.
    }
  }

  /** The schema is described in docs/reports.md. */
  get file() {
    const decisions = this.entries.filter((entry) => this.get(entry)).map((entry) => ({
      catalog: data.catalogs[entry.catalog].name, preview: entry.preview, variant: entry.variant, verdict: this.get(entry),
      ...(entry.digest ? { digest: entry.digest } : {}),
    }));
    return JSON.stringify({ schema: "layout-preview/accept/1", decisions }, null, 2) + "\n";
  }

  download() {
    const address = URL.createObjectURL(new Blob([this.file], { type: "application/json" }));
    el("a", { href: address, download: "accept.json" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }
}

/** Tells reports apart; FNV-1a. */
function fingerprint(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36) + text.length.toString(36);
}
