import { Form, useDataProvider } from 'ra-core'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { FormRecord } from '../dataProvider/FormRecord'
import { useWords } from '../i18n/useWords'
import { useEntity } from '../managed/ManagedContext'
import { overviewPath, recordPath } from '../managed/screens'
import { FormToolbar } from './form/FormToolbar'
import { LanguageChoice } from './form/LanguageChoice'
import { RecordForm } from './form/RecordForm'
import { translationQuery } from './form/translationQuery'
import { UnsavedGuard } from './form/UnsavedGuard'
import { useSaying } from './form/useSaying'
import { useStartValues } from './form/useStartValues'
import { WaitingForm } from './WaitingForm'

/** The form for a new record of any entity; or for the translation of one, as its address says. */
export function CreateScreen() {
  const [query] = useSearchParams()
  const siblingId = Number(query.get(translationQuery)) || undefined
  return <CreateForm key={siblingId ?? 'new'} siblingId={siblingId} />
}

function CreateForm({ siblingId }: { siblingId: number | undefined }) {
  const entity = useEntity()
  const { language } = useWords()
  const navigate = useNavigate()
  const dataProvider = useDataProvider()
  const { saySaved, sayFailed } = useSaying()
  const isLeaving = useRef(false)
  const start = useStartValues(entity, siblingId, language)
  if (!start) return <WaitingForm />

  async function create(values: Record<string, unknown>) {
    try {
      const { data } = await dataProvider.create<FormRecord>(entity.name, {
        data: { ...values, translationOf: siblingId },
      })
      saySaved('message.created', data)
      isLeaving.current = true
      navigate(recordPath(entity, data.id) ?? overviewPath(entity))
      return undefined
    } catch (failure) {
      return sayFailed(failure)
    }
  }

  return (
    <Form record={{}} defaultValues={start.values} onSubmit={create} noValidate>
      <RecordForm top={entity.hasLanguage && <LanguageChoice sibling={start.sibling} />} toolbar={<FormToolbar />} />
      <UnsavedGuard isLeaving={isLeaving} />
    </Form>
  )
}
