import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { CreateAccessTokenDocument, type Role, type TokenAccess } from '../../generated/graphql'
import { SecretDialog } from '../../kernel/components/SecretDialog'
import { formatWeekday } from '../../kernel/format/formatValue'
import { BackLink } from '../../kernel/generate/form/BackLink'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import { useEntity, useManaged } from '../../kernel/managed/ManagedContext'
import { ProofFields } from '../accounts/ProofFields'
import { useProof } from '../accounts/useProof'
import { TokenSets } from './TokenSets'
import './tokenTexts'

/** An ISO day. */
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const usualDays = 90
const maxDays = 365

const begin = {
  name: '',
  role: 'cms_admin' as Role,
  access: 'read' as TokenAccess,
  expiresOn: dayIn(usualDays),
  sections: [] as string[],
  readsJobAddresses: false,
  readsCalendarFeed: false,
  readsAccessCodes: false,
}

/** The roles by which a program comes to anything: accountants and customers see what is theirs, and a program has nothing. */
const useful: readonly string[] = ['cms_admin', 'cms_zzp']

/** What a program is told only where its token says so. */
const secrets = ['readsJobAddresses', 'readsCalendarFeed', 'readsAccessCodes'] as const

/** Makes an access token: what for, with which rights, until when. The token itself is shown once. */
export default function AccessTokenCreateScreen() {
  const entity = useEntity()
  const { entities } = useManaged()
  const { translate, localize, language } = useTranslation()
  const navigate = useNavigate()
  const { isBusy, faults, failure, fields, isProved, prove } = useProof()
  const [values, setValues] = useState(begin)
  const [token, setToken] = useState<string>()
  const [picked, setPicked] = useState<string | null>(null)
  const set = (changes: Partial<typeof begin>) => setValues((known) => ({ ...known, ...changes }))
  const labelOf = (name: string) => {
    const field = fieldNamed(entity, name)
    return field ? localize(field.label) : name
  }
  const choicesOf = (name: string, isOffered = (_value: string) => true) =>
    (fieldNamed(entity, name)?.choices ?? [])
      .filter(({ value }) => isOffered(value))
      .map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {localize(label)}
        </MenuItem>
      ))

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { sections, ...input } = values
    const answer = await prove((proof) =>
      askServer({ query: CreateAccessTokenDocument, variables: { input, ...proof, sections } }),
    )
    if (answer) setToken(answer.created.token)
  }

  function toggle(section: string) {
    const { sections } = values
    setPicked(null)
    set({
      sections: sections.includes(section) ? sections.filter((each) => each !== section) : [...sections, section],
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Paper sx={{ maxWidth: 820, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, border: 1, borderColor: 'divider' }}>
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {translate('token.intro')}
        </Box>
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextField
          label={labelOf('name')}
          value={values.name}
          onChange={({ target }) => set({ name: target.value })}
          error={faults.name !== undefined}
          helperText={faults.name ?? translate('token.name.help')}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          required
          autoFocus
        />
        <TokenSets
          picked={picked}
          onPick={({ name, access, sections }) => {
            setPicked(name)
            set({ role: 'cms_admin', access, sections: [...sections] })
          }}
        />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
          <TextField
            select
            label={labelOf('role')}
            value={values.role}
            onChange={({ target }) => {
              setPicked(null)
              set({ role: target.value as Role })
            }}
            error={faults.role !== undefined}
            helperText={faults.role}
          >
            {choicesOf('role', (value) => useful.includes(value))}
          </TextField>
          <TextField
            select
            label={labelOf('access')}
            value={values.access}
            onChange={({ target }) => {
              setPicked(null)
              set({ access: target.value as TokenAccess })
            }}
            error={faults.access !== undefined}
            helperText={faults.access}
          >
            {choicesOf('access')}
          </TextField>
          <TextField
            type="date"
            label={labelOf('expiresOn')}
            value={values.expiresOn}
            onChange={({ target }) => set({ expiresOn: target.value })}
            error={faults.expiresOn !== undefined}
            helperText={
              faults.expiresOn ??
              [formatWeekday(values.expiresOn, language), translate('token.expiresOn.help')].filter(Boolean).join(' · ')
            }
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dayIn(0), max: dayIn(maxDays) } }}
          />
        </Box>
        <FormControl component="fieldset" variant="standard" error={faults.sections !== undefined}>
          <FormLabel component="legend" sx={{ color: 'text.primary', fontSize: '0.875rem', fontWeight: 600 }}>
            {labelOf('sections')}
          </FormLabel>
          <FormHelperText sx={{ mt: 0.5 }}>{faults.sections ?? translate('token.sections.help')}</FormHelperText>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' }, mt: 1 }}>
            {entities.map(({ section, pluralLabel }) => (
              <FormControlLabel
                key={section}
                control={<Checkbox checked={values.sections.includes(section)} onChange={() => toggle(section)} />}
                label={localize(pluralLabel)}
              />
            ))}
          </Box>
        </FormControl>
        <FormControl component="fieldset" variant="standard">
          <FormLabel component="legend" sx={{ color: 'text.primary', fontSize: '0.875rem', fontWeight: 600 }}>
            {translate('token.secrets')}
          </FormLabel>
          <FormHelperText sx={{ mt: 0.5 }}>{translate('token.secrets.help')}</FormHelperText>
          <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
            {secrets.map((name) => (
              <Box key={name}>
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={values[name]}
                      onChange={({ target }) => set({ [name]: target.checked })}
                      slotProps={{ input: { 'aria-describedby': `${name}-help` } }}
                    />
                  }
                  label={labelOf(name)}
                />
                <FormHelperText id={`${name}-help`} sx={{ mt: 0, ml: 4 }}>
                  {translate(`token.${name}.help`)}
                </FormHelperText>
              </Box>
            ))}
          </Box>
        </FormControl>
        <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 400 }}>
          <ProofFields fields={fields} helperText={translate('token.password.help')} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button type="submit" variant="contained" disabled={isBusy || !values.name.trim() || !isProved}>
            {translate('token.create')}
          </Button>
          <BackLink />
        </Box>
      </Paper>
      {token && (
        <SecretDialog
          title={translate('token.new.title')}
          text={translate('token.new.text')}
          secret={token}
          onClose={() => navigate(`/${entity.name}`)}
        />
      )}
    </form>
  )
}
