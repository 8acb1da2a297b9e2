import { spawnSync } from 'node:child_process'

/** @param {string} program @param {string[]} parameters */
function works(program, parameters) {
  return spawnSync(program, parameters, { stdio: 'ignore' }).status === 0
}

/** What tries the rules of alerts; Debian has it in the package prometheus. */
export const hasPromtool = works('promtool', ['--version'])

/** What judges units without running them, since version 250. */
export const hasSystemd = works('systemd-analyze', ['security', '--help']) && works('systemd-analyze', ['--version'])

/** What stands in front of a shop without Docker. */
export const hasNginx = works('nginx', ['-v']) && works('openssl', ['version'])

/** What cannot be tried of the files for deployment on this machine, in words. @returns {string[]} */
export function missingForDeploy() {
  return [
    ...(hasPromtool ? [] : ['the rules of alerts (promtool is not installed; Debian: prometheus)']),
    ...(hasNginx ? [] : ['the proxy (nginx or openssl is not installed)']),
    ...(hasSystemd ? [] : ['the units of systemd (systemd-analyze is not installed)']),
  ]
}
