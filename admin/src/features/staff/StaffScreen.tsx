import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { accountKey } from '../accounts/useAccountChange'
import { AccountFacts } from './AccountFacts'
import { AccountSecurityDialog } from './AccountSecurityDialog'
import { InviteDialog } from './InviteDialog'
import { type StaffAccount, staffCalls } from './staffCalls'

/**
 * Everyone who works in or for the shop: who has logged in when, how each account is guarded, and what can be done
 * about it.
 */
export default function StaffScreen() {
  const { translate } = useTranslation()
  const [chosen, setChosen] = useState<StaffAccount>()
  const [isInviting, setInviting] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: [...accountKey, 'staff'],
    gcTime: 0,
    queryFn: ({ signal }) => staffCalls.list(signal),
  })
  if (isError) return <RetryAlert text={translate('staff.failed')} onRetry={refetch} />
  if (!data) return <FormSkeleton />
  return (
    <Box sx={{ maxWidth: 900, pb: 4 }}>
      <Box component="p" sx={{ m: 0, mb: 2, maxWidth: '72ch', color: 'text.secondary' }}>
        {translate('staff.text')}
      </Box>
      <Button
        variant="contained"
        startIcon={<Icon name="plus" />}
        onClick={() => setInviting(true)}
        sx={{ minHeight: 44, mb: 2 }}
      >
        {translate('staff.invite')}
      </Button>
      <Box component="ul" aria-label={translate('staff.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.staffAccounts.map((account) => (
          <StaffLine
            key={account.id}
            account={account}
            isOwn={account.id === data.me?.id}
            onOpen={() => setChosen(account)}
          />
        ))}
      </Box>
      {data.staffAccounts.length === 1 && (
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {translate('staff.alone')}
        </Box>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {chosen && <AccountSecurityDialog account={chosen} onClose={() => setChosen(undefined)} />}
    </Box>
  )
}

function StaffLine({ account, isOwn, onOpen }: { account: StaffAccount; isOwn: boolean; onOpen: () => void }) {
  const { translate } = useTranslation()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: { xs: 1.5, sm: 2 },
        mb: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          {account.name}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {` · ${translate(account.right ? `staff.right.${account.right}` : `staff.role.${account.role}`)}`}
          </Box>
        </Box>
        <AccountFacts account={account} />
      </Box>
      {isOwn ? (
        <Button component={Link} to="/account" variant="outlined" color="inherit" sx={{ minHeight: 44 }}>
          {translate('account.title')}
        </Button>
      ) : (
        <Button
          variant="outlined"
          aria-label={translate('staff.manageNamed', { name: account.name })}
          onClick={onOpen}
          sx={{ minHeight: 44 }}
        >
          {translate('staff.manage')}
        </Button>
      )}
    </Box>
  )
}
