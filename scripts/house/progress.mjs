/** Progress goes to stderr, so that the output of a command itself can be piped into a file. */
const terminal = process.stderr

/**
 * Runs one step and shows it: a running clock on a terminal, one line with its time at the end everywhere.
 * @template T
 * @param {string} title what is being done, e.g. "Building the site"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now()
  const stopClock = showClock(title, started)
  try {
    const result = await work()
    stopClock()
    terminal.write(`  ${title}: done in ${seconds(started)}\n`)
    return result
  } catch (error) {
    stopClock()
    terminal.write(`  ${title}: failed after ${seconds(started)}\n`)
    throw error
  }
}

/** @type {Map<string, number>} steps that run side by side share the one clock line */
const running = new Map()

/**
 * @param {string} title
 * @param {number} started
 * @returns {() => void} takes the step off the clock line again
 */
function showClock(title, started) {
  if (!terminal.isTTY) {
    terminal.write(`  ${title} …\n`)
    return () => {}
  }
  running.set(title, started)
  drawClock()
  const timer = setInterval(drawClock, 1000)
  return () => {
    clearInterval(timer)
    running.delete(title)
    terminal.write('\r\x1b[K')
  }
}

function drawClock() {
  const parts = [...running].map(([title, started]) => `${title} … ${seconds(started)}`)
  const line = `  ${parts.join(' · ')}`
  terminal.write(`\r\x1b[K${line.slice(0, (terminal.columns ?? 80) - 1)}`)
}

/** @param {number} started epoch ms */
function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`
}
