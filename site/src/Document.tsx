import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { Language } from '@shop/server/screens'
import type { ReactNode } from 'react'
import type { FirstAssets } from './Assets'
import favicon from './layout/favicon.svg?url'

interface DocumentProps {
  assets: FirstAssets
  language: Language
  /** The loaded data as JSON, which the browser hydrates from. */
  state: string
  /** Scripts for hydration. The entry script preloads them after the first paint. */
  scripts: string[]
  children: ReactNode
}

/** The whole page. It has no inline script, so that the content security policy needs no nonce. */
export function Document({ assets, language, state, scripts, children }: DocumentProps) {
  const { script, style, development } = assets
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={headingFont} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={textFont} />
        <link rel="stylesheet" href={style} />
        {development && <script type="module" src={development} />}
        <script id="entry" type="module" src={script} data-scripts={scripts.join(' ') || undefined} />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <meta name="theme-color" content="#FBF8F3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0E1A27" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
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
