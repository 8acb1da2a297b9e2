import type { Database } from '../../kernel/database/Database.js'
import { divided } from '../../kernel/shared/oldAddress.js'
import { languages } from '../../kernel/shared/screens.js'
import { UntilChanged } from '../switches/UntilChanged.js'
import { formsOf, withoutLanguage } from './recordAddresses.js'
import { SiteRedirect } from './SiteRedirect.js'

declare module '../../kernel/context/Context.js' {
  interface CoreServices {
    /** The redirects of the owner's own. */
    redirects: CurrentRedirects
  }
}

interface OfPath {
  /** What a query has to hold. */
  parameters: readonly (readonly [name: string, value: string])[]
  target: string
}

/** By path in lower case, those with a query first. */
type Redirects = ReadonlyMap<string, readonly OfPath[]>

/** The owner's redirects in memory, so that no made-up address costs a statement. */
export class CurrentRedirects extends UntilChanged<Redirects> {
  constructor({ rows }: Pick<Database, 'rows'>) {
    super(async () => byPath(await rows.find(SiteRedirect, { columns: ['path', 'target'] })))
  }

  /**
   * Where the owner leads visitors of an address, whatever is there; null where there is no such redirect.
   * @param address with its query
   */
  async targetOf(address: string): Promise<string | null> {
    const all = await this.now()
    if (all.size === 0) return null
    const { path, query } = divided(address)
    return among(all, pathsLike(path), query)
  }

  /** The same of an address that a query alone tells from another, such as `/?p=12`. */
  async targetOfQuery(address: string): Promise<string | null> {
    const all = await this.now()
    const { path, query } = divided(address)
    const own = all.get(path.toLowerCase())?.filter(({ parameters }) => parameters.length > 0)
    return own ? targetAmong(own, query) : null
  }
}

function byPath(rows: readonly Pick<SiteRedirect, 'path' | 'target'>[]): Redirects {
  const all = new Map<string, OfPath[]>()
  for (const { path: address, target } of rows) {
    const { path, query } = divided(address)
    const parameters = [...new URLSearchParams(query)]
    all.set(path.toLowerCase(), [...(all.get(path.toLowerCase()) ?? []), { parameters, target }])
  }
  for (const ofPath of all.values()) ofPath.sort((one, other) => other.parameters.length - one.parameters.length)
  return all
}

function among(all: Redirects, paths: readonly string[], query: string): string | null {
  for (const path of paths) {
    const target = targetAmong(all.get(path.toLowerCase()) ?? [], query)
    if (target !== null) return target
  }
  return null
}

function targetAmong(redirects: readonly OfPath[], query: string): string | null {
  const asked = new URLSearchParams(query)
  const isMeant = ({ parameters }: OfPath) => parameters.every(([name, value]) => asked.getAll(name).includes(value))
  return redirects.find(isMeant)?.target ?? null
}

/** Beside an address itself, what leads to the same record with a language. */
function pathsLike(path: string): string[] {
  const isBare = (each: string) => withoutLanguage(each) === each
  const inLanguages = isBare(path) ? languages.map((each) => `/${each}${path}`) : []
  return [path, ...inLanguages, ...formsOf(path).filter((each) => !isBare(each))]
}
