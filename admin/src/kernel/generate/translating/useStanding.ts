import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import type { TranslationStanding } from '../../dataProvider/translationQueries'
import { useEntity } from '../../managed/ManagedContext'

interface Read {
  version: number | undefined
  sourceVersion: number
  changedAt: string
}

/**
 * How a record stands with its sibling, asked again when one comes back to the window, and a call that notes that it is
 * right still. A save says no more than what was read when it was typed: what a colleague changed of the other language
 * meanwhile stays marked.
 * @param record undefined for one that is being made
 */
export function useStanding(record: FormRecord | undefined) {
  const { name } = useEntity()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const key = [name, 'translationStanding', record?.id]
  const { data, error, refetch } = useQuery({
    queryKey: [...key, record?.version],
    queryFn: async () => ({
      version: record?.version,
      standing: (await dataProvider.getTranslation(name, record?.id)) as TranslationStanding | null,
    }),
    enabled: record !== undefined,
    placeholderData: (before) => before,
    refetchOnWindowFocus: true,
    retry: false,
    gcTime: 0,
  })
  const standing = data?.standing ?? null
  const read = useRef<Read>(undefined)

  /** @returns how it stands then */
  async function confirm(sourceVersion: number): Promise<TranslationStanding | null> {
    if (!record) return null
    await dataProvider.confirmTranslation(name, { id: record.id, version: record.version, sourceVersion })
    // The lists and the start screen say it too.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('outdated') })
    return (await refetch()).data?.standing ?? null
  }

  const afterSave = useEffectEvent(async (before: Read, now: TranslationStanding) => {
    const isLater = before.version !== record?.version && before.changedAt !== now.changedAt
    if (isLater && record?.language === 'en' && !now.isOutdated) await confirm(before.sourceVersion)
  })
  useEffect(() => {
    if (!data?.standing) return
    const { source, changedAt } = data.standing
    const before = read.current
    read.current = { version: data.version, sourceVersion: source.version ?? 0, changedAt }
    // Without it the save counts as one that was typed beside the newer text.
    if (before && before.version !== data.version) afterSave(before, data.standing).catch(() => undefined)
  }, [data])

  return { standing, error, refetch, confirm }
}
