/** The list of an entity, narrowed down. */
export function filteredList(entity: string, filter: Record<string, unknown>): string {
  return `/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
