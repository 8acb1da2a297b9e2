import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { lineAmount } from '@shop/server/lineTotals'
import { unitsOf } from '@shop/server/money'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '../../../kernel/format/formatValue'
import { FieldInput } from '../../../kernel/generate/field/FieldInput'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import type { ManagedField } from '../../../kernel/managed/ManagedEntity'
import { type JobLine, pricedLines } from '../../lines/JobLine'
import { UseAnyway } from './UseAnyway'

interface JobLineRowProps {
  path: string
  number: number
  fields: readonly ManagedField[]
  isNewest: boolean
  onRemove: () => void
}

/** What it is stands above; the rest side by side on a desk, in pairs on a phone. */
const places = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1.3fr 0.8fr 1.2fr 0.8fr' },
  '& .MuiTextField-root': { maxWidth: 'none', width: '100%' },
}

/** A line of what a job costs. */
export function JobLineRow({ path, number, fields, isNewest, onRemove }: JobLineRowProps) {
  const { translate, language } = useTranslation()
  const line: JobLine = useWatch({ name: path })
  const row = useRef<HTMLElement>(null)
  const [priced] = line ? pricedLines([line]) : []

  useEffect(() => {
    if (isNewest) row.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isNewest])

  return (
    <Box
      component="li"
      ref={row}
      aria-label={translate('lines.name', { number })}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.25 }}
    >
      <Box sx={places}>
        {fields.map((field) => (
          <Box key={field.name} sx={{ minWidth: 0, ...(field.name === 'description' && { gridColumn: '1 / -1' }) }}>
            <FieldInput field={field} path={`${path}.${field.name}`} />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Box sx={{ flex: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
          {(line?.stockProduct ?? line?.product) != null && translate('lines.fromStock')}
        </Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {priced ? formatMoney(unitsOf(lineAmount(priced)), language) : '–'}
        </Box>
        <IconButton
          aria-label={translate('lines.remove', { number, what: line?.description ?? '' })}
          onClick={onRemove}
          sx={{ width: 40, height: 40 }}
        >
          <Icon name="trash" size={18} />
        </IconButton>
      </Box>
      <UseAnyway path={path} />
    </Box>
  )
}
