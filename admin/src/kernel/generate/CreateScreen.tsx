import { useQueryClient } from '@tanstack/react-query'
import { Form, useDataProvider } from 'ra-core'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FormSkeleton } from '../components/FormSkeleton'
import { type FormRecord, formQuery } from '../dataProvider/FormRecord'
import { useTranslation } from '../i18n/useTranslation'
import { fieldNamed, isPublishedKind } from '../managed/ManagedCatalogue'
import { useEntity } from '../managed/ManagedContext'
import { screenPageAsked } from '../managed/screenPages'
import { overviewPath, recordPath } from '../managed/screens'
import { UploadsFirst } from '../uploads/UploadsFirst'
import { KeptDraft, type KeptDraftCalls } from './drafts/KeptDraft'
import { conceptParameter, type PublishKept } from './drafts/newDraft'
import { CopyNotice } from './form/CopyNotice'
import { codeIn } from './form/codePath'
import { FirstField } from './form/FirstField'
import { FormToolbar } from './form/FormToolbar'
import { LanguageChoice } from './form/LanguageChoice'
import { RecordForm } from './form/RecordForm'
import { type Source, sourceIn } from './form/sourceQuery'
import { HandingOver } from './form/TypedMeanwhile'
import { UnsavedGuard } from './form/UnsavedGuard'
import { useSaveNotification } from './form/useSaveNotification'
import { useStartValues } from './form/useStartValues'
import { withoutSharedFacts } from './form/withoutSharedFacts'
import { Translating } from './translating/Translating'

const NewKeeper = lazy(() => import('./drafts/NewKeeper'))

/** In the address of a form: for which customer the record is. */
export const customerParameter = 'klant'

/** The form for a new record of any entity; or for the translation or a copy of one, or the home page, as its address says. */
export function CreateScreen() {
  const [query] = useSearchParams()
  const source = sourceIn(query)
  const page = screenPageAsked(query)
  const key = source ? `${source.kind}-${source.id}` : (page.url ?? 'new')
  const customer = Number(query.get(customerParameter)) || undefined
  const code = codeIn(query)
  const concept = Number(query.get(conceptParameter)) || undefined
  return <CreateForm key={`${key}-${customer}-${code}-${concept}`} {...{ source, page, customer, code, concept }} />
}

interface CreateFormProps {
  source: Source | undefined
  page: ReturnType<typeof screenPageAsked>
  /** For whom it is, where the form was opened from a customer. */
  customer: number | undefined
  /** The barcode that was scanned for it. */
  code: string | undefined
  /** The draft that it goes on with. */
  concept: number | undefined
}

function CreateForm({ source, page, customer, code, concept }: CreateFormProps) {
  const entity = useEntity()
  const { language } = useTranslation()
  const navigate = useNavigate()
  const dataProvider = useDataProvider()
  const { notifySaved, notifyFailed } = useSaveNotification()
  const queries = useQueryClient()
  const isLeaving = useRef(false)
  const sent = useRef<Record<string, unknown>>(undefined)
  const savedAs = useRef<number>(undefined)
  const kept = useRef<PublishKept>(undefined)
  const [calls, setCalls] = useState<KeptDraftCalls>()
  const start = useStartValues(entity, source, language)
  if (!start) return <FormSkeleton />
  const { sibling, original } = start
  const given = {
    ...(customer !== undefined && fieldNamed(entity, 'customer') && { customer }),
    ...(code !== undefined && fieldNamed(entity, 'gtin') && { gtin: code }),
  }

  async function create(values: Record<string, unknown>) {
    sent.current = structuredClone(values)
    try {
      const whole = {
        ...(sibling ? withoutSharedFacts(entity, values, start?.values) : values),
        translationOf: sibling?.id,
      }
      const data =
        (await kept.current?.(whole)) ?? (await dataProvider.create<FormRecord>(entity.name, { data: whole })).data
      notifySaved('message.created', data)
      isLeaving.current = true
      savedAs.current = data.id
      // So that its form is there at once, for who goes on typing.
      queries.setQueryData(formQuery(entity.name, data.id), data)
      navigate(recordPath(entity, data.id) ?? overviewPath(entity))
      return undefined
    } catch (failure) {
      return notifyFailed(failure)
    }
  }

  return (
    <UploadsFirst>
      <Form record={{}} defaultValues={{ ...start.values, ...page, ...given }} onSubmit={create} noValidate>
        {isPublishedKind(entity) && (
          <Suspense fallback={null}>
            <NewKeeper concept={concept} sibling={sibling?.id} kept={kept} onReady={setCalls} />
          </Suspense>
        )}
        <Translating sibling={sibling}>
          {(bar) => (
            <RecordForm
              top={
                <>
                  {original && <CopyNotice original={original} />}
                  {entity.hasLanguage && <LanguageChoice sibling={sibling} />}
                  {bar}
                </>
              }
              toolbar={
                <KeptDraft value={calls}>
                  <FormToolbar />
                </KeptDraft>
              }
            />
          )}
        </Translating>
        <FirstField />
        <HandingOver sent={sent} savedAs={savedAs} />
        <UnsavedGuard isLeaving={isLeaving} />
      </Form>
    </UploadsFirst>
  )
}
