/** Where the back office stands on the site. */
export const backOfficeRoot = '/cougarXr7'

/** Marks addresses on either side that the other side has no word for. */
const unknownMark = '-'

export interface Section {
  /** The name of the resource in react-admin. */
  name: string
  /** Its Dutch part of the address. */
  section: string
}

/**
 * The Dutch addresses of the address bar and react-admin's own, one to one:
 * `/cougarXr7/dashboard` and `/`, `…/producten/overzicht` and `/product`, `…/toevoegen` and `/product/create`,
 * `…/wijzigen/5` and `/product/5`, `…/bekijken/5` and `/product/5/show`.
 */
export class AddressBook {
  private readonly byName: ReadonlyMap<string, string>
  private readonly bySection: ReadonlyMap<string, string>

  constructor(sections: readonly Section[]) {
    this.byName = new Map(sections.map(({ name, section }) => [name, section]))
    this.bySection = new Map(sections.map(({ name, section }) => [section, name]))
  }

  /** From the address bar to react-admin. An unknown address inside a section leads to the section's list. */
  toInside(path: string): string {
    const parts = path.split('/').filter(Boolean)
    const [, first, ...rest] = parts
    if (`/${parts[0]}` !== backOfficeRoot) return `/${unknownMark}${path}`
    if (first === undefined || (first === 'dashboard' && rest.length === 0)) return '/'
    if (first === unknownMark) return `/${withoutMarks(rest).join('/')}`
    const name = this.bySection.get(decode(first))
    if (name === undefined) return `/${[unknownMark, first, ...rest].join('/')}`
    const [action, id] = rest
    if (rest.length === 1 && action === 'toevoegen') return `/${name}/create`
    if (rest.length === 2 && action === 'wijzigen') return `/${name}/${id}`
    if (rest.length === 2 && action === 'bekijken') return `/${name}/${id}/show`
    return `/${name}`
  }

  /** From react-admin to the address bar. */
  toOutside(path: string): string {
    const [name, second, third, ...rest] = path.split('/').filter(Boolean)
    if (name === undefined) return `${backOfficeRoot}/dashboard`
    if (name === unknownMark)
      return [backOfficeRoot, second, third, ...rest].filter((part) => part !== undefined).join('/')
    const section = this.byName.get(name)
    const isKnown = section !== undefined && rest.length === 0 && (third === undefined || third === 'show')
    if (!isKnown) return `${backOfficeRoot}/${unknownMark}${path}`
    if (second === undefined) return `${backOfficeRoot}/${section}/overzicht`
    if (second === 'create') return `${backOfficeRoot}/${section}/toevoegen`
    return `${backOfficeRoot}/${section}/${third === 'show' ? 'bekijken' : 'wijzigen'}/${second}`
  }

  /** The address as it should stand in the address bar. */
  canonical(path: string): string {
    return this.toOutside(this.toInside(path))
  }
}

/** An address inside never begins with the mark of those outside. */
function withoutMarks(parts: readonly string[]): readonly string[] {
  const start = parts.findIndex((part) => part !== unknownMark)
  return start === -1 ? [] : parts.slice(start)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
