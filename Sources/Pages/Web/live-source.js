// @ts-check
// The server of this page: its events, and what it is asked.

const server = {
  state: null,
  isConnected: false,
  /** @type {(...values: any[]) => void} */
  onstate: () => {},
  /** @type {(...values: any[]) => void} */
  onconnection: () => {},

  /** Listens for states. The browser connects again by itself, except after an answer that is none. */
  listen() {
    const events = new EventSource("events");
    events.addEventListener("state", (event) => {
      const state = JSON.parse(event.data);
      // A state that was sent while this client connected may be older.
      if (this.isConnected && this.state && state.number < this.state.number) return;
      this.connected(true);
      this.state = state;
      this.onstate(state);
    });
    events.addEventListener("error", () => {
      this.connected(false);
      if (events.readyState !== EventSource.CLOSED) return;
      events.close();
      setTimeout(() => this.listen(), 1000);
    });
  },

  connected(isConnected) {
    if (this.isConnected === isConnected) return;
    this.isConnected = isConnected;
    this.onconnection(isConnected);
  },

  /** The answer to a question; rejects with what to read. */
  async ask(question, parameters) {
    let response;
    try {
      response = await fetch(question, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(parameters),
      });
    } catch {
      throw new Error("The server does not answer. Start 'preview watch' again.");
    }
    if (!response.ok) throw new Error((await response.text()).trim());
    const answer = await response.json();
    if (answer.failure) {
      throw Object.assign(new Error(answer.failure.problem), { remedy: answer.failure.remedy, finding: answer.finding });
    }
    return answer;
  },
};

/** A link that opens a place in the editor. */
function placeLink(place) {
  if (!place) return null;
  const address = server.state.editor.replace("{file}", place.file.split("/").map(encodeURIComponent).join("/"))
    .replace("{line}", place.line).replace("{column}", place.column ?? 1);
  return el("a", { href: address, title: place.file, class: "place" }, `${place.file.split("/").at(-1)}:${place.line}`);
}
