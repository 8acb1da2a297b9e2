import { Notification } from 'react-admin'

/**
 * Notifications, at the foot of the screen but above the form's buttons, however many rows these take: the next step of a
 * job stands at its head. Where the screen is low the buttons stand at the end of the form, and notifications at the head.
 */
export function Notices() {
  return (
    <Notification
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // What is below a notice can be pressed through it.
      sx={{
        '&.MuiSnackbar-root': {
          bottom: 'calc(max(var(--bottom-bar, 0px), 5rem) + 0.5rem)',
          '@media (height <= 32em)': { top: '0.5rem', bottom: 'auto' },
        },
        '&, & *': { pointerEvents: 'none' },
        '& button': { pointerEvents: 'auto' },
      }}
    />
  )
}
