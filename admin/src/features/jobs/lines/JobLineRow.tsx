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
import { lineColumns, lineRow } from './lineColumns'
import { UseAnyway } from './UseAnyway'

interface JobLineRowProps {
  path: string
  number: number
  fields: readonly ManagedField[]
  isNewest: boolean
  onRemove: () => void
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
    <Box component="li" ref={row} aria-label={translate('lines.name', { number })} sx={lineRow}>
      <Box sx={lineColumns}>
        {fields.map((field) => (
          <Box key={field.name} data-column={field.name}>
            <FieldInput field={field} path={`${path}.${field.name}`} />
          </Box>
        ))}
        <Box data-column="amount">{priced ? formatMoney(unitsOf(lineAmount(priced)), language) : '–'}</Box>
        <IconButton
          data-column="remove"
          aria-label={translate('lines.remove', { number, what: line?.description ?? '' })}
          onClick={onRemove}
          sx={{ width: 40, height: 40 }}
        >
          <Icon name="trash" size={18} />
        </IconButton>
      </Box>
      {(line?.stockProduct ?? line?.product) != null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{translate('lines.fromStock')}</Box>
      )}
      <UseAnyway path={path} />
    </Box>
  )
}
