import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFailureText } from '../dataProvider/useFailureText'
import { formatInstant } from '../format/formatValue'
import { useTranslation } from '../i18n/useTranslation'
import { type Release, readReleases, releasesKey } from './releases'

/** A release that is there, one that is to be made, or none. */
export type Chosen = Release | 'new' | undefined

interface TogetherChoiceProps {
  value: Chosen
  onChange: (value: Chosen) => void
}

/** "Together with…": by itself, a release that is still to be published, or a new one. */
export function TogetherChoice({ value, onChange }: TogetherChoiceProps) {
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const id = useId()
  const { data = [], error } = useQuery({
    queryKey: [...releasesKey, 'open'],
    queryFn: ({ signal }) => readReleases(signal),
  })
  const momentOf = ({ publishAt }: Release) =>
    publishAt
      ? translate('plan.togetherAt', { moment: formatInstant(publishAt, language) })
      : translate('plan.togetherUnplanned')
  const help = error ? failureText(error) : typeof value === 'object' ? momentOf(value) : undefined
  return (
    <TextField
      select
      id={id}
      label={translate('plan.together')}
      value={typeof value === 'object' ? String(value.id) : (value ?? '')}
      onChange={({ target }) =>
        onChange(target.value === 'new' ? 'new' : data.find((release) => String(release.id) === target.value))
      }
      error={error !== null}
      helperText={help}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('plan.alone')}</option>
      {data.map((release) => (
        <option key={release.id} value={release.id}>
          {release.name}
        </option>
      ))}
      <option value="new">{translate('plan.togetherNew')}</option>
    </TextField>
  )
}
