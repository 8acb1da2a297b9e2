import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormSkeleton } from '../components/FormSkeleton'
import { RetryAlert } from '../components/RetryAlert'
import { useFailureText } from '../dataProvider/useFailureText'
import { useTranslation } from '../i18n/useTranslation'
import { Failures } from './Failures'
import { RecordLine } from './RecordLine'
import { addRecord, type Release, type ReleaseRecord, readCandidates, releasesKey } from './releases'
import { useReleaseChange } from './useReleaseChange'

/** Chooses from drafts and concepts what is published with others; each press adds one, with its translation. */
export function AddToRelease({ release, onClose }: { release: Release; onClose: () => void }) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const { isBusy, failures, change } = useReleaseChange()
  const [search, setSearch] = useState('')
  const [added, setAdded] = useState<string>()
  const id = useId()
  const { data, error, refetch } = useQuery({
    queryKey: [...releasesKey, 'candidates'],
    queryFn: ({ signal }) => readCandidates(signal),
  })
  const add = async (each: ReleaseRecord) => {
    if (await change(() => addRecord(release.id, each))) setAdded(each.title)
  }
  const shown = data?.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('releases.addTo', { name: release.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {translate('releases.addHelp')}
        </Box>
        <Failures texts={failures} />
        <Box role="status" sx={{ minHeight: 24 }}>
          {added !== undefined && translate('releases.added', { title: added })}
        </Box>
        <TextField
          autoFocus
          type="search"
          label={translate('releases.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mt: 1 }}
        />
        {error && <RetryAlert text={failureText(error)} onRetry={refetch} />}
        {!error && !data && <FormSkeleton />}
        {shown?.length === 0 && <p>{translate('releases.noCandidates')}</p>}
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {shown?.map((each) => (
            <RecordLine key={`${each.entity}-${each.record}`} record={each}>
              <Button
                aria-label={`${translate('releases.add')}: ${each.title} (${each.language ?? ''})`}
                aria-disabled={isBusy}
                onClick={() => void add(each)}
                sx={{ minHeight: 44 }}
              >
                {translate('releases.add')}
              </Button>
            </RecordLine>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} sx={{ minHeight: 44 }}>
          {translate('releases.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
