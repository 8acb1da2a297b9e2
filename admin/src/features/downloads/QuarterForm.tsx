import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { AddQuarterDocument, QuarterAccountantsDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { shopToday } from '../../kernel/shop/shopToday'

const shownYears = 6

interface QuarterFormProps {
  /** Whose documents are shown. */
  accountant: number
  onAdded: () => unknown
}

/** Puts the finished and collected jobs of a quarter among the documents, by one press for the last one that is over. */
export function QuarterForm({ accountant, onAdded }: QuarterFormProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [asked, setAsked] = useState({ accountant, ...lastQuarter() })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { data } = useQuery({
    queryKey: ['accountantDownload', 'accountants'],
    queryFn: ({ signal }) => askServer({ query: QuarterAccountantsDocument, signal }),
  })
  const accountants = data?.accountants.items ?? []
  const thisYear = Number(shopToday().slice(0, 4))
  const years = Array.from({ length: shownYears }, (_, index) => thisYear - index)

  async function add() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { added } = await askServer({ query: AddQuarterDocument, variables: asked })
      const values = { year: String(asked.year), quarter: asked.quarter, count: added.jobs, documents: added.documents }
      notify(translate(added.hasReplaced ? 'quarter.replaced' : 'quarter.added', values), { type: 'success' })
      await onAdded()
    } catch (thrown) {
      setFailure(failureText(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box component="section" aria-labelledby="quarter" sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" id="quarter" sx={{ typography: 'h3', m: 0 }}>
        {translate('quarter.title')}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '72ch' }}>{translate('quarter.hint')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          id="quarter-number"
          select
          label={translate('quarter.quarter')}
          value={asked.quarter}
          onChange={({ target }) => setAsked({ ...asked, quarter: Number(target.value) })}
          sx={{ width: { xs: '100%', sm: 190 } }}
        >
          {[1, 2, 3, 4].map((quarter) => (
            <MenuItem key={quarter} value={quarter}>
              {translate(`quarter.${quarter as 1}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          id="quarter-year"
          select
          label={translate('quarter.year')}
          value={asked.year}
          onChange={({ target }) => setAsked({ ...asked, year: Number(target.value) })}
          sx={{ width: { xs: '100%', sm: 110 } }}
        >
          {years.map((year) => (
            <MenuItem key={year} value={year}>
              {year}
            </MenuItem>
          ))}
        </TextField>
        {accountants.length > 0 && (
          <TextField
            id="quarter-accountant"
            select
            label={translate('quarter.accountant')}
            value={asked.accountant}
            onChange={({ target }) => setAsked({ ...asked, accountant: Number(target.value) })}
            sx={{ width: { xs: '100%', sm: 240 } }}
          >
            {accountants.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="plus" />}
          disabled={isBusy}
          onClick={() => void add()}
        >
          {translate('quarter.add')}
        </Button>
      </Box>
      <Box aria-live="polite">
        {failure && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {failure}
          </Alert>
        )}
      </Box>
    </Box>
  )
}

/** The last quarter that is over in the shop. */
function lastQuarter(): { year: number; quarter: number } {
  const [year, month] = shopToday().split('-').map(Number) as [number, number]
  const quarter = Math.ceil(month / 3) - 1
  return quarter === 0 ? { year: year - 1, quarter: 4 } : { year, quarter }
}
