import Box from '@mui/material/Box'
import { formatDay, formatWeekday } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Choices } from './Choices'
import { DraftField } from './DraftField'
import { IntakePart } from './IntakePart'
import type { PartProps } from './PartProps'

export const usualThings = ['charger', 'bag', 'mouse', 'sim', 'memoryCard', 'cover'] as const

/** As many days as stand in two rows. */
const daysShown = 6

interface HandoverPartProps extends PartProps {
  accessCode: string
  onAccessCode: (code: string) => void
  proposedDay: string
  openDays: readonly string[]
}

/** What stays in the shop along with the device, in what condition, what it may cost and when it is ready. */
export function HandoverPart({ draft, change, faults, ...rest }: HandoverPartProps) {
  const { accessCode, onAccessCode, proposedDay, openDays } = rest
  const { translate, language } = useTranslation()
  const things = usualThings.map((thing) => translate(`intake.thing.${thing}`))
  const promisedOn = draft.promisedOn ?? proposedDay
  const days = openDays.slice(0, daysShown)
  const offered = [...new Set([...days, promisedOn])].sort()
  const isChosen = (thing: string) => draft.chosen.includes(thing)
  return (
    <IntakePart title={translate('intake.handover')}>
      <Choices
        label={translate('intake.stays')}
        options={things.map((thing) => ({ value: thing, text: thing }))}
        isChosen={isChosen}
        onPress={(thing) => {
          const others = draft.chosen.filter((each) => each !== thing)
          change({ chosen: isChosen(thing) ? others : [...others, thing] })
        }}
      />
      <DraftField
        label={translate('intake.alsoStays')}
        value={draft.alsoStays}
        onChange={(alsoStays) => change({ alsoStays })}
        fault={faults['job.accessories']}
      />
      <DraftField
        label={translate('intake.condition')}
        multiline
        value={draft.condition}
        onChange={(condition) => change({ condition })}
        fault={faults['job.condition']}
        helperText={translate('intake.conditionHelp')}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr 1fr' } }}>
        <DraftField
          label={translate('intake.accessCode')}
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          value={accessCode}
          onChange={onAccessCode}
          fault={faults['job.accessCode']}
          helperText={translate(draft.selfIntake?.hasAccessCode ? 'intake.accessCodeFilled' : 'intake.accessCodeHelp')}
        />
        <DraftField
          label={translate('intake.costLimit')}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          value={draft.costLimit}
          onChange={(costLimit) => change({ costLimit })}
          fault={faults['job.costLimit']}
          helperText={translate('intake.costLimitHelp')}
        />
        <DraftField
          label={translate('intake.contactPhone')}
          type="tel"
          autoComplete="off"
          value={draft.contactPhone}
          onChange={(contactPhone) => change({ contactPhone })}
          fault={faults['job.contactPhone']}
          helperText={translate('intake.contactPhoneHelp')}
        />
      </Box>
      <Box>
        <Box sx={{ mb: 0.75, color: 'text.secondary' }}>{translate('intake.promised')}</Box>
        <Choices
          label={translate('intake.promised')}
          options={offered.map((day) => ({
            value: day,
            text: formatDay(day, language),
            detail: day === proposedDay ? translate('intake.proposed') : undefined,
          }))}
          isChosen={(day) => day === promisedOn}
          onPress={(day) => change({ promisedOn: day })}
        />
      </Box>
      <DraftField
        type="date"
        label={translate('intake.otherDay')}
        value={promisedOn}
        onChange={(day) => change({ promisedOn: day || null })}
        fault={faults['job.promisedOn']}
        helperText={formatWeekday(promisedOn, language)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 220 }}
      />
    </IntakePart>
  )
}
