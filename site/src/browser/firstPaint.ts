/** Resolves once the page stands on the screen; at once where nobody looks, since nothing is painted there. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) resolve()
    else new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}
