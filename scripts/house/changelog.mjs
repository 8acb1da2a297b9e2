/**
 * @typedef {object} Changelog
 * @property {string} intro what stands above the first version
 * @property {{version: string, date: string | null, text: string}[]} versions `Unreleased` first, where there is one
 */

/**
 * A changelog in the form of Keep a Changelog.
 * @param {string} text
 * @returns {Changelog}
 */
export function parseChangelog(text) {
  const [intro = '', ...sections] = text.split(/^(?=## \[)/m)
  const versions = sections.map((section) => {
    const [, version = '', date = null] = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?/.exec(section) ?? []
    return { version, date, text: section.slice(section.indexOf('\n') + 1).trim() }
  })
  return { intro: intro.trim(), versions }
}

/**
 * Turns Unreleased into a version. The one that was the newest so far gets a file of its own.
 * @param {string} text CHANGELOG.md
 * @param {string} version
 * @param {string} date ISO
 * @returns {{changelog: string, section: string, older: {version: string, text: string}[]}} section: what changed in this version
 */
export function releaseChangelog(text, version, date) {
  const { intro, versions } = parseChangelog(text)
  const [unreleased, ...released] = versions
  if (unreleased?.version !== 'Unreleased') throw new Error('CHANGELOG.md does not begin with a section [Unreleased]')
  const section = unreleased.text
  return {
    changelog: `${intro}\n\n## [Unreleased]\n\n## [${version}] - ${date}\n\n${section}\n`,
    section,
    older: released.map((each) => ({
      version: each.version,
      text: `# ${each.version}${each.date === null ? '' : ` - ${each.date}`}\n\n${each.text.replace(/^### /gm, '## ')}\n`,
    })),
  }
}
