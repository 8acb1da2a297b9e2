/** A cougar's head in seven planes. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className="logo-mark__head" d="M5 4l11 6.5h16L43 4l1 17-5 10-10 12.5h-10L9 31 4 21z" />
      <path className="logo-mark__ear" d="M8.5 9.5l6 4-4.5 5.5zM39.5 9.5l-6 4 4.5 5.5z" />
      <path className="logo-mark__face" d="M16 10.5h16l-4 9 1.5 9.5h-11L20 19.5z" />
      <path className="logo-mark__eye" d="M9.5 20.5l9 4.5-1.5 2.5-6-1.5zM38.5 20.5l-9 4.5 1.5 2.5 6-1.5z" />
      <path className="logo-mark__muzzle" d="M18.5 29h11l3 5.5-5 6.5h-7l-5-6.5z" />
      <path className="logo-mark__eye" d="M20 29h8l-4 4.5zM23.3 33h1.4v4h-1.4z" />
    </svg>
  )
}
