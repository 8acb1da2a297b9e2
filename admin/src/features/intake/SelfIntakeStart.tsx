import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import {
  BeginSelfIntakeDocument,
  DiscardSelfIntakeDocument,
  SelfIntakesDocument,
  type SelfIntakesQuery,
} from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { photoQueue } from '../jobs/photos/PhotoQueue'

const selfIntakePath = '/cougarXr7/inname/zelf'

/** Milliseconds between two looks at whether a customer has finished on another device. */
const lookAgainAfter = 20_000

type SelfIntake = SelfIntakesQuery['selfIntakes'][number]

interface SelfIntakeStartProps {
  /** The one that is being taken in. */
  current: number | undefined
  /** Whether nothing was typed here that would be lost. */
  isFree: boolean
  onChoose: (selfIntake: SelfIntake) => void
}

/** Hands this device to a customer to fill in, and lists what customers have filled in. */
export function SelfIntakeStart({ current, isFree, onChoose }: SelfIntakeStartProps) {
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: ['intake', 'selfIntakes'],
    queryFn: ({ signal }) => askServer({ query: SelfIntakesDocument, signal }),
    refetchInterval: lookAgainAfter,
    gcTime: 0,
  })
  const waiting = (data?.selfIntakes ?? []).filter(({ id }) => id !== current)

  async function handOver() {
    if (photoQueue.snapshot().length > 0) {
      notify(translate('intake.unsentPhotos'), { type: 'warning' })
      return
    }
    setBusy(true)
    try {
      await askServer({ query: BeginSelfIntakeDocument })
      // Nothing of what was typed here is left for the customer to see.
      sessionStorage.clear()
      window.location.replace(selfIntakePath)
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
      setBusy(false)
    }
  }

  async function discard(id: number) {
    try {
      await askServer({ query: DiscardSelfIntakeDocument, variables: { id } })
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
    void refetch()
  }

  return (
    <>
      {isFree && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<Icon name="tablet" />}
            disabled={isBusy}
            onClick={() => void handOver()}
            sx={{ minHeight: 44 }}
          >
            {translate('intake.handOver')}
          </Button>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{translate('intake.handOverHelp')}</Box>
        </Box>
      )}
      {waiting.length > 0 && (
        <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
          <strong>{translate('intake.filledIn', { count: waiting.length })}</strong>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {waiting.map((each) => (
              <Box
                component="li"
                key={each.id}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
              >
                <Button
                  onClick={() => onChoose(each)}
                  sx={{ minHeight: 44, textTransform: 'none', textAlign: 'left', overflowWrap: 'anywhere' }}
                >
                  {[each.name, [each.brand, each.model].filter(Boolean).join(' ')].join(' · ')}
                </Button>
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {formatInstant(each.submittedAt, language)}
                </Box>
                <Button
                  color="error"
                  aria-label={translate('intake.discard', { name: each.name })}
                  onClick={() => void discard(each.id)}
                  sx={{ minWidth: 44, minHeight: 44 }}
                >
                  <Icon name="trash" />
                </Button>
              </Box>
            ))}
          </Box>
        </Alert>
      )}
    </>
  )
}
