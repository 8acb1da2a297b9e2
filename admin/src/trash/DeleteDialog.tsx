import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetMany, useGetOne, useNotify } from 'ra-core'
import { DeletionDialog } from '../components/DeletionDialog'
import type { FormRecord } from '../dataProvider/FormRecord'
import { titleOf } from '../format/formatValue'
import { useRetentionPeriod } from '../i18n/useRetentionPeriod'
import { entityWords, useWords } from '../i18n/useWords'
import { useEntity } from '../managed/ManagedContext'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { UndoDeletion } from './UndoDeletion'

interface DeleteDialogProps {
  records: readonly FormRecord[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before records are deleted, with how long they can be restored and what is deleted with them. */
export function DeleteDialog({ records, onClose, onDeleted }: DeleteDialogProps) {
  const entity = useEntity()
  const { say, language } = useWords()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const words = entityWords(entity, language)
  const period = useRetentionPeriod('bin')
  const isRestorable = canBeRestored(entity)
  const single = records.length === 1 ? records[0] : undefined
  const title = titleOf(entity, single, language) || say('list.untitled')

  async function remove() {
    try {
      const ids = records.map((record) => record.id)
      const { data: deleted = ids } = await dataProvider.deleteMany(entity.name, { ids })
      notify(
        [
          single
            ? say('message.deleted', { ...words, title })
            : say('message.deletedMany', { ...words, count: deleted.length }),
          isRestorable ? say('message.inTrash', period) : '',
        ].join(' '),
        isRestorable
          ? {
              type: 'success',
              autoHideDuration: 12_000,
              action: <UndoDeletion entity={entity} ids={requested(ids, deleted)} />,
            }
          : { type: 'success' },
      )
      onDeleted()
    } finally {
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' })
    }
  }

  return (
    <DeletionDialog
      title={
        single ? say('delete.title', { ...words, title }) : say('delete.titleMany', { ...words, count: records.length })
      }
      confirm={isRestorable ? say('delete.toTrash') : undefined}
      onConfirm={remove}
      explain={(reason) => say('message.deleteFailed', { ...words, reason })}
      onClose={onClose}
    >
      {single ? <SingleText record={single} title={title} /> : <ManyText records={records} />}
    </DeletionDialog>
  )
}

/** Without translations that were deleted with their sibling: restoring one restores both. */
function requested(ids: readonly number[], deleted: readonly unknown[]): number[] {
  return ids.filter((id) => deleted.includes(id))
}

function SingleText({ record, title }: { record: FormRecord; title: string }) {
  const entity = useEntity()
  const period = useRetentionPeriod('bin')
  const { say, language } = useWords()
  const { sibling } = record
  const { data } = useGetOne<FormRecord>(entity.name, { id: sibling?.id ?? 0 }, { enabled: sibling !== null })
  return (
    <>
      <p>
        {say(canBeRestored(entity) ? 'delete.trashed' : 'delete.permanent', {
          ...entityWords(entity, language),
          ...period,
          title,
        })}
      </p>
      {entity.name === 'customer' && <p>{say('delete.account')}</p>}
      {sibling && (
        <p>
          {say('delete.translation', {
            language: say(sibling.language === 'nl' ? 'delete.languageNl' : 'delete.languageEn'),
            title: titleOf(entity, data, language) || '…',
          })}
        </p>
      )}
    </>
  )
}

function ManyText({ records }: { records: readonly FormRecord[] }) {
  const entity = useEntity()
  const period = useRetentionPeriod('bin')
  const { say, language } = useWords()
  // A translation that was chosen as well stands in the list by itself.
  const siblings = records.flatMap(({ sibling }) =>
    sibling && !records.some(({ id }) => id === sibling.id) ? [sibling.id] : [],
  )
  const { data: translations = [] } = useGetMany<FormRecord>(
    entity.name,
    { ids: siblings },
    { enabled: siblings.length > 0 },
  )
  const nameOf = (record: FormRecord) => titleOf(entity, record, language) || say('list.untitled')
  return (
    <>
      <p>{say(canBeRestored(entity) ? 'delete.trashedMany' : 'delete.permanentMany', period)}</p>
      <ul>
        {records.map((record) => (
          <li key={record.id}>{nameOf(record)}</li>
        ))}
      </ul>
      {siblings.length > 0 && <p>{say('delete.withTranslations')}</p>}
      <ul>
        {translations.filter(Boolean).map((record) => (
          <li key={record.id}>{nameOf(record)}</li>
        ))}
      </ul>
    </>
  )
}

/** What can be added can be restored; a deleted access token stays revoked. */
function canBeRestored({ createdBy, canDelete }: ManagedEntity): boolean {
  return createdBy !== null && canDelete
}
