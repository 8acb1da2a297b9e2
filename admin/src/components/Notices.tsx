import { Notification } from 'react-admin'

/** What was done or went wrong, under the header: at the foot of the screen it would cover the form's buttons. */
export function Notices() {
  return (
    <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} sx={{ '&.MuiSnackbar-root': { top: 68 } }} />
  )
}
