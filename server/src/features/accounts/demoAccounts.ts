import type { NewUser } from './createUser.js'

/** One password for all of them; production refuses to start with them in the database. */
export const demoPassword = 'demo-password'

export const demoAccounts: readonly (NewUser & { email: string })[] = [
  { name: 'Sophie Visser', email: 'admin@example.com', role: 'cms-admin', password: demoPassword, demo: true },
  { name: 'Jeroen Bakker', email: 'klant@example.com', role: 'cms-status-user', password: demoPassword, demo: true },
  {
    name: 'Fatima el Amrani',
    email: 'klant2@example.com',
    role: 'cms-status-user',
    password: demoPassword,
    demo: true,
  },
  { name: 'Rik de Groot', email: 'partner@example.com', role: 'cms-zzp', password: demoPassword, demo: true },
  {
    name: 'Marieke Postma',
    email: 'boekhouder@example.com',
    role: 'cms-accountant',
    password: demoPassword,
    demo: true,
  },
]
