import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { phoneAddress } from '@shop/server/phoneNumber'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedField } from '../../managed/ManagedEntity'
import { FieldValue } from '../list/FieldValue'

/** Fields that one answers by. */
const answerAddress: Record<string, (value: string) => string> = {
  email: (value) => `mailto:${value}`,
  recipient: (value) => `mailto:${value}`,
  replyTo: (value) => `mailto:${value}`,
  phone: phoneAddress,
}

/** One field of a record that is read, with its name. Texts keep their lines. */
export function ViewField({ field, record }: { field: ManagedField; record: FormRecord }) {
  const { localize } = useTranslation()
  const value = record[field.name]
  const address = typeof value === 'string' && value !== '' ? answerAddress[field.name]?.(value) : undefined
  return (
    <Box>
      <Box component="dt" sx={{ fontSize: '0.92rem', color: 'text.secondary' }}>
        {localize(field.label)}
      </Box>
      <Box component="dd" sx={{ m: 0, maxWidth: '72ch', whiteSpace: 'pre-line' }}>
        {address ? <MuiLink href={address}>{String(value)}</MuiLink> : <FieldValue field={field} record={record} />}
      </Box>
    </Box>
  )
}
