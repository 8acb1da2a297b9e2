import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { InvoiceDeliveryDocument, MailReceiptDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useBooking } from '../billing/useBooking'

/** How often it is looked whether a mail was delivered, in milliseconds. */
const lookAgain = 3000

/** Mails a receipt to an address that the customer tells, and says how far that is. */
export function MailReceipt({ id }: { id: number }) {
  const { translate } = useTranslation()
  const [address, setAddress] = useState('')
  const [isOpen, setOpen] = useState(false)
  // The next address is another mail.
  const [turn, setTurn] = useState(() => crypto.randomUUID())
  const { isBusy, problems, book, forget } = useBooking()
  const { data, refetch } = useQuery({
    queryKey: ['invoice', 'delivery', id],
    queryFn: ({ signal }) => askServer({ query: InvoiceDeliveryDocument, variables: { id }, signal }),
    enabled: isOpen,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.invoiceDelivery.mails.some((mail) => mail.state === 'queued') ? lookAgain : false,
  })
  const mails = data?.invoiceDelivery.mails ?? []
  const mail = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || address.trim() === '') return
    void book(async () => {
      await askServer({ query: MailReceiptDocument, variables: { id, address: address.trim(), key: turn } })
      setAddress('')
      setTurn(crypto.randomUUID())
      await refetch()
    })
  }
  if (!isOpen) {
    return (
      <Button color="inherit" startIcon={<Icon name="envelope" />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {translate('till.mail')}
      </Button>
    )
  }
  return (
    <Box component="form" onSubmit={mail} noValidate sx={{ flexBasis: '100%', mt: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          autoFocus
          label={translate('till.mailAddress')}
          value={address}
          error={problems.length > 0}
          onChange={({ target }) => {
            forget()
            setAddress(target.value)
          }}
          slotProps={{ htmlInput: { type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: 200 } }}
          sx={{ flex: '1 1 200px' }}
        />
        <Button type="submit" variant="outlined" color="inherit" aria-disabled={isBusy} sx={{ minHeight: 44 }}>
          {translate('till.mailIt')}
        </Button>
      </Box>
      <Box role="status" sx={{ '&:not(:empty)': { mt: 0.5 }, color: problems.length > 0 ? 'error.main' : 'inherit' }}>
        {problems.length > 0
          ? problems.join(' ')
          : mails.map(({ at, recipient, state }) => (
              <div key={at}>{[recipient, translate(`jobs.reminderMail.${state}`)].join(' · ')}</div>
            ))}
      </Box>
    </Box>
  )
}
