/** Addresses for users who are logged in, and for API clients. */
const closed = [
  '/api/',
  '/boekhouding',
  '/cougarXr7',
  '/graphql',
  '/login-',
  '/status',
  '/uitloggen',
  '/wachtwoord',
  '/zzp',
]

export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
