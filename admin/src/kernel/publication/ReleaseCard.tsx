import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { FormDialog } from '../components/FormDialog'
import { formatInstant } from '../format/formatValue'
import { MomentInput } from '../generate/inputs/MomentInput'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { AddToRelease } from './AddToRelease'
import { Failures } from './Failures'
import { RecordLine } from './RecordLine'
import { RenameRelease } from './RenameRelease'
import { discardRelease, publishRelease, type Release, siteAsOf, takeRecord } from './releases'
import { SureButton } from './SureButton'
import { planRelease } from './upcomingMoments'
import { useReleaseChange } from './useReleaseChange'

/** Records that are published together: what is in it, when it happens, and publishing it now. */
export function ReleaseCard({ release }: { release: Release }) {
  const { translate, language } = useTranslation()
  const { isBusy, failures, change, forget } = useReleaseChange()
  const [dialog, setDialog] = useState<'add' | 'plan' | 'rename'>()
  const [moment, setMoment] = useState<string | null>(null)
  const { id, name, publishAt, failure, records } = release
  const isEmpty = records.length === 0
  const close = () => {
    setDialog(undefined)
    forget()
  }
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ p: 2, mb: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box component="h2" sx={{ typography: 'h3', m: 0, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <IconButton
          aria-label={translate('releases.renameOf', { name })}
          onClick={() => setDialog('rename')}
          sx={{ width: 44, height: 44, mt: -1 }}
        >
          <Icon name="edit" />
        </IconButton>
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        {publishAt
          ? translate('releases.planned', { moment: formatInstant(publishAt, language) })
          : translate('releases.unplanned')}
      </Box>
      {failure && <Failures title={translate('releases.failed')} texts={[failure]} />}
      {!dialog && <Failures title={translate('releases.refused')} texts={failures} />}
      {isEmpty && <p>{translate('releases.empty')}</p>}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {records.map((each) => (
          <RecordLine key={`${each.entity}-${each.record}`} record={each}>
            <IconButton
              aria-label={`${translate('releases.take', { title: each.title })} (${each.language ?? ''})`}
              aria-disabled={isBusy}
              onClick={() => void change(() => takeRecord(id, each))}
              sx={{ width: 44, height: 44 }}
            >
              <Icon name="close" />
            </IconButton>
          </RecordLine>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, '& > *': { minHeight: 44 } }}>
        <Button variant={isEmpty ? 'contained' : 'outlined'} onClick={() => setDialog('add')}>
          {translate('releases.add')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            setMoment(publishAt)
            setDialog('plan')
          }}
        >
          {translate('releases.plan')}
        </Button>
        {!isEmpty && (
          <SureButton
            label={translate('releases.publish')}
            sure={translate('releases.publishSure')}
            isBusy={isBusy}
            onSure={() =>
              void change(
                () => publishRelease(id),
                (count) => translate('releases.done', { count }),
              )
            }
          />
        )}
        {publishAt && (
          <>
            <Button component="a" href={siteAsOf(publishAt, language)} target="_blank" rel="noopener">
              {translate('releases.view')}
            </Button>
            <Button color="inherit" aria-disabled={isBusy} onClick={() => void change(() => planRelease(id, null))}>
              {translate('releases.cancel')}
            </Button>
          </>
        )}
        <SureButton
          label={translate('releases.discard')}
          sure={translate('releases.discardSure')}
          isBusy={isBusy}
          isDangerous
          onSure={() => void change(() => discardRelease(id))}
        />
      </Box>
      {dialog === 'add' && <AddToRelease release={release} onClose={close} />}
      {dialog === 'rename' && <RenameRelease release={release} onClose={close} />}
      {dialog === 'plan' && (
        <FormDialog
          title={translate('releases.planOf', { name })}
          submit={translate('plan.save')}
          isReady={moment !== null}
          isBusy={isBusy}
          failure={failures.length > 0 && failures.map((text) => <div key={text}>{text}</div>)}
          onClose={close}
          onSubmit={() => void change(() => planRelease(id, moment)).then((isDone) => isDone && setDialog(undefined))}
        >
          <MomentInput
            autoFocus
            id={`release-${id}`}
            label={translate('releases.at')}
            value={moment}
            help={moment ? undefined : translate('plan.changesHelp')}
            onChange={setMoment}
          />
        </FormDialog>
      )}
    </Box>
  )
}
