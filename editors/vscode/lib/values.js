'use strict';

// Values of the protocol as those of VS Code. Both count lines from 0 and characters in UTF-16.

const vscode = require('vscode');

const range = (one) => new vscode.Range(one.start.line, one.start.character, one.end.line, one.end.character);

const position = (one) => ({ line: one.line, character: one.character });

const protocolRange = (one) => ({ start: position(one.start), end: position(one.end) });

const location = (one) => new vscode.Location(vscode.Uri.parse(one.uri), range(one.range));

function diagnostic(one) {
  // The protocol counts severities from 1.
  const made = new vscode.Diagnostic(range(one.range), one.message, (one.severity ?? 1) - 1);
  made.code = one.code;
  made.source = one.source;
  made.relatedInformation = one.relatedInformation?.map(
    (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message)
  );
  return made;
}

function hover(one) {
  const text = one.contents.kind === 'markdown' ? new vscode.MarkdownString(one.contents.value) : one.contents.value;
  return new vscode.Hover(text, one.range && range(one.range));
}

function hint(one) {
  const made = new vscode.InlayHint(new vscode.Position(one.position.line, one.position.character), one.label);
  made.tooltip = typeof one.tooltip === 'object' ? new vscode.MarkdownString(one.tooltip.value) : one.tooltip;
  made.paddingLeft = one.paddingLeft;
  made.paddingRight = one.paddingRight;
  return made;
}

/** @param folder the server's folder, which goes with the command. */
const command = (one, folder) => ({
  title: one.title,
  command: one.command,
  arguments: [...(one.arguments ?? []), folder],
});

const lens = (one, folder) => new vscode.CodeLens(range(one.range), command(one.command, folder));

/** An action of the server is a command, or an edit with the findings that it repairs. */
function action(one, folder) {
  const made = new vscode.CodeAction(one.title, vscode.CodeActionKind.QuickFix);
  if (typeof one.command === 'string') {
    made.command = command(one, folder);
    return made;
  }
  made.diagnostics = one.diagnostics?.map(diagnostic);
  made.isPreferred = one.isPreferred;
  if (one.command) made.command = command(one.command, folder);
  if (one.edit) {
    made.edit = new vscode.WorkspaceEdit();
    for (const [address, edits] of Object.entries(one.edit.changes ?? {})) {
      for (const edit of edits) made.edit.replace(vscode.Uri.parse(address), range(edit.range), edit.newText);
    }
  }
  return made;
}

module.exports = { action, diagnostic, hint, hover, lens, location, position, protocolRange };
