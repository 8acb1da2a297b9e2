import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useCloseNotification, useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { BlockValue, FormRecord } from '../../../dataProvider/FormRecord'
import { useFailureText } from '../../../dataProvider/useFailureText'
import { titleOf } from '../../../format/formatValue'
import { useTranslation } from '../../../i18n/useTranslation'
import { useEntity } from '../../../managed/ManagedContext'

/** Adds a block to another record of the same kind as its form would, so that nothing is lost that others changed. */
export function useCopyTo(field: string, name: string) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function save(before: FormRecord, blocks: unknown): Promise<FormRecord> {
    const data = { ...before, [field]: blocks }
    const answer = await dataProvider.update<FormRecord>(entity.name, { id: before.id, data, previousData: before })
    await queries.invalidateQueries()
    return answer.data
  }
  async function undo(before: FormRecord, blocks: unknown) {
    const title = titleOf(entity, before, language)
    try {
      await save(before, blocks)
      notify(translate('copyTo.undone', { title }), { type: 'success' })
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
  }

  /** @returns whether it stands there now */
  async function copy(id: number, block: () => Promise<BlockValue | undefined>): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    try {
      const copied = await block()
      if (!copied) {
        setFailure(translate('copyTo.uploads'))
        return false
      }
      const { data: target } = await dataProvider.getOne<FormRecord>(entity.name, { id })
      const blocks = target[field] as readonly BlockValue[]
      const saved = await save(target, [...blocks, copied])
      notify(translate('copyTo.done', { name, title: titleOf(entity, target, language) }), {
        type: 'success',
        autoHideDuration: 12_000,
        action: <UndoCopy label={translate('copyTo.undo')} onUndo={() => void undo(saved, blocks)} />,
      })
      return true
    } catch (thrown) {
      setFailure(failureText(thrown))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { copy, isBusy, failure }
}

function UndoCopy({ label, onUndo }: { label: string; onUndo: () => void }) {
  const close = useCloseNotification()
  return (
    <Button
      color="inherit"
      size="small"
      sx={{ textDecoration: 'underline' }}
      onClick={() => {
        close()
        onUndo()
      }}
    >
      {label}
    </Button>
  )
}
