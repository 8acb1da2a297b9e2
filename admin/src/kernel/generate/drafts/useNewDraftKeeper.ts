import { type DataProvider, useDataProvider } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { type FormRecord, wholeRecord } from '../../dataProvider/FormRecord'
import { codeOf } from '../../dataProvider/failureOf'
import type { NewDraft, StoredDraft } from '../../dataProvider/StoredDraft'
import { useEntity } from '../../managed/ManagedContext'
import type { PublishKept } from './newDraft'

/** Milliseconds between two automatic saves of what is typed. */
const pause = 10_000

/**
 * Keeps what is typed into the form for a new record on the server, under an id that is reserved for it, and tells which
 * drafts of its kind were kept before. Each form keeps one of its own, unless it was opened to go on with another.
 * @param concept the draft to go on with
 * @param sibling the record that is being translated
 */
export function useNewDraftKeeper(concept: number | undefined, sibling: number | undefined) {
  const entity = useEntity()
  const provider = useDataProvider<DataProvider>()
  const { getValues, setValue } = useFormContext()
  const { isSubmitting, dirtyFields } = useFormState()
  const [offered, setOffered] = useState<NewDraft[]>([])
  const [isOvertaken, setOvertaken] = useState(false)
  /** The draft of this form. */
  const own = useRef<Pick<NewDraft, 'record' | 'version'>>(undefined)
  const kept = useRef('')
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const [begun] = useState(() => filled(getValues()))
  const isTouched = Object.keys(dirtyFields).length > 0

  useEffect(() => {
    let isWanted = true
    async function read() {
      if (concept === undefined) {
        const found: NewDraft[] = await provider.getNewDrafts(entity.name)
        if (isWanted) setOffered(found.filter(({ record }) => record !== own.current?.record))
        return
      }
      const draft: StoredDraft | null = await provider.getDraft(entity.name, concept)
      if (!isWanted || !draft) return
      own.current = { record: concept, version: draft.version }
      for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true })
      kept.current = JSON.stringify(getValues())
    }
    // Without the server's word nothing is offered; what is typed is kept all the same.
    read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [provider, entity, concept, getValues, setValue])

  const keep = useCallback(
    async (values: Record<string, unknown>) => {
      const now = {
        id: own.current?.record ?? null,
        version: own.current?.version ?? 0,
        values: { ...values, translationOf: sibling },
      }
      own.current = (await provider.saveDraft(entity.name, now)) ?? undefined
    },
    [provider, entity, sibling],
  )

  useEffect(() => {
    if (isOvertaken || isSubmitting) return
    const timer = setInterval(() => {
      const values = getValues()
      const held = JSON.stringify(values)
      if (held === kept.current) return
      const { current: draft } = own
      const isTyped = isTouched && filled(values) !== begun
      if (!isTyped && !draft) return
      kept.current = held
      // A form that is empty again leaves nothing behind.
      const isEmptied = !isTyped && draft !== undefined
      const work = async () => {
        if (!isEmptied) return keep(values)
        own.current = undefined
        await provider.discardDraft(entity.name, { id: draft.record, version: draft.version })
      }
      underWay.current = work().catch((failure) => {
        // A line that drops is tried again.
        kept.current = ''
        if (codeOf(failure) === 'CONFLICT') setOvertaken(true)
      })
    }, pause)
    return () => clearInterval(timer)
  }, [keep, getValues, provider, entity, begun, isTouched, isOvertaken, isSubmitting])

  const save = useCallback(async (): Promise<number> => {
    await underWay.current
    const values = getValues()
    kept.current = JSON.stringify(values)
    await keep(values)
    if (!own.current) throw new Error('What is new has no draft')
    return own.current.record
  }, [keep, getValues])

  const publish: PublishKept = useCallback(
    async (values) => {
      await underWay.current
      if (!own.current || isOvertaken) return null
      const { record } = own.current
      try {
        await keep(values)
      } catch (failure) {
        if (codeOf(failure) !== 'CONFLICT' && codeOf(failure) !== 'NOT_FOUND') throw failure
        // Another window has gone on with it, or ended it: what stands here becomes a record of its own.
        own.current = undefined
        return null
      }
      await provider.publishDraft(entity.name, { id: record, version: own.current?.version ?? 0 })
      own.current = undefined
      return (await provider.getOne<FormRecord>(entity.name, { id: record, meta: wholeRecord })).data
    },
    [keep, provider, entity, isOvertaken],
  )

  const throwAway = useCallback(
    async ({ record, version }: NewDraft) => {
      await provider.discardDraft(entity.name, { id: record, version })
      setOffered((left) => left.filter((each) => each.record !== record))
    },
    [provider, entity],
  )

  return { offered, isOvertaken, save, publish, throwAway }
}

/** What stands in a form: a text that was emptied is none. */
function filled(values: Record<string, unknown>): string {
  return JSON.stringify(values, (_name, value) => (value === '' || value === null ? undefined : value))
}
