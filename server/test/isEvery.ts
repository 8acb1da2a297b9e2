/** Whether the long forms run as well: `npm test -- every`. */
export const isEvery = process.env.EVERY === 'true'
