import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { fieldNamed, isMoment } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import { PublicationState } from '../../publication/PublicationState'
import { asksApproval } from '../../rights/rights'
import { FieldInput } from '../field/FieldInput'
import type { FormSection } from './formSections'
import { usePublication } from './usePublication'

/** Above the fields of a form: whether visitors see the record, its moments where it has any, and a button that hides it. */
export function PublicationBar({ section }: { section: FormSection }) {
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const { getValues } = useFormContext()
  const [state, ...moments] = useWatch({ name: ['state', 'visibleFrom', 'visibleUntil'] })
  const { errors, isSubmitting } = useFormState({ name: ['visibleFrom', 'visibleUntil'] })
  const choose = usePublication()
  const field = fieldNamed(entity, 'state')
  const isSaved = typeof state === 'string'
  const hasMoments = moments.some(Boolean) || errors.visibleFrom !== undefined || errors.visibleUntil !== undefined
  if (!field || !(isSaved || hasMoments)) return null
  return (
    <Box
      component="section"
      aria-label={localize(section.label)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}
    >
      {isSaved && <PublicationState field={field} record={{ ...getValues() } as FormRecord} />}
      {hasMoments &&
        section.fields.filter(isMoment).map((each) => <FieldInput key={each.name} field={each} path={each.name} />)}
      {isSaved && state !== 'concept' && !asksApproval() && (
        <Button
          type="submit"
          color="inherit"
          aria-disabled={isSubmitting}
          onClick={(event) => (isSubmitting ? event.preventDefault() : choose({ visible: false }))}
          startIcon={<Icon name="hide" />}
          sx={{ minHeight: 44 }}
        >
          {translate('list.hide')}
        </Button>
      )}
    </Box>
  )
}
