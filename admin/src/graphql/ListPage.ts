/** A page of a list query. */
export interface ListPage<Item> {
  total: number
  items: Item[]
}
