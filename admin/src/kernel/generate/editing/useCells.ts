import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useFailureText } from '../../dataProvider/useFailureText'
import { Refusal } from '../../graphql/Refusal'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import type { ManagedField } from '../../managed/ManagedEntity'
import { countTyped, sentCells, type TypedRows, withTyped } from './typedCells'
import { useChangeRecords } from './useChangeRecords'

type Faults = Readonly<Record<string, string>>

/** The cells of a list: what is typed in them, what is wrong with it, and saving all of them or none. */
export function useCells(fields: readonly ManagedField[]) {
  const entity = useEntity()
  const dataProvider = useDataProvider()
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const change = useChangeRecords()
  const [rows, setRows] = useState<TypedRows>(new Map())
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function type(record: FormRecord, field: ManagedField, text: string) {
    const next = withTyped(rows, record, field, text)
    const isSettled = (place: string) =>
      place === `${record.id}.${field.name}` || (place === String(record.id) && !next.has(record.id))
    setRows(next)
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([place]) => !isSettled(place))))
  }
  function clear() {
    setRows(new Map())
    setFaults({})
    setFailure(undefined)
  }
  /** Takes over how records are that others changed meanwhile, beside what was typed. */
  async function readAgain(ids: number[]) {
    const { data } = await dataProvider.getList<FormRecord>(entity.name, {
      filter: { ids },
      pagination: { page: 1, perPage: ids.length },
      meta: { columns: fields.map(({ name }) => name) },
    })
    setRows((typed) => {
      const next = new Map(typed)
      for (const record of data) {
        const row = next.get(record.id)
        if (row) next.set(record.id, { ...row, before: record })
      }
      return next
    })
  }
  async function save() {
    const { sent, back, wrong } = sentCells(fields, rows)
    setFailure(undefined)
    if (wrong.length > 0) {
      setFaults(Object.fromEntries(wrong.map((place) => [place, translate('editing.noValue')])))
      setFailure(translate('editing.notSaved'))
      return
    }
    if (sent.length === 0) return
    setBusy(true)
    try {
      await change(sent, back)
      clear()
    } catch (thrown) {
      const refused = thrown instanceof Refusal ? thrown.fields : {}
      const stale = Object.keys(refused).filter((place) => !place.includes('.'))
      const told = stale.map((id) => [id, translate('editing.conflict')])
      setFaults({ ...refused, ...Object.fromEntries(told) })
      const isPlaced = Object.keys(refused).length > 0
      setFailure(isPlaced ? translate('editing.notSaved') : failureText(thrown))
      if (stale.length > 0) await readAgain(stale.map(Number)).catch(() => undefined)
    } finally {
      setBusy(false)
    }
  }
  return { rows, faults, failure, isBusy, count: countTyped(rows), type, clear, save }
}
