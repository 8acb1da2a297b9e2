import Box from '@mui/material/Box'
import type { DeviceKind, SelfIntakeFormQuery } from '../../../generated/graphql'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Choices } from '../Choices'
import { DraftField } from '../DraftField'
import { usualThings } from '../HandoverPart'
import { IntakePart } from '../IntakePart'
import type { SelfPartProps } from './SelfPartProps'

interface SelfDeviceProps extends SelfPartProps {
  kinds: SelfIntakeFormQuery['selfIntakeForm']['deviceKinds']
  accessCode: string
  onAccessCode: (code: string) => void
}

/** The device, what is wrong with it, and what stays with the shop. */
export function SelfDevice({ draft, change, faults, kinds, accessCode, onAccessCode }: SelfDeviceProps) {
  const { translate, localize } = useTranslation()
  const things = usualThings.map((thing) => ({ value: thing, text: translate(`intake.thing.${thing}`) }))
  return (
    <>
      <IntakePart title={translate('selfIntake.device')}>
        <Choices
          label={translate('selfIntake.device')}
          options={kinds.map(({ kind, label }) => ({ value: kind, text: localize(label) }))}
          isChosen={(kind) => kind === draft.kind}
          onPress={(kind) => change({ kind: kind as DeviceKind })}
        />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <DraftField
            label={translate('selfIntake.brand')}
            autoComplete="off"
            value={draft.brand}
            onChange={(brand) => change({ brand })}
            fault={faults['newDevice.brand']}
          />
          <DraftField
            label={translate('selfIntake.model')}
            autoComplete="off"
            value={draft.model}
            onChange={(model) => change({ model })}
            fault={faults['newDevice.model']}
          />
        </Box>
        <DraftField
          label={translate('selfIntake.problem')}
          required
          multiline
          minRows={3}
          value={draft.problem}
          onChange={(problem) => change({ problem })}
          fault={faults['job.descriptionProblem']}
        />
      </IntakePart>
      <IntakePart title={translate('intake.stays')}>
        <Choices
          label={translate('intake.stays')}
          options={things.map(({ text }) => ({ value: text, text }))}
          isChosen={(thing) => draft.chosen.includes(thing)}
          onPress={(thing) => {
            const others = draft.chosen.filter((each) => each !== thing)
            change({ chosen: draft.chosen.includes(thing) ? others : [...others, thing] })
          }}
        />
        <DraftField
          label={translate('intake.alsoStays')}
          value={draft.alsoStays}
          onChange={(alsoStays) => change({ alsoStays })}
          fault={faults['job.accessories']}
        />
        <DraftField
          label={translate('intake.accessCode')}
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          value={accessCode}
          onChange={onAccessCode}
          fault={faults['job.accessCode']}
          helperText={translate('selfIntake.accessCodeHelp')}
        />
      </IntakePart>
    </>
  )
}
