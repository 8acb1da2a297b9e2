import { useDataProvider, useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useManaged } from '../../managed/ManagedContext'
import type { Language, ManagedEntity } from '../../managed/ManagedEntity'
import { shopToday } from '../../shop/shopToday'
import { emptyValues } from '../field/emptyValues'
import { copyForTranslation, twinsBy } from './copyForTranslation'
import { copyOfRecord } from './copyOfRecord'
import type { Source } from './sourceQuery'

interface Start {
  values: Record<string, unknown>
  /** The record that is being translated. */
  sibling?: FormRecord
  /** The record that is being copied. */
  original?: FormRecord
}

/** What a form for a new record begins with; undefined until the record that it begins from has been read. */
export function useStartValues(
  entity: ManagedEntity,
  source: Source | undefined,
  language: Language,
): Start | undefined {
  const dataProvider = useDataProvider()
  const catalogue = useManaged()
  const notify = useNotify()
  const { kind, id } = source ?? {}
  const [start, setStart] = useState<Start | undefined>(() =>
    source === undefined ? { values: begun(entity, emptyValues(entity, language)) } : undefined,
  )

  useEffect(() => {
    if (kind === undefined || id === undefined) return
    let isWanted = true

    async function read(from: number): Promise<Start> {
      const { data } = await dataProvider.getOne<FormRecord>(entity.name, { id: from })
      if (kind === 'copy') return { values: begun(entity, copyOfRecord(entity, data, language)), original: data }
      return {
        values: await copyForTranslation(entity, catalogue, data, twinsBy(dataProvider, catalogue)),
        sibling: data,
      }
    }
    async function load(from: number) {
      const begin = await read(from)
      if (isWanted) setStart(begin)
    }
    load(id).catch((failure: Error) => {
      notify(failure.message, { type: 'error' })
      if (isWanted) setStart({ values: begun(entity, emptyValues(entity, language)) })
    })
    return () => {
      isWanted = false
    }
  }, [kind, id, entity, catalogue, dataProvider, notify, language])
  return start
}

/** What is taken in is taken in today, in the shop's time, unless one says otherwise. */
function begun({ fields }: ManagedEntity, values: Start['values']): Start['values'] {
  return fields.some(({ name }) => name === 'intakeDate') ? { ...values, intakeDate: shopToday() } : values
}
