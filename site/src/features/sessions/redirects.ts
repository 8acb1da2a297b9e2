/**
 * Where to go after logging in: the address asked for if it is a path on this site, else `home`. What a browser would
 * read as another host (`//evil`, `/\evil`, control characters that it drops) is not followed, nor is a login page.
 */
export function redirectAfterLogin(asked: string | null, home: string): string {
  if (!asked || !/^\/(?![/\\])[^\\]*$/.test(asked) || hasControlCharacter(asked)) return home
  return asked.includes('/login-') ? home : asked
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}

/** The login page that the server names, as long as it is a path on this site; else the front page. */
export function redirectAfterLogout(named: string): string {
  return /^\/(?![/\\])[^\\]*$/.test(named) ? named : '/'
}
