/** Times are reserved in steps of so many minutes: appointments begin and last a multiple of it. */
export const quantumMinutes = 5
