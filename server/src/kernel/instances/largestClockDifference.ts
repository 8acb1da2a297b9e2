/**
 * Upper bound, in milliseconds, of the clock difference between two instances. A scheduled time further ahead than the
 * schedule allows plus this bound was set before the clock was turned back.
 */
export const largestClockDifference = 30 * 60_000
