import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { lineTotals } from '@shop/server/lineTotals'
import { unitsOf } from '@shop/server/money'
import { useState } from 'react'
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { FieldInputProps } from '../../../kernel/generate/field/useFormField'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import type { ManagedField } from '../../../kernel/managed/ManagedEntity'
import { emptyLine, type JobLine, pricedLines } from '../../lines/JobLine'
import { LineSourcePicker } from '../../lines/LineSourcePicker'
import { useLineOf } from '../../lines/useLineOf'
import { useVatPercentage } from '../../shop/useVatPercentage'
import { FormLimit } from '../limit/FormLimit'
import { JobLineRow } from './JobLineRow'
import { LineTotals } from './LineTotals'
import { bill, lineColumns } from './lineColumns'

/** What is set by where a line comes from, not typed. */
const notTyped = new Set(['stockProduct', 'product'])

const headings = {
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 600,
  rowGap: 0,
  pb: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
}

/** The lines of a job: typed, or from a service, a product or a part; with their total. */
export default function JobLinesField({ field, path }: FieldInputProps) {
  const { translate, localize } = useTranslation()
  const { control } = useFormContext()
  const { errors } = useFormState()
  const list = useFieldArray({ control, name: path, keyName: '__key' })
  const [lines, includesVat] = useWatch({ name: [path, 'includingVat'] }) as [JobLine[] | undefined, unknown]
  const [newest, setNewest] = useState<number>()
  const rate = useVatPercentage() ?? null
  const lineOf = useLineOf()
  const isFirst = ({ name }: ManagedField) => Number(name === 'description')
  const fields = (field.fields ?? [])
    .filter(({ name }) => !notTyped.has(name))
    .sort((one, other) => isFirst(other) - isFirst(one))
  const kinds = fields.find(({ name }) => name === 'kind')?.choices ?? []
  const error: { message?: string; root?: { message?: string } } | undefined = get(errors, path)
  const message = error?.root?.message ?? error?.message
  const add = (line: JobLine) => {
    setNewest(list.fields.length)
    list.append(line, { shouldFocus: false })
  }

  return (
    <Box role="group" aria-label={localize(field.label)} sx={bill}>
      {list.fields.length === 0 && (
        <Box component="p" sx={{ m: 0, mb: 1.5, color: 'text.secondary' }}>
          {translate('lines.empty')}
        </Box>
      )}
      {list.fields.length > 0 && (
        // Each field has its name besides.
        <Box aria-hidden="true" sx={{ ...lineColumns, ...headings }}>
          {fields.map(({ name, label }) => (
            <span key={name} data-column={name}>
              {localize(label)}
            </span>
          ))}
        </Box>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.fields.map((line, index) => (
          <JobLineRow
            key={(line as unknown as { __key: string }).__key}
            path={`${path}.${index}`}
            number={index + 1}
            fields={fields}
            isNewest={newest === index}
            onRemove={() => {
              setNewest(undefined)
              list.remove(index)
            }}
          />
        ))}
      </Box>
      {message && (
        <FormHelperText error role="status">
          {message}
        </FormHelperText>
      )}
      {list.fields.length > 0 && (
        <>
          <LineTotals lines={lines ?? []} includesVat={includesVat !== false} />
          <Box sx={{ display: 'flex', justifyContent: 'end', pr: { sm: 6 }, mt: 0.5 }}>
            <FormLimit total={unitsOf(lineTotals(pricedLines(lines ?? []), includesVat !== false).including)} />
          </Box>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1, mt: 1 }}>
        <LineSourcePicker onPick={(source) => add(lineOf(source))} />
        {kinds.map(({ value, label }) => (
          <Button
            key={value}
            variant="outlined"
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => add(emptyLine(value, rate))}
            sx={{ minHeight: 40 }}
          >
            {localize(label)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
