import Box from '@mui/material/Box'

/** A signature on paper: drawn, typed, or a line to sign on. */
export function Signature({ drawing, signedBy }: { drawing: string | null; signedBy: string | null }) {
  return (
    <Box sx={{ borderBottom: '1px solid black', minHeight: '18mm', display: 'flex', alignItems: 'end', gap: '4mm' }}>
      {drawing && (
        <svg viewBox="0 0 600 200" width="48mm" height="16mm" aria-hidden="true">
          <path d={drawing} fill="none" stroke="black" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      )}
      {signedBy && <Box sx={{ pb: '1mm' }}>{signedBy}</Box>}
    </Box>
  )
}
