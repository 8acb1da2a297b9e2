import { Notification } from 'react-admin'

/** Notifications, at the foot of the screen but above the form's buttons: the next step of a job stands at its head. */
export function Notices() {
  return (
    <Notification
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // What is below a notice can be pressed through it.
      sx={{
        '&.MuiSnackbar-root': { bottom: 76 },
        '&, & *': { pointerEvents: 'none' },
        '& button': { pointerEvents: 'auto' },
      }}
    />
  )
}
