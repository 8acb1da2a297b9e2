import { Form, useDataProvider } from 'ra-core'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FormSkeleton } from '../components/FormSkeleton'
import type { FormRecord } from '../dataProvider/FormRecord'
import { useWords } from '../i18n/useWords'
import { useEntity } from '../managed/ManagedContext'
import { screenPageAsked } from '../managed/screenPages'
import { overviewPath, recordPath } from '../managed/screens'
import { CopyNotice } from './form/CopyNotice'
import { FormToolbar } from './form/FormToolbar'
import { LanguageChoice } from './form/LanguageChoice'
import { RecordForm } from './form/RecordForm'
import { type Source, sourceIn } from './form/sourceQuery'
import { UnsavedGuard } from './form/UnsavedGuard'
import { useSaveNotification } from './form/useSaveNotification'
import { useStartValues } from './form/useStartValues'

/** The form for a new record of any entity; or for the translation or a copy of one, or the home page, as its address says. */
export function CreateScreen() {
  const [query] = useSearchParams()
  const source = sourceIn(query)
  const page = screenPageAsked(query)
  const key = source ? `${source.kind}-${source.id}` : (page.url ?? 'new')
  return <CreateForm key={key} source={source} page={page} />
}

interface CreateFormProps {
  source: Source | undefined
  page: ReturnType<typeof screenPageAsked>
}

function CreateForm({ source, page }: CreateFormProps) {
  const entity = useEntity()
  const { language } = useWords()
  const navigate = useNavigate()
  const dataProvider = useDataProvider()
  const { notifySaved, notifyFailed } = useSaveNotification()
  const isLeaving = useRef(false)
  const start = useStartValues(entity, source, language)
  if (!start) return <FormSkeleton />
  const { sibling, original } = start

  async function create(values: Record<string, unknown>) {
    try {
      const { data } = await dataProvider.create<FormRecord>(entity.name, {
        data: { ...values, translationOf: sibling?.id },
      })
      notifySaved('message.created', data)
      isLeaving.current = true
      navigate(recordPath(entity, data.id) ?? overviewPath(entity))
      return undefined
    } catch (failure) {
      return notifyFailed(failure)
    }
  }

  return (
    <Form record={{}} defaultValues={{ ...start.values, ...page }} onSubmit={create} noValidate>
      <RecordForm
        top={
          <>
            {original && <CopyNotice original={original} />}
            {entity.hasLanguage && <LanguageChoice sibling={sibling} />}
          </>
        }
        toolbar={<FormToolbar />}
      />
      <UnsavedGuard isLeaving={isLeaving} />
    </Form>
  )
}
