/** The two columns of a job, one below the other where there is no room for both. */
export const jobColumns = {
  display: 'grid',
  columnGap: 2,
  rowGap: { xs: 1, sm: 2 },
  alignItems: 'start',
  maxWidth: 1400,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2.1fr) minmax(300px, 1fr)' },
  '& > div': { minWidth: 0 },
  '& > div:last-of-type': { display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: 'minmax(0, 1fr)' },
} as const
