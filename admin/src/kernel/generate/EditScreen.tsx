import { useQueryClient } from '@tanstack/react-query'
import { Form, useDataProvider, useGetOne } from 'ra-core'
import { type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { FormSkeleton } from '../components/FormSkeleton'
import { type FormRecord, formQuery, wholeRecord } from '../dataProvider/FormRecord'
import { codeOf } from '../dataProvider/failureOf'
import { HiddenNotice } from '../leading/HiddenNotice'
import { useEntity } from '../managed/ManagedContext'
import { overviewPath } from '../managed/screens'
import { UploadsFirst } from '../uploads/UploadsFirst'
import { ConflictDialog } from './conflict/ConflictDialog'
import { changedByMe, disputedFields, mergeVersions } from './conflict/mergeVersions'
import { DraftKeeper } from './drafts/DraftKeeper'
import { FormFrame } from './form/FormFrame'
import { FormToolbar } from './form/FormToolbar'
import { LanguageTabs } from './form/LanguageTabs'
import { RecordForm } from './form/RecordForm'
import { ScreenTabs } from './form/ScreenTabs'
import { TypedMeanwhile } from './form/TypedMeanwhile'
import { UnsavedGuard } from './form/UnsavedGuard'
import { useSaveNotification } from './form/useSaveNotification'
import { Translating } from './translating/Translating'
import { useLoadFailure } from './useLoadFailure'

interface EditScreenProps {
  onSaved?: (record: FormRecord) => void
  /** Between the fields and the button that saves them. */
  notice?: ReactNode
  /** Above the fields. */
  top?: ReactNode
}

/** How often a form saves again by itself when nothing in it is disputed. */
const silentTries = 3

/** The form of any entity's record. Another record is another form. */
export function EditScreen({ onSaved, notice, top }: EditScreenProps) {
  const frame = useContext(FormFrame)
  const params = useParams()
  const id = frame?.id ?? Number(params.id)
  return <EditForm key={id} id={id} onSaved={onSaved} notice={notice} top={top} />
}

interface EditFormProps {
  id: number
  onSaved: ((record: FormRecord) => void) | undefined
  notice: ReactNode
  top: ReactNode
}

function EditForm({ id, onSaved, notice, top }: EditFormProps) {
  const entity = useEntity()
  const frame = useContext(FormFrame)
  const navigate = useNavigate()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const { notifySaved, notifyFailed } = useSaveNotification()
  const isLeaving = useRef(false)
  const sent = useRef<FormRecord>(undefined)
  const [conflict, setConflict] = useState<{ mine: FormRecord; theirs: FormRecord }>()
  const { data: record, error } = useGetOne<FormRecord>(
    entity.name,
    { id, meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  useLoadFailure(error)

  const records = useMemo(() => languageRecords(record), [record])
  if (!record) return <FormSkeleton />
  const before = record

  async function save(
    mine: FormRecord,
    theirs: FormRecord = before,
    triesLeft = silentTries,
  ): Promise<object | undefined> {
    try {
      const { data } = await dataProvider.update<FormRecord>(entity.name, { id, data: mine, previousData: theirs })
      setConflict(undefined)
      queries.setQueryData(formQuery(entity.name, id), data)
      notifySaved('message.changed', data)
      // A screen may load the back office anew, which would break off what the frame has begun.
      await frame?.onSaved(data)
      onSaved?.(data)
      return undefined
    } catch (failure) {
      if (codeOf(failure) !== 'CONFLICT') return notifyFailed(failure)
      const { data: fresh } = await dataProvider.getOne<FormRecord>(entity.name, { id, meta: wholeRecord })
      // A message or a reservation meanwhile is nobody's edit of what stands in the form.
      if (triesLeft > 0 && disputedFields(entity, mine, fresh, theirs).length === 0) {
        const merged = mergeVersions(changedByMe(entity, mine, theirs), mine, fresh, {})
        return save({ ...merged, bothLanguages: mine.bothLanguages }, fresh, triesLeft - 1)
      }
      setConflict({ mine, theirs: fresh })
      return undefined
    }
  }

  function leave() {
    isLeaving.current = true
    navigate(overviewPath(entity))
  }

  return (
    <UploadsFirst>
      <Form
        record={record}
        onSubmit={(values: Partial<FormRecord>) => {
          sent.current = values as FormRecord
          return save(sent.current)
        }}
        noValidate
      >
        <DraftKeeper record={record}>
          <Translating record={record}>
            {(bar) => (
              <RecordForm
                top={
                  <>
                    {!frame && <ScreenTabs />}
                    {entity.isTranslated && record.language && (
                      <LanguageTabs current={record.language} records={records} />
                    )}
                    {bar}
                    {top}
                  </>
                }
                toolbar={
                  <>
                    <HiddenNotice record={record} />
                    {notice}
                    {frame?.toolbar ?? <FormToolbar record={record} onDeleted={leave} />}
                  </>
                }
              />
            )}
          </Translating>
        </DraftKeeper>
        <TypedMeanwhile record={record} sent={sent} />
        <UnsavedGuard isLeaving={isLeaving} />
        {conflict && (
          <ConflictDialog
            {...conflict}
            before={before}
            onSave={(chosen) => {
              sent.current = undefined
              return save(chosen, conflict.theirs)
            }}
            onClose={() => setConflict(undefined)}
          />
        )}
      </Form>
    </UploadsFirst>
  )
}

function languageRecords(record: FormRecord | undefined) {
  if (!record?.language) return {}
  const { sibling } = record
  return { [record.language]: record.id, ...(sibling ? { [sibling.language]: sibling.id } : {}) }
}
