import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { failureOf } from '../../dataProvider/failureOf'
import { entityNames, useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { isVisibility } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'

interface PublishButtonsProps {
  records: readonly FormRecord[]
  onDone: () => void
}

/** Shows the chosen rows to visitors in all their languages, or hides them; only of what can be hidden at all. */
export function PublishButtons({ records, onDone }: PublishButtonsProps) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const translateReason = useTranslate()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const field = entity.fields.find(isVisibility)
  if (!field) return null
  const { name } = field
  const names = entityNames(entity, language)

  async function change(value: boolean) {
    setBusy(true)
    try {
      const siblings = records.flatMap(({ sibling }) => (sibling ? [sibling.id] : []))
      const { data } = siblings.length > 0 ? await dataProvider.getMany(entity.name, { ids: siblings }) : { data: [] }
      const changing = [...records, ...(data as FormRecord[])].filter((record) => record[name] !== value)
      await dataProvider.showMany(entity.name, { records: changing, visible: value })
      notify(translate(value ? 'message.published' : 'message.hidden', { ...names, count: changing.length }), {
        type: 'success',
      })
      onDone()
    } catch (failure) {
      const reason = failureOf(failure).message
      notify(translate('message.saveFailed', { ...names, reason: translateReason(reason, { _: reason }) }), {
        type: 'error',
      })
    } finally {
      await queries.invalidateQueries({ queryKey: [entity.name] })
      setBusy(false)
    }
  }
  const isIdle = records.length > 0 && !isBusy
  return (
    <>
      <Button color="inherit" startIcon={<Icon name="preview" />} disabled={!isIdle} onClick={() => change(true)}>
        {translate('list.publish')}
      </Button>
      <Button color="inherit" startIcon={<Icon name="hide" />} disabled={!isIdle} onClick={() => change(false)}>
        {translate('list.hide')}
      </Button>
    </>
  )
}
