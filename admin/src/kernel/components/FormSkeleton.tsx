import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** Shown while the record of a form loads. */
export function FormSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ maxWidth: 820, display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={40} width="40%" />
      <Skeleton variant="rounded" height={320} />
    </Box>
  )
}
