/**
 * Milliseconds by which the clocks of two instances never differ. What one of them planned for later than it could, and
 * by more than this, was planned before the clock was put back.
 */
export const largestClockDifference = 30 * 60_000
