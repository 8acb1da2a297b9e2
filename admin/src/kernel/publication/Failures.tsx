import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'

/** Why something was refused, a line for each reason. */
export function Failures({ texts, title }: { texts: readonly string[]; title?: string }) {
  if (texts.length === 0) return null
  return (
    <Alert severity="error">
      {title}
      <Box component="ul" sx={{ m: 0, pl: texts.length > 1 ? 2.5 : 0, listStyle: texts.length > 1 ? 'disc' : 'none' }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Alert>
  )
}
