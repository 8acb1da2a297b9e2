import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { MarkFactsSeenDocument, SettledFactsDocument, type SettledFactsQuery } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { DashboardSection } from './DashboardSection'
import { useDashboardCall } from './useDashboardCall'

type SettledRecord = SettledFactsQuery['settledFacts'][number]

/** Records whose facts differed from those of their translation, until somebody has looked; nothing where there are none. */
export function SettledFacts() {
  const { translate } = useTranslation()
  const part = useDashboardCall('settledFacts', { query: SettledFactsDocument })
  // Most shops never see it: it takes no place while it loads.
  if (!part.isFailed && !part.data?.settledFacts.length) return null
  return (
    <DashboardSection title={translate('settledFacts.title')} part={part}>
      {({ settledFacts }) => (
        <>
          <Alert severity="info">{translate('settledFacts.intro')}</Alert>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {settledFacts.map((each) => (
              <SettledLine key={`${each.entity} ${each.record}`} settled={each} onSeen={part.retry} />
            ))}
          </Box>
        </>
      )}
    </DashboardSection>
  )
}

function SettledLine({ settled, onSeen }: { settled: SettledRecord; onSeen: () => void }) {
  const { translate, localize } = useTranslation()
  const entity = useManaged().entity(settled.entity)
  const notify = useNotify()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const fields = settled.fields.map((name) => localize(fieldNamed(entity, name)?.label ?? { nl: name, en: name }))

  async function markSeen() {
    setBusy(true)
    try {
      const variables = { entity: settled.entity, records: [settled.record] }
      await askServer({ query: MarkFactsSeenDocument, variables })
      notify(translate('settledFacts.done'), { type: 'success' })
      onSeen()
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Link to={`/${settled.entity}/${settled.record}/history`}>{settled.title}</Link>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.92rem' }}>
          {`${localize(entity.label)}, ${translate(`language.${settled.language}`)}: ${fields.join(', ')}`}
        </Box>
      </Box>
      <Button variant="outlined" disabled={isBusy} onClick={() => void markSeen()} sx={{ minHeight: 44 }}>
        {translate('settledFacts.seen')}
      </Button>
    </Box>
  )
}
