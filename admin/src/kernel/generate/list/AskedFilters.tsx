import { ListContextProvider, type SortPayload, useListContext } from 'ra-core'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'

type Filters = Record<string, unknown>
type FilterChange = (name: string, value: unknown) => void

const FilterChangeContext = createContext<FilterChange>(() => {
  throw new Error('A filter stands outside of AskedFilters')
})

/** Sets one filter of the list, beside whatever was asked of it last; an empty text takes it away. */
export function useFilterChange(): FilterChange {
  return useContext(FilterChangeContext)
}

/**
 * Lets all that filters, sorts and turns the pages of a list build on what was asked of it last: the list comes to that some time later, and who built on
 * what it shows meanwhile would drop it.
 */
export function AskedFilters({ children }: { children: ReactNode }) {
  const list = useListContext()
  const { filterValues, setFilters, setSort, setPage } = list
  /** What the list has not come to yet, oldest first. */
  const [asked, setAsked] = useState<readonly Filters[]>([])
  const [arrived, setArrived] = useState<Filters>(filterValues)
  if (!isSame(arrived, filterValues)) {
    const own = asked.findIndex((filters) => isSame(filters, filterValues))
    setArrived(filterValues)
    setAsked(own < 0 ? [] : asked.slice(own + 1))
  }
  const current = asked.at(-1) ?? filterValues
  /** Of two filters that change at the same moment the second builds on the first, before anything is drawn. */
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  }, [current])

  const changes = useMemo(() => {
    const change = (filters: Filters) => {
      latest.current = filters
      setAsked((before) => [...before, filters])
      setFilters(filters)
    }
    const changeOne: FilterChange = (name, value) => {
      const { [name]: _dropped, ...others } = latest.current
      change(value === '' ? others : { ...others, [name]: value })
    }
    return { change, changeOne }
  }, [setFilters])

  const isAsked = asked.length > 0
  const steps = useMemo(() => {
    /** A step that builds on what the list shows would drop what it has not come to yet: that is asked again beside it. */
    const keeping = (step: () => void) => {
      step()
      if (isAsked) setFilters(latest.current)
    }
    return {
      setSort: (sort: SortPayload) => keeping(() => setSort(sort)),
      setPage: (page: number) => keeping(() => setPage(page)),
    }
  }, [isAsked, setFilters, setSort, setPage])

  return (
    <ListContextProvider value={{ ...list, ...steps, filterValues: current, setFilters: changes.change }}>
      <FilterChangeContext value={changes.changeOne}>{children}</FilterChangeContext>
    </ListContextProvider>
  )
}

function isSame(one: Filters, other: Filters): boolean {
  return one === other || inOrder(one) === inOrder(other)
}

function inOrder(filters: Filters): string {
  return JSON.stringify(Object.entries(filters).sort(([first], [second]) => first.localeCompare(second)))
}
