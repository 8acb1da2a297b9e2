import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { FormDialog } from '../components/FormDialog'
import { MomentInput } from '../generate/inputs/MomentInput'
import { useTranslation } from '../i18n/useTranslation'
import { LanguagesChoice } from './LanguagesChoice'
import type { Moments } from './Moments'
import './publicationTexts'
import type { Together } from './Together'
import { type Chosen, TogetherChoice } from './TogetherChoice'
import { usePlanTogether } from './usePlanTogether'

interface PlanDialogProps {
  title?: string
  /** What is planned so far. */
  moments: Moments
  /** Whether visitors see the record, so that what was changed is planned and not the record itself. */
  isOfChanges?: boolean
  /** Whether its translation may follow. */
  hasTranslation?: boolean
  /** Where it may be published with others. */
  together?: Together | undefined
  isBusy?: boolean
  failure?: string | undefined
  faults?: Readonly<Record<string, string>>
  onPlan: (moments: Moments, bothLanguages: boolean) => void
  onClose: () => void
}

/** From and until when visitors are to see a record, or with what else. */
export default function PlanDialog(props: PlanDialogProps) {
  const { title, isOfChanges = false, hasTranslation = false, together, onPlan, onClose } = props
  const { translate } = useTranslation()
  const [moments, setMoments] = useState(props.moments)
  const [chosen, setChosen] = useState<Chosen>()
  // What comes back when another choice is made takes the focus from nothing.
  const [isFresh, setFresh] = useState(true)
  const [name, setName] = useState('')
  // What is published together is so in both languages, unless somebody says otherwise.
  const [forBoth, setForBoth] = useState<boolean>()
  const isForBoth = forBoth ?? chosen !== undefined
  const joining = usePlanTogether(together)
  const id = useId()
  const { visibleFrom, visibleUntil } = moments
  const faults = chosen ? joining.faults : (props.faults ?? {})
  const texts = joining.texts.map((text) => <div key={text}>{text}</div>)

  function choose(value: Chosen) {
    setFresh(false)
    setChosen(value)
  }
  function submit() {
    if (chosen === undefined) onPlan(moments, isForBoth)
    else void joining.join(chosen === 'new' ? { name, publishAt: visibleFrom } : chosen, isForBoth)
  }
  return (
    <FormDialog
      title={title ?? translate('plan.title')}
      submit={translate('plan.save')}
      isReady={chosen !== undefined || visibleFrom !== null || visibleUntil !== null}
      isBusy={joining.isBusy || (props.isBusy ?? false)}
      failure={chosen ? texts.length > 0 && texts : props.failure}
      faults={faults}
      onClose={onClose}
      onSubmit={submit}
    >
      {typeof chosen !== 'object' && (
        <MomentInput
          autoFocus={isFresh}
          id={`${id}-from`}
          label={translate(chosen ? 'plan.togetherFrom' : isOfChanges ? 'plan.changesFrom' : 'plan.from')}
          value={visibleFrom}
          help={visibleFrom ? undefined : translate(helpOf(isOfChanges, chosen))}
          error={chosen ? faults.publishAt : faults.visibleFrom}
          onChange={(moment) => setMoments({ ...moments, visibleFrom: moment })}
        />
      )}
      {!chosen && (
        <MomentInput
          id={`${id}-until`}
          label={translate('plan.until')}
          value={visibleUntil}
          error={faults.visibleUntil}
          onChange={(moment) => setMoments({ ...moments, visibleUntil: moment })}
        />
      )}
      {together && <TogetherChoice value={chosen} onChange={choose} />}
      {chosen === 'new' && (
        <TextField
          label={translate('plan.togetherName')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={faults.name !== undefined}
          helperText={faults.name}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
      {hasTranslation && <LanguagesChoice isForBoth={isForBoth} onChange={setForBoth} />}
    </FormDialog>
  )
}

function helpOf(isOfChanges: boolean, chosen: Chosen) {
  if (chosen) return 'plan.togetherHelp'
  return isOfChanges ? 'plan.changesHelp' : 'plan.fromHelp'
}
