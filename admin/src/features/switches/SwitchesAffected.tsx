import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useFormState, useWatch } from 'react-hook-form'
import { PartsAffectedDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'

/** Whom and what it affects to save the form: parts that were switched off in it, with their records and accounts. */
export function SwitchesAffected() {
  const { translate, localize } = useTranslation()
  const catalogue = useManaged()
  const values: Record<string, unknown> = useWatch()
  const { defaultValues = {} } = useFormState<Record<string, unknown>>()
  const parts = Object.keys(values)
    .filter((name) => name.startsWith('uses') && values[name] === false && defaultValues[name] === true)
    .sort()
  const { data } = useQuery({
    queryKey: ['partsAffected', ...parts],
    queryFn: async ({ signal }) =>
      (await askServer({ query: PartsAffectedDocument, variables: { parts }, signal })).partsAffected,
    enabled: parts.length > 0,
  })
  if (parts.length === 0 || !data || data.records.length + data.accounts.length === 0) return null
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2, '& ul': { m: 0, mt: 0.5, pl: 2.5 } }}>
      {translate('parts.affected')}
      <Box component="ul">
        {data.records.map(({ entity, count }) => (
          <li key={entity}>
            {translate('parts.records', { count, what: localize(catalogue.entity(entity).pluralLabel) })}
          </li>
        ))}
        {data.accounts.map(({ role, count }) => (
          <li key={role}>{translate(`parts.accounts.${role}`, { count })}</li>
        ))}
      </Box>
    </Alert>
  )
}
