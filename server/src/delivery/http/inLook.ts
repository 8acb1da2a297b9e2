import type { ShownLook } from '../../features/look/ShownLook.js'

/** What documents of the back office hold in place of the look: colours of their first paint, all colours as data, the icon. */
const placeholders = {
  styles: '<!--__LOOK_STYLES__-->',
  data: '"__LOOK__"',
  icon: '__ICON__',
}

/** The document in the shop's look as it is now, so that neither its first paint nor its theme waits for a request. */
export function inLook(document: string, { backOffice, links, look }: ShownLook): string {
  const { headingFace, logo, logoDark } = look
  const data = { colours: backOffice, headingFace, logo, logoDark }
  return document
    .replaceAll(placeholders.styles, () => firstStyles(backOffice))
    .replaceAll(placeholders.data, () => JSON.stringify(data))
    .replaceAll(placeholders.icon, links.favicon)
}

function firstStyles({ light, dark }: ShownLook['backOffice']): string {
  return `<style nonce="__CSP_NONCE__">:root{${properties(light)}}@media (prefers-color-scheme:dark){:root{${properties(dark)}}}</style>`
}

/** Those that the document itself takes, which is shown until the scripts run. */
function properties({ ground, paper, rail, line, soft, ink, accent }: ShownLook['backOffice']['light']): string {
  return Object.entries({ ground, paper, rail, line, soft, ink, accent })
    .map(([role, colour]) => `--shell-${role}:${colour}`)
    .join(';')
}
