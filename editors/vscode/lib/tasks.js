'use strict';

const vscode = require('vscode');

const TYPE = 'layout-preview';

const DETAILS = {
  test: 'Compares the previews with their goldens',
  lint: 'Finds layout problems in all previews',
  watch: 'Serves the live page, and builds after each save',
};

/** A task that runs a verb of the command in a folder. */
function task(definition, folder) {
  const command = vscode.workspace.getConfiguration('layout-preview', folder.uri).get('path', 'preview');
  const words = [definition.verb, ...(definition.arguments ?? [])];
  const run = new vscode.ProcessExecution(command, words, { cwd: folder.uri.fsPath });
  const isWatch = definition.verb === 'watch';
  const matcher = isWatch ? '$layout-preview-watch' : '$layout-preview';
  const made = new vscode.Task(definition, folder, ['preview', ...words].join(' '), 'LayoutPreview', run, [matcher]);
  made.detail = DETAILS[definition.verb];
  made.isBackground = isWatch;
  if (definition.verb === 'test') made.group = vscode.TaskGroup.Test;
  return made;
}

const provider = {
  provideTasks() {
    const folders = vscode.workspace.workspaceFolders ?? [];
    return folders.flatMap((folder) => Object.keys(DETAILS).map((verb) => task({ type: TYPE, verb }, folder)));
  },

  /** Completes a task of `tasks.json`, which has to keep the definition as it is there. */
  resolveTask(given) {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const folder = typeof given.scope === 'object' ? given.scope : folders[0];
    return folder && given.definition.verb in DETAILS ? task(given.definition, folder) : undefined;
  },
};

module.exports = { TYPE, provider };
