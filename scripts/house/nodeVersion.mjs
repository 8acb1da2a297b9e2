const oldest = [20, 19]

/**
 * Whether this version of Node can run the product.
 * @param {string} version as in process.versions.node
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** Stops with one sentence when Node is too old, before anything newer than that Node is loaded. */
export function requireNode() {
  if (isNewEnough(process.versions.node)) return
  console.error(`Node ${oldest.join('.')} or newer is needed; this is Node ${process.versions.node}.`)
  process.exit(1)
}
