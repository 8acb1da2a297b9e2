import type { CheckResultName } from '@shop/server/checkList'

/** Drawn rather than coloured alone, so that paper and everyone can tell them apart. */
const paths: Record<CheckResultName, string> = {
  works: 'M3 8.5l3.5 3.5L13 4.5',
  broken: 'M4 4l8 8M12 4l-8 8',
  untested: 'M3.5 8h9',
}

/** The sign of a result: a tick, a cross or a dash. What it means is said beside it. @param size with its unit */
export function CheckSign({ result, size = '1rem' }: { result: CheckResultName; size?: string }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <path d={paths[result]} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
  )
}
