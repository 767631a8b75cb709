'use strict';

// Runs the extension for VS Code with a stand-in for the editor and the real server, and prints what the editor has
// shown as one line of JSON.
//
//   node vscode.js EXTENSION FOLDER FILE PREVIEW

const fs = require('fs');
const http = require('http');
const Module = require('module');
const path = require('path');
const { fileURLToPath, pathToFileURL } = require('url');

const [extensionFolder, folder, name, tool] = process.argv.slice(2);
const file = path.join(folder, name);

// What the extension has of the editor

class Disposable {
  constructor(run = () => {}) { this.dispose = run; }
}

class EventEmitter {
  listeners = new Set();
  event = (listener) => {
    this.listeners.add(listener);
    return new Disposable(() => this.listeners.delete(listener));
  };
  fire(value) { for (const listener of this.listeners) listener(value); }
  dispose() { this.listeners.clear(); }
}

class Uri {
  constructor(address) {
    this.address = address;
    this.scheme = address.split(':')[0];
    this.path = this.scheme === 'file' ? fileURLToPath(address.replace(/[?#].*/, '')) : new URL(address).pathname;
    this.fsPath = this.path;
  }
  toString() { return this.address; }
  static parse(address) { return new Uri(address); }
  static file(name) { return new Uri(pathToFileURL(name).href); }
}

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}

class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    this.start = new Position(startLine, startCharacter);
    this.end = new Position(endLine, endCharacter);
  }
}

class WorkspaceEdit {
  edits = [];
  replace(uri, range, newText) { this.edits.push({ file: uri.fsPath, range, newText }); }
}

// The names of the properties that a constructor's parameters set.
const holder = (...names) => class {
  constructor(...given) { names.forEach((name, index) => { this[name] = given[index]; }); }
};

const settings = { path: tool, arguments: [] };
const events = {
  open: new EventEmitter(), change: new EventEmitter(), save: new EventEmitter(), close: new EventEmitter(),
  configuration: new EventEmitter(), selection: new EventEmitter(),
};
const shown = { diagnostics: {}, messages: [], log: [], opened: [], status: [], panel: null, pages: [] };
const registered = { commands: {}, providers: {}, tasks: {} };
const workspaceFolder = { uri: Uri.file(folder), name: 'work', index: 0 };

const provider = (kind) => (selector, one, kinds) => {
  registered.providers[kind] = { selector, one, kinds };
  return new Disposable();
};
const message = (kind) => async (text) => { shown.messages.push(`${kind}: ${text}`); };

const vscode = {
  Disposable, EventEmitter, Position, Range, Uri, WorkspaceEdit,
  Diagnostic: holder('range', 'message', 'severity'), DiagnosticRelatedInformation: holder('location', 'message'),
  Location: holder('uri', 'range'), Hover: holder('contents', 'range'), MarkdownString: holder('value'),
  InlayHint: holder('position', 'label'), CodeLens: holder('range', 'command'), CodeAction: holder('title', 'kind'),
  Task: holder('definition', 'scope', 'name', 'source', 'execution', 'problemMatchers'),
  ProcessExecution: holder('process', 'args', 'options'),
  CodeActionKind: { QuickFix: { value: 'quickfix' } }, TaskGroup: { Test: 'test' }, ViewColumn: { Beside: -2 },
  StatusBarAlignment: { Left: 1 },
  env: { appName: 'test', openExternal: async (uri) => shown.pages.push(uri.toString()) > 0 },
  commands: {
    registerCommand(id, run) {
      registered.commands[id] = run;
      return new Disposable();
    },
    executeCommand: async (...words) => { shown.opened.push(words.map(String)); },
  },
  languages: {
    createDiagnosticCollection: () => ({
      set: (uri, list) => { shown.diagnostics[path.basename(uri.fsPath)] = list; },
      clear() {}, dispose() {},
    }),
    registerInlayHintsProvider: provider('hints'), registerHoverProvider: provider('hover'),
    registerDefinitionProvider: provider('definition'), registerReferenceProvider: provider('references'),
    registerCodeLensProvider: provider('lenses'), registerCodeActionsProvider: provider('actions'),
  },
  tasks: {
    registerTaskProvider(type, one) {
      registered.tasks[type] = one;
      return new Disposable();
    },
  },
  window: {
    activeTextEditor: undefined,
    createOutputChannel: () => ({ appendLine: (text) => shown.log.push(text), dispose() {} }),
    createStatusBarItem: () => ({ text: '', show() { shown.status.push(this.text); }, hide() {}, dispose() {} }),
    createWebviewPanel(type, title) {
      const panel = {
        title, onDidDispose: () => new Disposable(), dispose() {},
        webview: { html: '', cspSource: 'webview:', asWebviewUri: (uri) => uri.toString() },
      };
      shown.panel = panel;
      return panel;
    },
    showErrorMessage: message('error'), showWarningMessage: message('warning'),
    showInformationMessage: message('information'), onDidChangeTextEditorSelection: events.selection.event,
  },
  workspace: {
    workspaceFolders: [workspaceFolder], textDocuments: [],
    getWorkspaceFolder: (uri) => (uri.fsPath.startsWith(folder) ? workspaceFolder : undefined),
    getConfiguration: () => ({ get: (key, otherwise) => settings[key] ?? otherwise }),
    onDidOpenTextDocument: events.open.event, onDidChangeTextDocument: events.change.event,
    onDidSaveTextDocument: events.save.event, onDidCloseTextDocument: events.close.event,
    onDidChangeConfiguration: events.configuration.event,
  },
};

