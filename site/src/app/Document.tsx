import slab from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url'
import grotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import technical from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url'
import type { Language } from '@shop/server/screens'
import type { ReactNode } from 'react'
import type { FirstAssets } from './Assets'
import type { Look } from './Look'

/** The files of the faces of headings; a browser loads the one that the look names. */
const headingFonts: Record<string, string> = { grotesque, slab, technical }

interface DocumentProps {
  assets: FirstAssets
  look: Look
  language: Language
  /** The loaded data as JSON, which the browser hydrates from. */
  state: string
  /** Scripts for hydration. The entry script preloads them after the first paint. */
  scripts: string[]
  /** For search engines alone: the browser renders none, and hydrates the head around it. */
  structuredData?: ReactNode
  children: ReactNode
}

/** The whole page. It has no inline script, so that the content security policy needs no nonce. */
export function Document({ assets, look, language, state, scripts, structuredData, children }: DocumentProps) {
  const { script, style, development } = assets
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={headingFonts[look.headingFace]} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={textFont} />
        <link id="look" rel="stylesheet" href={look.style} precedence="site" />
        <link rel="stylesheet" href={style} precedence="site" />
        {development && <script type="module" src={development} />}
        <script id="entry" type="module" src={script} data-scripts={scripts.join(' ') || undefined} />
        <link rel="icon" href={look.favicon} sizes="48x48" />
        <link rel="apple-touch-icon" href={look.touchIcon} />
        <link rel="manifest" href={look.manifest} />
        <meta name="theme-color" content={look.themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={look.themeColors.dark} media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        {structuredData}
      </head>
      <body>
        {children}
        <script type="application/json" id="state">
          {state}
        </script>
      </body>
    </html>
  )
}
