import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { ListContextProvider, useListContext } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { AskedFilters } from '../src/kernel/generate/list/AskedFilters'
import { useDelayedFilter } from '../src/kernel/generate/list/useDelayedFilter'

type Filters = Record<string, unknown>

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A list that takes a while to come to its filters, as on a slow device, or is given others from elsewhere. */
function slowList() {
  const asked: Filters[] = []
  const sorted: object[] = []
  let arrive = (_filters: Filters) => {}
  const List = ({ children }: { children: ReactNode }) => {
    const [filterValues, setFilterValues] = useState<Filters>({})
    arrive = setFilterValues
    const list = {
      filterValues,
      setFilters: (filters: Filters) => asked.push(filters),
      setSort: (sort: object) => sorted.push(sort),
    }
    return (
      <ListContextProvider value={list as never}>
        <AskedFilters>{children}</AskedFilters>
      </ListContextProvider>
    )
  }
  const { result } = renderHook(
    () => [useDelayedFilter('q'), useDelayedFilter('name'), useListContext().setSort] as const,
    { wrapper: List },
  )
  return {
    asked,
    sorted,
    sort: () => act(() => result.current[2]({ field: 'title', order: 'ASC' })),
    shown: () => result.current[0][0],
    shownName: () => result.current[1][0],
    type: (text: string) => act(() => result.current[0][1](text)),
    typeName: (text: string) => act(() => result.current[1][1](text)),
    pause: () => act(() => jest.advanceTimersByTime(400)),
    arrive: (filters: Filters) => act(() => arrive(filters)),
  }
}

it('[B12] what is typed while the list comes to what was typed before is not lost', () => {
  const { asked, shown, type, pause, arrive } = slowList()
  type('lap')
  pause()
  type('lapt')
  arrive({ q: 'lap' })
  expect(shown()).toBe('lapt')
  pause()
  type('laptop')
  pause()
  arrive({ q: 'lapt' })
  arrive({ q: 'laptop' })
  expect(shown()).toBe('laptop')
  pause()
  expect(asked.map(({ q }) => q)).toEqual(['lap', 'lapt', 'laptop'])
})

it('[B12] what another part of the screen filters by is shown', () => {
  const { asked, shown, type, pause, arrive } = slowList()
  type('lap')
  pause()
  arrive({ q: 'lap' })
  arrive({ q: 'kabel' })
  expect(shown()).toBe('kabel')
  arrive({})
  expect(shown()).toBe('')
  type('muis')
  pause()
  expect(asked).toEqual([{ q: 'lap' }, { q: 'muis' }])
})

it('[B12] two filters that are typed within a moment both reach the list', () => {
  const { asked, shown, shownName, type, typeName, pause, arrive } = slowList()
  type('lap')
  typeName('Noor')
  pause()
  expect(asked.at(-1)).toEqual({ q: 'lap', name: 'Noor' })
  arrive({ q: 'lap' })
  expect([shown(), shownName()]).toEqual(['lap', 'Noor'])
  arrive({ name: 'Noor', q: 'lap' })
  expect([shown(), shownName()]).toEqual(['lap', 'Noor'])
  type('')
  pause()
  expect(asked.at(-1)).toEqual({ name: 'Noor' })
})

it('[L17] a heading that is pressed while the list comes to what was typed keeps that search', () => {
  const { asked, sorted, shown, sort, type, pause, arrive } = slowList()
  type('lap')
  pause()
  sort()
  expect(sorted).toHaveLength(1)
  expect(asked).toEqual([{ q: 'lap' }, { q: 'lap' }])
  arrive({ q: 'lap' })
  sort()
  expect([shown(), asked.length]).toEqual(['lap', 2])
})
