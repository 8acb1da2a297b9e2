/** A cougar's head, looking straight ahead: small round ears, broad brow, pale muzzle. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        className="logo-mark__ear"
        d="M4 15C2 8 6 3 11 4c4 .6 6.5 3.5 7 7l-7 8zM44 15c2-7-2-12-7-11-4 .6-6.5 3.5-7 7l7 8z"
      />
      <path
        className="logo-mark__head"
        d="M24 7c9.5 0 16.5 5.5 17.5 14 .6 5-1 9-4 12.5C34 38 31 45 24 45s-10-7-13.5-11.5c-3-3.5-4.6-7.5-4-12.5C7.5 12.5 14.5 7 24 7z"
      />
      <path className="logo-mark__brow" d="M21 8h6l-1.5 15L29 31H19l3.5-8z" />
      <path className="logo-mark__muzzle" d="M24 29c5 0 9 2.5 9 6.5C33 41 28.5 45 24 45s-9-4-9-9.5c0-4 4-6.5 9-6.5z" />
      <path
        className="logo-mark__eye"
        d="M9.5 21.5l9.5 3-1.5 3c-3.5.5-6.5-1.5-8-6zM38.5 21.5l-9.5 3 1.5 3c3.5.5 6.5-1.5 8-6zM19.5 30.5h9L25 35v4h-2v-4z"
      />
    </svg>
  )
}