const load = Module._load;
Module._load = (request, ...rest) => (request === 'vscode' ? vscode : load(request, ...rest));
const extension = require(extensionFolder);

// What a user does

function opened(name, text) {
  const document = {
    uri: Uri.file(path.join(folder, name)), languageId: 'swift', version: 1, text, getText() { return this.text; },
  };
  vscode.workspace.textDocuments.push(document);
  events.open.fire(document);
  return document;
}

/** Waits until something is so, for a minute at most. */
async function until(what, isSo) {
  const end = Date.now() + 60_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`waited for ${what}; ${JSON.stringify(shown)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const conflicts = () => (shown.diagnostics[name] ?? []).filter((one) => one.code === 'conflict');

async function main() {
  const text = fs.readFileSync(file, 'utf8');
  const context = { subscriptions: [] };
  extension.activate(context);
  const document = opened(name, text);
  opened('Other.swift', 'struct Other {}\n');
  await until('a conflict', () => conflicts().length > 0);
  const found = { conflict: conflicts()[0] };
  found.declared = Object.keys(registered.commands);

  const { hints, hover, definition, references, lenses, actions } = registered.providers;
  const lines = text.split('\n');
  const equation = lines.findIndex((line) => line.includes('name.leading =='));
  const token = { onCancellationRequested: () => new Disposable() };
  const place = new Position(equation, lines[equation].indexOf('name'));
  found.hints = await hints.one.provideInlayHints(document, new Range(0, 0, lines.length, 0), token);
  found.hover = (await hover.one.provideHover(document, place, token)).contents.value;
  found.definition = (await definition.one.provideDefinition(document, place, token)).map((one) => one.range.start);
  found.references = (await references.one.provideReferences(document, place, {}, token)).length;
  found.lenses = (await lenses.one.provideCodeLenses(document, token)).map((one) => one.command.title);
  const range = found.conflict.range;
  found.actions = await actions.one.provideCodeActions(document, range, { diagnostics: [] }, token);

  // The picture of the preview that the cursor is in; with a lens, of its preview.
  const selection = { active: place };
  vscode.window.activeTextEditor = { document, selection };
  await registered.commands['layout-preview.render']();
  found.panel = shown.panel?.webview.html;
  const lens = (await lenses.one.provideCodeLenses(document, token))[1];
  await registered.commands[lens.command.command](...lens.command.arguments);
  await until('the live page', () => shown.pages.length > 0);
  found.page = shown.pages[0];

  // The page learns where the cursor is.
  const posted = [];
  const request = http.request;
  http.request = (address, ...rest) => {
    const made = request(address, ...rest);
    made.on('response', (answer) => posted.push(answer.statusCode));
    return made;
  };
  events.selection.fire({ textEditor: vscode.window.activeTextEditor });
  await until('the cursor', () => posted.length > 0);
  found.cursor = posted[0];

  // The repair is typed and saved: the conflict goes away, and the picture is drawn again.
  const repair = found.actions.find((one) => one.title.startsWith('Write '));
  const edit = repair.edit.edits[0];
  document.version += 1;
  events.change.fire({ document, contentChanges: [{ range: edit.range, text: edit.newText }] });
  const line = lines[edit.range.start.line];
  lines[edit.range.start.line] =
    line.slice(0, edit.range.start.character) + edit.newText + line.slice(edit.range.end.character);
  fs.writeFileSync(file, lines.join('\n'));
  events.save.fire(document);
  await until('the repair', () => conflicts().length === 0);
  await until('the new picture', () => shown.panel.webview.html !== found.panel);

  // The command of an action.
  const atPreview = await actions.one.provideCodeActions(document, lens.range, { diagnostics: [] }, token);
  const record = atPreview.find((one) => one.command);
  found.record = record.title;
  await registered.commands[record.command.command](...record.command.arguments);

  found.tasks = registered.tasks['layout-preview'].provideTasks().map((task) => ({
    name: task.name, matchers: task.problemMatchers, isBackground: task.isBackground, words: task.execution.args,
  }));
  found.resolved = registered.tasks['layout-preview'].resolveTask({
    definition: { type: 'layout-preview', verb: 'lint', arguments: ['--strict'] },
  }).name;

  // A server that is gone is reported.
  settings.path = `${tool}-missing`;
  events.configuration.fire({ affectsConfiguration: () => true });
  await until('an error', () => shown.messages.some((one) => one.startsWith('error')));
  await extension.deactivate();
  for (const one of context.subscriptions) one.dispose();
  found.shown = shown;
  console.log(JSON.stringify(found));
}

main().then(() => process.exit(0), (error) => {
  console.error(error.stack);
  process.exit(1);
});
