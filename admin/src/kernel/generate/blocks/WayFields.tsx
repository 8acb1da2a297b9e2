import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import type { MessageKey } from '../../i18n/createI18nProvider'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedBlock } from '../../managed/ManagedEntity'
import { emptyValue } from '../field/emptyValues'
import { FieldInput } from '../field/FieldInput'
import { type Way, wayIn, waysOf } from './ways'

interface WayFieldsProps {
  block: ManagedBlock
  path: string
}

/** First how to choose, then the choice: the fields of one way alone, so that two ways never stand beside each other. */
export function WayFields({ block, path }: WayFieldsProps) {
  const { translate } = useTranslation()
  const { getValues, setValue } = useFormContext()
  const ways = waysOf[block.name] ?? []
  const [way, setWay] = useState<Way | undefined>(() => wayIn(ways, getValues(path) ?? {}))
  const { errors } = useFormState()
  const sayWay = (suffix: string) => translate(`ways.${block.name}.${suffix}` as MessageKey)

  function choose(name: string) {
    const chosen = ways.find((one) => one.name === name)
    const all = new Set(ways.flatMap(({ fields }) => fields))
    for (const field of block.fields.filter((one) => all.has(one.name) && !chosen?.fields.includes(one.name))) {
      setValue(`${path}.${field.name}`, emptyValue(field), { shouldDirty: true })
    }
    if (chosen?.flag) setValue(`${path}.${chosen.flag}`, true, { shouldDirty: true })
    setWay(chosen)
  }
  // The server reports this on the first field, which is rendered only once a way was chosen.
  const error = ways
    .flatMap((one) => one.fields)
    .map((name) => (get(errors, `${path}.${name}`) as { message?: string } | undefined)?.message)
    .find((message) => message !== undefined)
  const fields = block.fields.filter(({ name }) => way?.fields.includes(name) && name !== way.flag)

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Box component="legend" sx={{ fontWeight: 600, fontSize: '0.92rem', p: 0 }}>
        {sayWay('title')}
      </Box>
      <Box>
        <RadioGroup value={way?.name ?? ''} onChange={(_event, name) => choose(name)} name={`${path}.way`}>
          {ways.map(({ name }) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={sayWay(name)} sx={{ minHeight: 44 }} />
          ))}
        </RadioGroup>
        {!way && <FormHelperText error={error !== undefined}>{error ?? sayWay('none')}</FormHelperText>}
      </Box>
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} path={`${path}.${field.name}`} />
      ))}
    </Box>
  )
}
