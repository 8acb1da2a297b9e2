import Box from '@mui/material/Box'
import { lazy, Suspense, useContext, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ToolbarButton } from '../../components/ToolbarButton'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import type { Moments } from '../../publication/Moments'
import { KeptDraft } from '../drafts/KeptDraft'
import { conceptPath } from '../drafts/newDraft'
import { SubmitButton } from './SubmitButton'
import { usePublication } from './usePublication'

const PlanDialog = lazy(() => import('../../publication/PlanDialog'))

interface PublishingButtonsProps {
  record: FormRecord | undefined
  /** Whether the moments are asked. */
  isPlanning: boolean
  onPlanned: () => void
}

/** Saves what visitors see between moments: as a concept, for all to see, or from a moment on. */
export function PublishingButtons({ record, isPlanning, onPlanned }: PublishingButtonsProps) {
  const { translate } = useTranslation()
  const { getValues, setValue } = useFormContext()
  // Its calls come right after the form; the buttons stand at once, so that none moves under the pointer.
  const draft = useContext(KeptDraft)
  const entity = useEntity()
  const navigate = useNavigate()
  const choose = usePublication()
  const place = useRef<HTMLSpanElement>(null)
  const state = record?.state ?? 'concept'
  const isConcept = state === 'concept'
  const isLive = state === 'visible'

  function publish() {
    const { visibleUntil } = getValues()
    const isOver = typeof visibleUntil === 'string' && Date.parse(visibleUntil) <= Date.now()
    choose({ visible: true, visibleFrom: null, visibleUntil: isOver ? null : (visibleUntil ?? null) })
  }
  function plan(moments: Moments, bothLanguages: boolean) {
    onPlanned()
    // What visitors see now stays until then: the draft takes its place.
    if (isLive && moments.visibleFrom) {
      setValue('visibleUntil', moments.visibleUntil, { shouldDirty: true })
      void draft?.publishAt?.(moments.visibleFrom, bothLanguages)
      return
    }
    const { visibleFrom, visibleUntil } = moments
    choose({ visible: true, visibleUntil, ...(!isLive && { visibleFrom }), bothLanguages })
    place.current?.closest('form')?.requestSubmit()
  }
  function onTogether(kept: number) {
    onPlanned()
    // The form goes on with what was kept, which is no record yet.
    if (!record) navigate(conceptPath(entity.name, kept), { replace: true })
  }
  return (
    <Box component="span" ref={place} sx={{ display: 'contents' }}>
      <SubmitButton
        label={translate(isConcept ? 'publish.concept' : 'form.save')}
        isMain={!isConcept}
        onPress={() => choose({ visible: !isConcept })}
      />
      {isLive && (
        <ToolbarButton
          icon="edit"
          label={translate('publish.keep')}
          labelFrom="sm"
          onClick={() => void draft?.keep?.()}
        />
      )}
      {state !== 'visible' && (
        <SubmitButton
          label={translate('publish.now')}
          icon="preview"
          isMain={isConcept}
          hasShortcut={false}
          onPress={publish}
        />
      )}
      {isPlanning && (
        <Suspense fallback={null}>
          <PlanDialog
            moments={{ ...momentsIn(getValues()), ...(isLive && { visibleFrom: null }) }}
            isOfChanges={isLive}
            hasTranslation={record?.sibling != null}
            onPlan={plan}
            together={draft && { entity: entity.name, save: draft.save, onDone: onTogether }}
            onClose={onPlanned}
          />
        </Suspense>
      )}
    </Box>
  )
}

function momentsIn({ visibleFrom, visibleUntil }: Record<string, unknown>): Moments {
  const moment = (value: unknown) => (typeof value === 'string' ? value : null)
  return { visibleFrom: moment(visibleFrom), visibleUntil: moment(visibleUntil) }
}
