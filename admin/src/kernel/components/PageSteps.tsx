import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'

interface PageStepsProps {
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
}

/** First, previous, next and last page, and which results are shown. */
export function PageSteps({ page, perPage, total, onPage }: PageStepsProps) {
  const { translate } = useTranslation()
  const pages = Math.max(Math.ceil(total / perPage), 1)
  const steps = [
    { label: 'list.first', icon: 'first', to: 1, isPossible: page > 1 },
    { label: 'list.previous', icon: 'previous', to: page - 1, isPossible: page > 1 },
    { label: 'list.next', icon: 'next', to: page + 1, isPossible: page < pages },
    { label: 'list.last', icon: 'last', to: pages, isPossible: page < pages },
  ] as const
  const [first, previous, next, last] = steps.map(({ label, icon, to, isPossible }) => (
    <IconButton
      key={label}
      disabled={!isPossible}
      onClick={() => onPage(to)}
      aria-label={translate(label)}
      title={translate(label)}
      sx={{ width: 40, height: 40 }}
    >
      <Icon name={icon} />
    </IconButton>
  ))
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 1.5 }}
    >
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {translate('list.results', { total, first: (page - 1) * perPage + 1, last: Math.min(page * perPage, total) })}
      </Box>
      <Box
        component="nav"
        aria-label={translate('list.pages')}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
      >
        {first}
        {previous}
        <Box component="span" aria-current="page" sx={{ px: 1 }}>
          {translate('list.page', { page, pages })}
        </Box>
        {next}
        {last}
      </Box>
    </Box>
  )
}
