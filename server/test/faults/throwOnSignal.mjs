/** Loaded into a shop before it starts: SIGUSR2 throws an unforeseen error. */
process.on('SIGUSR2', () => {
  throw new Error('Nobody has foreseen this')
})
