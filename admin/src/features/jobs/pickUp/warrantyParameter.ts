/** In the address of an intake: the number of the job under whose warranty a device comes back. */
export const warrantyParameter = 'garantie'
