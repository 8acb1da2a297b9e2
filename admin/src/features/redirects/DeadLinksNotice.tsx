import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DeadLinkCountDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** On the dashboard: how many links lead nowhere, with the way to their list; nothing where none do. */
export function DeadLinksNotice() {
  const { translate } = useTranslation()
  const { data } = useQuery({
    queryKey: ['deadLinkCount'],
    queryFn: async ({ signal }) => (await askServer({ query: DeadLinkCountDocument, signal })).deadLinks.total,
  })
  if (!data) return null
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/siteRedirect" color="inherit">
          {translate('redirects.open')}
        </Button>
      }
    >
      {translate('redirects.waiting', { count: data })}
    </Alert>
  )
}
