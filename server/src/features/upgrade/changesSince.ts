import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isNewerVersion } from '../../kernel/database/versionOfDatabase.js'
import { productRoot } from '../../kernel/settings/settingValues.js'

/** The headings under which stands what an operator or a program may have to do something about; those after the second are of version 0.1.0. */
const concerning = ['Breaking or deprecated', 'For operators', 'Changed', 'Deprecated', 'Removed', 'Security']

/**
 * What the changelog says of the versions after one, in lines; in full what may ask for something, of the rest only where it stands.
 * @param version null where the database does not say: the newest version alone
 */
export function changesSince(version: string | null): string[] {
  const all = [...sectionsIn(read('CHANGELOG.md')), ...olderSections()]
  const since = version === null ? all.slice(0, 2) : all.filter((each) => isSince(each.version, version))
  return since.flatMap(({ version: name, text }) => {
    const parts = text.split(/^#{2,3} (?=[A-Z])/m).filter((part) => concerning.some((word) => part.startsWith(word)))
    return parts.length > 0 ? ['', name, ...parts.map((part) => part.trim())] : []
  })
}

interface Section {
  version: string
  text: string
}

/** What is not released yet is newer than every version. */
function isSince(version: string, other: string): boolean {
  return version === 'Unreleased' || isNewerVersion(version, other)
}

function sectionsIn(changelog: string): Section[] {
  return changelog
    .split(/^(?=## \[)/m)
    .slice(1)
    .map((text) => ({ version: /^## \[([^\]]+)\]/.exec(text)?.[1] ?? '', text: text.slice(text.indexOf('\n')) }))
}

function olderSections(): Section[] {
  const folder = path.join(productRoot, 'docs/changelog')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^\d.*\.md$/.test(file)) : []
  return files
    .map((file) => ({ version: file.slice(0, -'.md'.length), text: read(`docs/changelog/${file}`) }))
    .sort((one, other) => (isNewerVersion(one.version, other.version) ? -1 : 1))
}

function read(file: string): string {
  const place = path.join(productRoot, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : ''
}
