import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useQuery } from '@tanstack/react-query'
import { AccessTokenSetsDocument, type AccessTokenSetsQuery } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

export type TokenSet = AccessTokenSetsQuery['sets'][number]

interface TokenSetsProps {
  /** The one that was picked, as long as nothing of it was changed. */
  picked: string | null
  onPick(set: TokenSet): void
}

/** The rights that are ready for kinds of programs. */
export function TokenSets({ picked, onPick }: TokenSetsProps) {
  const { translate } = useTranslation()
  const { data, isError } = useQuery({
    queryKey: ['accessTokenSets'],
    queryFn: () => askServer({ query: AccessTokenSetsDocument, variables: {} }),
  })
  const sets = data?.sets ?? []
  if (isError) return <Alert severity="info">{translate('token.sets.failed')}</Alert>
  return (
    <FormControl component="fieldset" variant="standard" sx={{ minHeight: { xs: 300, sm: 190 } }}>
      <FormLabel
        id="token-sets"
        component="legend"
        sx={{ '&, &.Mui-focused': { color: 'text.primary' }, fontSize: '0.875rem', fontWeight: 600 }}
      >
        {translate('token.sets')}
      </FormLabel>
      <FormHelperText sx={{ mt: 0.5 }}>{translate('token.sets.help')}</FormHelperText>
      <RadioGroup
        aria-labelledby="token-sets"
        value={picked ?? ''}
        onChange={(_, name) => {
          const set = sets.find((each) => each.name === name)
          if (set) onPick(set)
        }}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2, mt: 1 }}
      >
        {sets.map(({ name }) => (
          <Box key={name}>
            <FormControlLabel
              value={name}
              control={<Radio slotProps={{ input: { 'aria-describedby': `set-${name}-help` } }} />}
              label={translate(`token.sets.${name}`)}
            />
            <FormHelperText id={`set-${name}-help`} sx={{ mt: 0, ml: 4 }}>
              {translate(`token.sets.${name}.help`)}
            </FormHelperText>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  )
}
