import type { NewUser } from './createUser.js'

/** One password for all of them; production refuses to start with them in the database. */
export const demoPassword = 'demo-password'

export const demoAccounts: readonly NewUser[] = [
  { name: 'Sophie Visser', email: 'admin@example.com', role: 'cms-admin', password: demoPassword, demo: true },
]
