/** Where a new record begins when not from nothing. */
export interface Source {
  kind: 'translation' | 'copy'
  /** The record that is translated or copied. */
  id: number
}

/** The parts of the address of an add form that name the record it begins from. */
const names: Record<Source['kind'], string> = { translation: 'vertaling-van', copy: 'kopie-van' }

export function sourcePath(resource: string, { kind, id }: Source): string {
  return `/${resource}/create?${names[kind]}=${id}`
}

export function sourceIn(query: URLSearchParams): Source | undefined {
  for (const kind of ['translation', 'copy'] as const) {
    const id = Number(query.get(names[kind]))
    if (id) return { kind, id }
  }
  return undefined
}
