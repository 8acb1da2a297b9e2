/** The download of the accountant: the books of the last closed quarter. */
export const accountantDownload = {
  accountant: 'boekhouder@example.com',
  /** ISO instant. */
  createdAt: '2026-10-05T08:30:00Z',
  title: 'Administratie 2026, derde kwartaal',
  description:
    'Alle verkopen en inkopen van juli tot en met september, met de btw per maand en de aangifte zoals wij die denken in te dienen. De bankafschriften volgen zodra ze compleet zijn. Klopt er iets niet, bel dan Sophie.',
  /** In `server/demo/files`. */
  files: [
    'btw-aangifte-2026-kwartaal-3.pdf',
    'btw-per-maand-2026-kwartaal-3.xlsx',
    'verkopen-2026-kwartaal-3.csv',
    'inkopen-2026-kwartaal-3.csv',
    'verkopen-en-inkopen-2026-kwartaal-3.zip',
  ],
}
