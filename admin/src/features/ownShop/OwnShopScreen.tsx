import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { ConfirmDialog } from './ConfirmDialog'
import { CountTable } from './CountTable'
import { demoShopKey, ownShopCalls, type Staying } from './ownShopCalls'
import { useEndOfDemo } from './useEndOfDemo'

const stayings: readonly Staying[] = ['own', 'own_and_changed', 'nothing']

/** Makes a demo shop its owner's: says what goes and what stays, asks twice, and leads to the set-up. */
export default function OwnShopScreen() {
  const { translate, localize } = useTranslation()
  const [chosen, setChosen] = useState<Staying>('own')
  const [isAsking, setAsking] = useState(false)
  const [address, setAddress] = useState<string>()
  const { data, isError, refetch } = useQuery({
    queryKey: demoShopKey,
    queryFn: ({ signal }) => ownShopCalls.load(signal),
    enabled: address === undefined,
  })
  useEndOfDemo(
    address,
    useCallback(() => setAddress(undefined), []),
  )

  if (isError && !data) return <RetryAlert text={translate('ownShop.loadFailed')} onRetry={() => void refetch()} />
  if (data === undefined) return <FormSkeleton />
  if (data === null) return <Alert severity="info">{translate('ownShop.none')}</Alert>
  if (address !== undefined || data.isUnderWay) {
    return (
      <ScreenSection title={translate('ownShop.title')}>
        <Box role="status">
          <p>{translate('ownShop.underWay')}</p>
        </Box>
        <LinearProgress aria-label={translate('ownShop.title')} />
      </ScreenSection>
    )
  }

  const staying = data.isToldApart ? chosen : 'nothing'
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      {data.failureText && (
        <Alert severity="error">{translate('ownShop.failed', { reason: localize(data.failureText) })}</Alert>
      )}
      <ScreenSection title={translate('ownShop.goes')}>
        <p>{translate('ownShop.intro')}</p>
        <p>{translate('ownShop.always')}</p>
        {data.hasOwner && <p>{translate('ownShop.hasOwner')}</p>}
        {data.isToldApart ? (
          <CountTable shop={data} />
        ) : (
          <Alert severity="warning">{translate('ownShop.notApart')}</Alert>
        )}
      </ScreenSection>
      <ScreenSection title={translate('ownShop.stays')}>
        {data.isToldApart && (
          <RadioGroup
            aria-label={translate('ownShop.stays')}
            value={staying}
            onChange={(_, value) => setChosen(value as Staying)}
            sx={{ mb: 2, gap: 0.5 }}
          >
            {stayings.map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                control={<Radio />}
                label={translate(`ownShop.stays.${each}`)}
                sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1.1 } }}
              />
            ))}
          </RadioGroup>
        )}
        <p>{translate('ownShop.backup')}</p>
        <Button variant="contained" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
          {translate('ownShop.title')}
        </Button>
      </ScreenSection>
      {isAsking && (
        <ConfirmDialog
          name={data.name}
          staying={staying}
          onBegun={(begun) => {
            setAsking(false)
            setAddress(begun)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  )
}
