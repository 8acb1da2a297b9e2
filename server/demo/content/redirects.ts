/** Addresses of the site that the shop had before. */
export const redirects = [
  { path: '/contact.html', target: '/nl/contact' },
  { path: '/?p=12', target: '/nl/nieuws' },
]
