/** Loaded into a shop before it starts: SIGUSR2 is a mistake that nobody has foreseen. */
process.on('SIGUSR2', () => {
  throw new Error('Nobody has foreseen this')
})
