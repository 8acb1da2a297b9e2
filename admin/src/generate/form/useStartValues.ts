import { useDataProvider, useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useManaged } from '../../managed/ManagedContext'
import type { Language, ManagedEntity } from '../../managed/ManagedEntity'
import { copyForTranslation, emptyValues } from './startValues'

interface Start {
  values: Record<string, unknown>
  /** The record that is being translated. */
  sibling?: FormRecord
}

/** What a form for a new record begins with; undefined until the record to be translated has been read. */
export function useStartValues(
  entity: ManagedEntity,
  siblingId: number | undefined,
  language: Language,
): Start | undefined {
  const dataProvider = useDataProvider()
  const catalogue = useManaged()
  const notify = useNotify()
  const [start, setStart] = useState<Start | undefined>(() =>
    siblingId === undefined ? { values: emptyValues(entity, language) } : undefined,
  )

  useEffect(() => {
    if (siblingId === undefined) return
    let isWanted = true

    /** A reference of a translation points at the translation of what its sibling points at. */
    async function siblingOf(reference: string, id: number): Promise<number | null> {
      if (!catalogue.entity(reference).isTranslated) return id
      const { data } = await dataProvider.getOne<FormRecord>(reference, { id })
      return data.sibling?.id ?? null
    }
    async function load(id: number) {
      const { data: sibling } = await dataProvider.getOne<FormRecord>(entity.name, { id })
      const values = await copyForTranslation(entity, catalogue, sibling, siblingOf)
      if (isWanted) setStart({ values, sibling })
    }
    load(siblingId).catch((failure: Error) => {
      notify(failure.message, { type: 'error' })
      if (isWanted) setStart({ values: emptyValues(entity, language) })
    })
    return () => {
      isWanted = false
    }
  }, [siblingId, entity, catalogue, dataProvider, notify, language])
  return start
}
