import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetMany, useGetOne, useNotify } from 'ra-core'
import { useState } from 'react'
import { DeletionDialog } from '../components/DeletionDialog'
import type { FormRecord } from '../dataProvider/FormRecord'
import { nameOf, titleOf } from '../format/formatValue'
import { useRetentionPeriod } from '../i18n/useRetentionPeriod'
import { entityNames, useTranslation } from '../i18n/useTranslation'
import { LeadingPlaces } from '../leading/LeadingPlaces'
import { NamingTexts } from '../leading/NamingTexts'
import { TargetChoice } from '../leading/TargetChoice'
import { redirectVisitors, useLeadingPlaces } from '../leading/useLeadingPlaces'
import { useEntity } from '../managed/ManagedContext'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { MovedChildren } from './MovedChildren'
import { UndoDeletion } from './UndoDeletion'

interface DeleteDialogProps {
  records: readonly FormRecord[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before records are deleted, with how long they can be restored and what is deleted with them. */
export default function DeleteDialog({ records, onClose, onDeleted }: DeleteDialogProps) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const names = entityNames(entity, language)
  const period = useRetentionPeriod('bin')
  const isRestorable = canBeRestored(entity)
  const single = records.length === 1 ? records[0] : undefined
  const title = nameOf(entity, single, language) || translate('list.untitled')
  const [target, setTarget] = useState('')

  async function remove() {
    if (single && target.trim()) {
      await redirectVisitors({ entity: entity.name, id: single.id, withTranslation: true }, target.trim())
    }
    try {
      const ids = records.map((record) => record.id)
      const { data: deleted = ids } = await dataProvider.deleteMany(entity.name, { ids })
      notify(
        [
          single
            ? translate('message.deleted', { ...names, title })
            : translate('message.deletedMany', { ...names, count: deleted.length }),
          isRestorable ? translate('message.inTrash', period) : '',
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
        single
          ? translate('delete.title', { ...names, title })
          : translate('delete.titleMany', { ...names, count: records.length })
      }
      confirm={isRestorable ? translate('delete.toTrash') : undefined}
      onConfirm={remove}
      explain={(reason) => translate('message.deleteFailed', { ...names, reason })}
      onClose={onClose}
    >
      {single ? (
        <SingleText record={single} title={title} target={target} onTarget={setTarget} />
      ) : (
        <ManyText records={records} />
      )}
    </DeletionDialog>
  )
}

/** Without translations that were deleted with their sibling: restoring one restores both. */
function requested(ids: readonly number[], deleted: readonly unknown[]): number[] {
  return ids.filter((id) => deleted.includes(id))
}

interface SingleTextProps {
  record: FormRecord
  title: string
  /** Where its visitors are led. */
  target: string
  onTarget: (address: string) => void
}

function SingleText({ record, title, target, onTarget }: SingleTextProps) {
  const entity = useEntity()
  const period = useRetentionPeriod('bin')
  const { translate, language } = useTranslation()
  const { sibling } = record
  const { data } = useGetOne<FormRecord>(entity.name, { id: sibling?.id ?? 0 }, { enabled: sibling !== null })
  const leading = useLeadingPlaces({ entity: entity.name, id: record.id, withTranslation: true })
  return (
    <>
      <p>
        {translate(canBeRestored(entity) ? 'delete.trashed' : 'delete.permanent', {
          ...entityNames(entity, language),
          ...period,
          title,
        })}
      </p>
      {entity.name === 'customer' && <p>{translate('delete.account')}</p>}
      {sibling && (
        <p>
          {translate('delete.translation', {
            language: translate(sibling.language === 'nl' ? 'delete.languageNl' : 'delete.languageEn'),
            title: titleOf(entity, data, language) || '…',
          })}
        </p>
      )}
      <MovedChildren id={record.id} />
      {sibling && <MovedChildren id={sibling.id} />}
      <NamingTexts id={record.id} going="deleted" />
      {leading && <LeadingPlaces leading={leading} entity={entity.name} />}
      {leading && leading.addresses.length > 0 && (
        <TargetChoice value={target} onChange={onTarget} language={record.language} />
      )}
    </>
  )
}

function ManyText({ records }: { records: readonly FormRecord[] }) {
  const entity = useEntity()
  const period = useRetentionPeriod('bin')
  const { translate, language } = useTranslation()
  // A translation that was chosen as well stands in the list by itself.
  const siblings = records.flatMap(({ sibling }) =>
    sibling && !records.some(({ id }) => id === sibling.id) ? [sibling.id] : [],
  )
  const { data: translations = [] } = useGetMany<FormRecord>(
    entity.name,
    { ids: siblings },
    { enabled: siblings.length > 0 },
  )
  const listedName = (record: FormRecord) => nameOf(entity, record, language) || translate('list.untitled')
  return (
    <>
      <p>{translate(canBeRestored(entity) ? 'delete.trashedMany' : 'delete.permanentMany', period)}</p>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            {listedName(record)}
            <MovedChildren id={record.id} />
            <NamingTexts id={record.id} going="deleted" />
            <LeadingTo id={record.id} />
          </li>
        ))}
      </ul>
      {siblings.length > 0 && <p>{translate('delete.withTranslations')}</p>}
      <ul>
        {translations.filter(Boolean).map((record) => (
          <li key={record.id}>{listedName(record)}</li>
        ))}
      </ul>
    </>
  )
}

function LeadingTo({ id }: { id: number }) {
  const { name } = useEntity()
  const leading = useLeadingPlaces({ entity: name, id, withTranslation: true })
  return leading ? <LeadingPlaces leading={leading} entity={name} /> : null
}

/** What can be added can be restored; a deleted access token stays revoked. */
function canBeRestored({ createdBy, canDelete }: ManagedEntity): boolean {
  return createdBy !== null && canDelete
}
