import { type DataProvider, useDataProvider } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { codeOf } from '../../dataProvider/failureOf'
import type { KeptNow, StoredDraft } from '../../dataProvider/StoredDraft'
import { useEntity } from '../../managed/ManagedContext'

/** Milliseconds between two automatic saves of what is typed. */
const pause = 10_000

/** What a form begins with where it has read no draft. */
const none = 0

/**
 * Keeps what is typed into the form of a record on the server, so that it survives a crash and is offered on any device: not
 * before what was kept already was taken up or thrown away.
 */
export function useDraftKeeper(record: FormRecord) {
  const entity = useEntity()
  const provider = useDataProvider<DataProvider>()
  const { getValues, setValue, subscribe } = useFormContext()
  const { isSubmitting } = useFormState()
  const [offered, setOffered] = useState<StoredDraft>()
  const [isOvertaken, setOvertaken] = useState(false)
  const version = useRef(none)
  const isTyped = useRef(false)
  const isWaiting = useRef(true)
  const { id } = record

  useEffect(() => {
    let isWanted = true
    async function read() {
      const draft: StoredDraft | null = await provider.getDraft(entity.name, id)
      if (!isWanted) return
      isWaiting.current = draft !== null
      setOffered(draft ?? undefined)
    }
    // Without the server's word nothing is kept, which a form survives: it warns before it is left.
    read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [provider, entity, id])

  /** With a moment it is planned too, or neither. @returns whether anything differs from the record */
  const keep = useCallback(
    async (plan: Pick<KeptNow, 'publishAt' | 'bothLanguages'> = {}) => {
      isTyped.current = false
      const now: KeptNow = { id, values: getValues(), version: version.current, ...plan }
      const kept: { version: number } | null = await provider.saveDraft(entity.name, now)
      version.current = kept?.version ?? none
      isWaiting.current = false
      setOffered(undefined)
      return kept !== null
    },
    [provider, entity, id, getValues],
  )

  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback({ dirtyFields }) {
          isTyped.current = Object.keys(dirtyFields ?? {}).length > 0
        },
      }),
    [subscribe],
  )
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isTyped.current || isWaiting.current || isOvertaken || isSubmitting) return
      keep().catch((failure) => {
        // A line that drops is tried again with what is typed next.
        if (codeOf(failure) === 'CONFLICT') setOvertaken(true)
        else isTyped.current = true
      })
    }, pause)
    return () => clearInterval(timer)
  }, [keep, isOvertaken, isSubmitting])

  // What was published by this form needs no draft any more.
  const live = useRef(record.version)
  useEffect(() => {
    if (live.current === record.version) return
    live.current = record.version
    isTyped.current = false
    if (version.current === none) return
    const done = version.current
    version.current = none
    provider.discardDraft(entity.name, { id, version: done }).catch(() => undefined)
  }, [provider, entity, id, record.version])

  const takeUp = useCallback(() => {
    if (!offered) return
    for (const [name, value] of Object.entries(offered.values)) setValue(name, value, { shouldDirty: true })
    version.current = offered.version
    isWaiting.current = false
    setOffered(undefined)
  }, [offered, setValue])

  const throwAway = useCallback(async () => {
    if (offered) await provider.discardDraft(entity.name, { id, version: offered.version })
    isWaiting.current = false
    setOffered(undefined)
  }, [offered, provider, entity, id])

  return { offered, isOvertaken, keep, takeUp, throwAway }
}
