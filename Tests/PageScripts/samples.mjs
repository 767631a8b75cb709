// Small data of the four kinds of pages.

export function view(path, more = {}) {
  return {
    name: path.split("/").at(-1), path, type: "View", parent: null, frame: [0, 0, 100, 50], alignment: [0, 0, 100, 50], natural: null,
    baselines: [], margins: [0, 0, 0, 0], text: null, lines: 0, isCut: false, ambiguous: [], isHidden: false, site: null, heldBy: [],
    ...more,
  };
}

export function constraint(equation, more = {}) {
  return {
    equation, values: null, status: "holds", name: null, origin: null, site: null, kind: "required", axis: "horizontal", items: [0],
    isContent: false, mark: equation, problems: [], ...more,
  };
}

export const layout = {
  size: [390, 844], svg: "<svg/>", guides: [], problems: [],
  views: [
    view("screen", { type: "Screen" }), view("screen/card", { parent: 0 }),
    view("screen/card/title", { type: "Label", parent: 1, text: "Ingrid Solberg", lines: 2, baselines: [12.004, 30] }),
    view("screen/card/follow", { type: "Button", parent: 1, text: "Follow", ambiguous: ["x"] }), view("screen/footer", { parent: 0 }),
  ],
  constraints: [constraint("title.leading == card.leading", { items: [2, 1] }), constraint("card.width == 100", { items: [1] })],
};

export const matrix = {
  catalog: "Gallery", files: ["png"], layers: [],
  axes: [{ name: "device", title: "Device", values: ["compact", "regular"] }, { name: "direction", title: "Direction", values: ["ltr", "rtl"] },
    { name: "scale", title: "Scale", values: ["2x"] }],
  findings: [{ preview: 0, severity: "warning", rule: "clipped-text", message: "title is cut", variants: [1], views: ["screen/card/title"],
    notes: [], fix: null, site: null }],
  previews: [
    { name: "Profile card", folder: "Profile card", site: "Card.swift:4", sheets: [], variants: [
      { name: "compact ltr", at: [0, 0, 0], size: [390, 844], failure: null, more: [] }, { name: "compact rtl", at: [0, 1, 0], size: [390, 844], failure: null, more: [] },
      { name: "regular ltr", at: [1, 0, 0], size: [820, 1180], failure: null, more: [] }] },
    { name: "Sign in/up", folder: "Sign in-up", site: "Sign.swift:9", sheets: [], variants: [
      { name: "compact ltr", at: [0, 0, 0], size: [390, 844], failure: null, more: [] }] },
  ],
};

const inApp = (folder, kind, state, more = {}) => ({ folder, kind, state, parts: null, leftOut: [], ...more });

export const app = {
  catalog: "AppPreviews", files: ["png"], layers: [], axes: [], findings: [],
  previews: [
    ["PriceCard", inApp("Shop/Cards", "class", "recognisable", { parts: "2 of 2" }), null], ["Main", inApp("Shop/Cards", "scene", "blank"), null],
    ["Sealed", inApp("Shop/Lists", "class", "not-compiled", { leftOut: ["1 source: no such type"] }), "Sealed does not compile"],
  ].map(([name, app, failure]) => ({
    name, folder: name, site: `${name}.swift:2`, sheets: [], app, variants: [{ name: "default", at: [], size: [390, 844], failure, more: [] }],
  })),
};

function entry(preview, variant, verdict, more = {}) {
  return {
    catalog: 0, preview, variant, verdict, digest: `digest of ${preview} ${variant}`, at: [variant === "rtl" ? 1 : 0], causes: [], changes: [],
    omitted: 0, environment: [], message: null, summary: null, tolerance: null, box: null, texts: { expected: null, actual: null },
    pictures: { expected: null, actual: null }, ...more,
  };
}

export const report = {
  title: "Goldens", counts: "4 differ", files: [], catalogs: [{ name: "Gallery", environment: [], stale: [], renamed: [] }],
  axes: [{ name: "direction", title: "Direction", values: ["ltr", "rtl"] }],
  causes: [{ sentence: "`a.top == b.top` became `a.top == b.top + 4`", site: "Card.swift:8" }],
  entries: [entry("Card", "ltr", "missing"), entry("Card", "rtl", "changed", { causes: [0] }), entry("Form", "ltr", "changed", { causes: [0] }),
    entry("Form", "rtl", "environment"), entry("List", "ltr", "changed")],
};

export const state = {
  phase: "ready", run: 1, generation: 1, builds: 1, problem: null, problems: [], cursor: null, editor: "vscode://file{file}:{line}:{column}",
  catalogs: [{ name: "Gallery", failure: null, axes: [], previews: [
    { name: "Profile card", file: "/app/Card.swift", line: 4 }, { name: "Sign in", file: "/app/Sign.swift", line: 9 }] }],
};

export const liveLayout = {
  layout, terms: [{ constant: 0, priority: 1000, place: { file: "/app/Card.swift", line: 12, column: 5 } },
    { constant: 100, priority: 750, place: { file: "/app/Card.swift", line: 13, column: 5 } }],
  viewPlaces: [null, null, { file: "/app/Card.swift", line: 6, column: 20 }, null, null], picture: 1,
};
