/** Resolves after the first paint; at once in a hidden tab, which is not painted. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) resolve()
    else new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}
