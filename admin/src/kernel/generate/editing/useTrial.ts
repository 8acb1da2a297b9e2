import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ChangeRecordsDocument, type RecordChangesInput } from '../../../generated/graphql'
import { askServer } from '../../graphql/askServer'
import { Refusal } from '../../graphql/Refusal'
import { useEntity } from '../../managed/ManagedContext'
import { entityName } from '../../managed/ManagedEntity'

type Faults = Readonly<Record<string, string>>

export interface Trial {
  isTrying: boolean
  /** What the server would refuse of a record, in words. */
  faultsOf(id: number): string[]
  /** Takes over what it did refuse. */
  tell(faults: Faults): void
}

const pause = 400

/** Asks the server what it would refuse, once the typing stops for a moment. Without an answer nothing is known to be wrong. */
export function useTrial(sent: readonly (RecordChangesInput | null)[]): Trial {
  const { name } = useEntity()
  const rows = sent.filter((row) => row !== null)
  const now = JSON.stringify(rows)
  const [asked, setAsked] = useState(now)
  const [told, setTold] = useState<{ of: string; faults: Faults }>()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(now), pause)
    return () => clearTimeout(timer)
  }, [now])
  const isAsked = asked === now && rows.length > 0
  const { data, isFetching } = useQuery({
    queryKey: ['changeTrial', name, asked],
    enabled: isAsked,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<Faults> => {
      try {
        const variables = { entity: entityName(name), rows: JSON.parse(asked), isTrial: true }
        await askServer({ query: ChangeRecordsDocument, variables, signal })
        return {}
      } catch (thrown) {
        if (thrown instanceof Refusal) return thrown.fields
        throw thrown
      }
    },
  })
  const faults = told?.of === now ? told.faults : isAsked ? (data ?? {}) : {}
  return {
    isTrying: rows.length > 0 && (!isAsked || isFetching),
    faultsOf: (id) =>
      Object.entries(faults).flatMap(([path, text]) => (path.split('.')[0] === String(id) ? [text] : [])),
    tell: (refused) => setTold({ of: now, faults: refused }),
  }
}
