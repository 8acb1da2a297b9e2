import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../components/EmptyState'
import { FormSkeleton } from '../components/FormSkeleton'
import { RetryAlert } from '../components/RetryAlert'
import { useFailureText } from '../dataProvider/useFailureText'
import { formatInstant } from '../format/formatValue'
import { MomentInput } from '../generate/inputs/MomentInput'
import { useTranslation } from '../i18n/useTranslation'
import { Failures } from './Failures'
import { ReleaseCard } from './ReleaseCard'
import { makeRelease, readPublished, readReleases, releasesKey, siteAsOf } from './releases'
import { useReleaseChange } from './useReleaseChange'
import './publicationTexts'
import './releasesTexts'

/** What is published together, at one moment or none; and the site as of any moment. */
export default function Releases() {
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const { isBusy, failures, change } = useReleaseChange()
  const [name, setName] = useState('')
  const [moment, setMoment] = useState<string | null>(null)
  const open = useQuery({ queryKey: [...releasesKey, 'open'], queryFn: ({ signal }) => readReleases(signal) })
  const past = useQuery({ queryKey: [...releasesKey, 'past'], queryFn: ({ signal }) => readPublished(signal) })
  const make = async () => {
    if (name.trim() !== '' && (await change(() => makeRelease(name)))) setName('')
  }
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'flex-end' }}
      >
        <TextField
          label={translate('releases.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          sx={{ flex: '1 1 220px', maxWidth: 360 }}
        />
        <Button type="submit" variant="contained" aria-disabled={isBusy || name.trim() === ''} sx={{ minHeight: 44 }}>
          {translate('releases.make')}
        </Button>
      </Box>
      <Failures texts={failures} />
      {open.error && <RetryAlert text={failureText(open.error)} onRetry={open.refetch} />}
      {!open.error && !open.data && <FormSkeleton />}
      {open.data?.length === 0 && (
        <EmptyState icon="block" title={translate('releases.none')} text={translate('releases.noneText')} />
      )}
      {open.data?.map((release) => (
        <ReleaseCard key={release.id} release={release} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, alignItems: 'flex-start' }}>
        <MomentInput id="site-as-of" label={translate('releases.viewAt')} value={moment} onChange={setMoment} />
        <Button
          component="a"
          variant="outlined"
          target="_blank"
          rel="noopener"
          {...(moment ? { href: siteAsOf(moment, language) } : { 'aria-disabled': true })}
          // Beside the field, whose label stands above it.
          sx={{ minHeight: 44, mt: '1.5rem' }}
        >
          {translate('releases.viewButton')}
        </Button>
      </Box>
      {past.data && past.data.length > 0 && (
        <Box component="section" aria-label={translate('releases.recent')} sx={{ mt: 3 }}>
          <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
            {translate('releases.recent')}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {past.data.map(({ id, name: called, publishedAt, publishedCount }) => (
              <li key={id}>
                {called} ·{' '}
                {translate('releases.recentLine', {
                  moment: publishedAt ? formatInstant(publishedAt, language) : '',
                  count: publishedCount,
                })}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}
