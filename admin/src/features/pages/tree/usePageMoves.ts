import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import {
  ChangePageMenuDocument,
  MovePageDocument,
  PageTreeDocument,
  type PageTreeQuery,
} from '../../../generated/graphql'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { askServer } from '../../../kernel/graphql/askServer'
import type { Language } from '../../../kernel/managed/ManagedEntity'
import { isSamePlace, type PagePlace, placeOf } from './pageMoves'
import { type MenuName, menuFields, type PageRow, type TreePage } from './pageRows'

/** A move that was made, by which it is undone. */
export interface DoneMove {
  page: TreePage
  menu: MenuName
  /** Where it stood. */
  from: PagePlace
  to: PagePlace
  /** Its version and its address from then on. */
  version: number
  fullUrl: string
}

/** The pages of a language, and their moves, each stored at once. Others' changes are read after each of them. */
export function usePageMoves(language: Language) {
  const notify = useNotify()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [done, setDone] = useState<DoneMove>()
  const [isBusy, setBusy] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: ['pageTree', language],
    queryFn: async ({ signal }) =>
      withDrafts(await askServer({ query: PageTreeDocument, variables: { language }, signal })),
    gcTime: 0,
  })

  async function call<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    setBusy(true)
    setDone(undefined)
    try {
      return await work()
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
      return undefined
    } finally {
      await queries.invalidateQueries()
      setBusy(false)
    }
  }
  const send = (page: Pick<TreePage, 'id' | 'version'>, menu: MenuName, { parent, before }: PagePlace) =>
    call(async () => {
      const variables = { id: page.id, version: page.version, menu, parent, before }
      return (await askServer({ query: MovePageDocument, variables })).movePage
    })

  /** @returns whether it stands there now */
  async function move(page: TreePage, menu: MenuName, rows: readonly PageRow[], to: PagePlace): Promise<boolean> {
    const from = placeOf(rows, page.id)
    if (isSamePlace(from, to)) return true
    const moved = await send(page, menu, to)
    if (moved) setDone({ page, menu, from, to, ...moved })
    return moved !== undefined
  }
  /** @returns whether it stands where it stood */
  async function undo({ page, menu, from, version }: DoneMove): Promise<boolean> {
    return (await send({ id: page.id, version }, menu, from)) !== undefined
  }
  /** Puts a page in a menu, behind what has a place there, or takes it out. */
  async function show({ id, version }: TreePage, menu: MenuName, isShown: boolean): Promise<boolean> {
    const input = { [menuFields[menu].shown]: isShown, version }
    const query = ChangePageMenuDocument
    return (await call(() => askServer({ query, variables: { id, input } }))) !== undefined
  }
  return { data, isError, refetch, isBusy, done, dismiss: () => setDone(undefined), move, undo, show }
}

function withDrafts({ pages, drafts }: PageTreeQuery): { total: number; items: TreePage[] } {
  const drafted = new Set(drafts.items.map(({ record }) => record))
  return { ...pages, items: pages.items.map((page) => ({ ...page, hasDraft: drafted.has(page.id) })) }
}
