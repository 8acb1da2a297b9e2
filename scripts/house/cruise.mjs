import { bin } from './bin.mjs'
import { inRoot } from './root.mjs'

/**
 * The command line that checks the imports of these folders against the rules of .dependency-cruiser.mjs.
 * @param {string[]} folders relative to where it is run
 * @returns {[string, string[]]}
 */
export function cruise(folders = ['server/src', 'server/demo', 'server/startingContent', 'site/src', 'admin/src']) {
  const rules = ['--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'err-long']
  const [program, parameters] = bin('dependency-cruiser', 'depcruise', [...rules, ...folders])
  return [program, ['--import', inRoot('scripts/house/typescriptApi.mjs'), ...parameters]]
}
