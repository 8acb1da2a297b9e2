/** What stands behind a small picture: squares on which black and white are seen alike, where it has no ground of its own. */
export const pictureTile = {
  background: 'repeating-conic-gradient(#d9dbde 0 25%, #b4b8bd 0 50%) 0 0 / 16px 16px',
} as const
