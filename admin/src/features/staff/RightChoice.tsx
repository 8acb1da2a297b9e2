import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { StaffRight } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'

export const staffRights: readonly StaffRight[] = ['owner', 'editor', 'technician', 'clerk']

interface RightChoiceProps {
  value: StaffRight
  onChange(right: StaffRight): void
}

/** What a colleague may do, with a sentence that says what that is. */
export function RightChoice({ value, onChange }: RightChoiceProps) {
  const { translate } = useTranslation()
  return (
    <TextField
      select
      label={translate('staff.right')}
      value={value}
      helperText={translate(`staff.right.${value}.help`)}
      onChange={({ target }) => onChange(target.value as StaffRight)}
    >
      {staffRights.map((right) => (
        <MenuItem key={right} value={right} sx={{ minHeight: 44 }}>
          {translate(`staff.right.${right}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
