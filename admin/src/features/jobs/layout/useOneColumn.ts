import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether a job has no room for two columns. */
export function useOneColumn(): boolean {
  return useMediaQuery('(width < 75em)')
}
