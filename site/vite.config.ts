import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from '@swc/core'
import { defineConfig, type ESTree, type Manifest, type Plugin } from 'vite'
import type { Assets } from './src/Assets'

const root = fileURLToPath(new URL('.', import.meta.url))
const manifestFile = `${root}dist/client/.vite/manifest.json`

const packagesOfEveryPage =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|@fontsource-variable)\//

/** What overviews and details have in common. */
const ofLists =
  /site\/src\/((components\/(Paging|FilterChips|Overview|Article|plainText)|related\/\w+)|screens\/paging|(news|products)\/\w+Choices|(news|tips|products)\/load\w+)/

/** What the owner's pages have in common. */
const ofPages =
  /site\/src\/(blocks\/(?!blocksOf|ServiceList|useSlides|(Card|Comparison|Contact|Features|Gallery|News|PriceFinder|ProductSale|Reviews|Service|SliderTextImages|Specific\w+|Tip)Block)|pages\/(loadPage|pageTrail|PageHead|PageHero))/

/** What the forms that are sent by scripts have in common. */
const ofForms =
  /site\/src\/(forms\/(Field|FieldFrame|FormField|FormFrame|FormTrap|RadioField|SelectField|TextArea|TextField|faultsOf|personFields|refusalOf|storedValues|use\w+)\.|shop\/shopDays)|server\/src\/shared\/phoneNumber/

/** What the forms for a message have in common. */
const ofMessageForms = /site\/src\/(contact\/(ContactFacts|MessageForm|draft|messageForms)|shop\/useReplyTime)/

/** Loaded on demand: screens, some blocks, calls and the catalogues. */
const onDemand =
  /(server\/src\/shared\/(customerStatusNames|judgePassword|lineTotals|money|passwordStrength|phoneNumber|price\w+|quote\w+)|site\/src\/((accounting|appointments|confirmations|contact|forms|photos|preview|priceFinder|reservations|reviews|search|services|session|status|track)\/(?!\w+Routes|notices|FormDialogControl|sentNoticeOnDemand)|(pages|tips|news|products)\/(?!\w+Routes)|addresses\/appointmentChoices|blocks\/(ServiceList|useSlides|(Card|Comparison|Contact|Features|Gallery|News|PriceFinder|ProductSale|Reviews|Service|SliderTextImages|Specific\w+|Tip)Block)|data\/(browserCall|operations|postForm|queryErrorOf|writeAsVisitor)|generated\/(graphql|messages)|components\/(\w*Lightbox|Price|Warranty|loadWhenSeen)|browser\/(useFocusOnStep|useShuffled)|errors\/NotFoundScreen|shop\/(ClosureNotice|MessagePanel|Moment|WhereWeAre|shopDays|useReplyTime)|layout\/AdminBar\.|consent\/ConsentBanner))/

/** The entry script, which loads all others after the first paint. */
const first = /site\/src\/(entry\.client|styles\/)/

const isOfEveryPage = (module: string) =>
  packagesOfEveryPage.test(module) ||
  (/site\/src\/|server\/src\/shared\//.test(module) &&
    ![first, ofLists, ofPages, onDemand].some((group) => group.test(module)))

const routerBuild = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)

/** React Router's default entry is its development build, with warnings that no visitor needs. */
const routerForVisitors = [
  { find: /^react-router$/, replacement: `${routerBuild}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerBuild}/dom-export.mjs` },
]

/** The texts are formatted by the little that the site needs of it. */
const ownIntl = [{ find: /^react-intl$/, replacement: `${root}src/i18n/runtime.tsx` }]

/** Options of React Router's router that the site does not set, and its context for class components. */
const unusedOptions =
  /\b(init\.(instrumentations|patchRoutesOnNavigation|dataStrategy|getContext)|opts\.submission|this\.context)\b/g

/** What it asks before it does what the site has no use for: view transitions, and forms that navigate without a page load. */
const alwaysTrue = /!viewTransitionOpts \|\| !isViewTransitionAvailable|!opts \|\| !isSubmissionNavigation\(opts\)/g
const alwaysFalse = /(?<=\} else if \()pendingViewTransitionEnabled(?=\) \{)/g

/** What it does for an error that no route shows, and for routes without loaders: the site has neither. */
const unusedCases: [string, string][] = [
  ['createElement(DefaultErrorComponent, null)', "createElement('p')"],
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateStable()'],
]

/** What a router offers to hooks that the site does not use: fetchers, blockers, routes that are added later. */
const unusedMembers =
  /^\s+(fetch: fetch2|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion|dispose|getBlocker|deleteBlocker|patchRoutes|_internalFetchControllers: fetchControllers|_internalSetRoutes),$/gm

/**
 * Marks calls and classes of React Router as free of side effects and drops their display names, so that
 * what nothing uses is tree-shaken.
 */
const unusedCode: Plugin = {
  name: 'unused-code',
  apply: 'build',
  transform: (code, id) =>
    id.startsWith(routerBuild)
      ? unusedCases
          .reduce((rest, [present, instead]) => rest.replaceAll(present, instead), code)
          .replaceAll(/^\s*\w+\.displayName = [^;]+;$/gm, '')
          .replaceAll(
            /^((?:var|const) \w+ =) (?=\w+\.(?:forwardRef|memo|createContext)\(|createFormatted)/gm,
            '$1 /* @__PURE__ */ ',
          )
          .replaceAll(/^(var \w+ =) (class extends [\s\S]*?^\});$/gm, '$1 /* @__PURE__ */ (() => $2)();')
          .replaceAll(unusedOptions, 'undefined')
          .replaceAll(unusedMembers, '')
          .replaceAll(alwaysTrue, 'true')
          .replaceAll(alwaysFalse, 'false')
      : null,
}

/** As Vite writes `import('…')`, for a helper that here only calls what it gets. */
const wrappedImport = /\b\w+\(\(\)=>(import\(`[^`]+`\)),__VITE_PRELOAD__\)/g

/**
 * Parentheses around the modules of React, which are functions that a helper calls: browsers compile them off the main
 * thread then, while the file is downloaded. Minifiers leave such parentheses out.
 */
function withParentheses(code: string, { body }: ESTree.Program): string {
  const helpers = body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .flatMap(({ source, specifiers }) => (source.value.includes('/rolldown-runtime-') ? specifiers : []))
    .map(({ local }) => local.name)
  return body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
    .filter(({ callee }) => callee.type === 'Identifier' && helpers.includes(callee.name))
    .flatMap((call) => call.arguments.filter(({ type }) => type === 'ArrowFunctionExpression'))
    .reduceRight((text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`, code)
}

/** A second pass of minification with more passes than Vite's own. */
const minifyAgain: Plugin = {
  name: 'minify-again',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const options = { module: true, ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true } as const
      const plain = chunk.code.replaceAll(wrappedImport, '$1')
      const { code } = await minify(plain, options)
      chunk.code = withParentheses(code, this.parse(code))
    }
  },
}

/** Of two chunks that import each other, one runs before what it needs: the site would not hydrate. */
const noCircles: Plugin = {
  name: 'no-circles',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  generateBundle(_options, bundle) {
    for (const [name, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const imported of chunk.imports) {
        const other = bundle[imported]
        if (other?.type === 'chunk' && other.imports.includes(name)) {
          this.error(`The chunks ${name} and ${imported} import each other: see the groups in vite.config.ts.`)
        }
      }
    }
  },
}

/** Recompiles a changed catalogue in development. */
const catalogues: Plugin = {
  name: 'catalogues',
  apply: 'serve',
  configureServer: ({ watcher }) => {
    watcher.on('change', (file) => {
      if (file.startsWith(`${root}src/i18n/`)) execFile(process.execPath, [`${root}scripts/messages.mjs`])
    })
  },
}

/** A chunk is simply imported: Vite's own helper looks for the stylesheets of chunks, and there is one for all. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base: '/',
  // What is served as it is; while the sources are served, the server does that itself.
  publicDir: command === 'build' && !isSsrBuild ? 'public' : false,
  appType: 'custom',
  resolve: { alias: command === 'build' ? [...ownIntl, ...routerForVisitors] : ownIntl },
  define: {
    ...((isSsrBuild || command === 'serve') && {
      __ASSETS__: JSON.stringify(command === 'build' ? builtAssets() : sourceAssets),
    }),
    // The server bundle includes its packages in their production build, whatever NODE_ENV is at run time.
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  plugins: [plainImports, unusedCode, minifyAgain, noCircles, catalogues],
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        rollupOptions: { output: { entryFileNames: 'entry.server.js', codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: 'src/entry.client.ts',
          // What React Router warns of in the console is not for visitors.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          // What changes with our own releases stays apart from what a returning visitor has already.
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'site', test: isOfEveryPage },
                { name: 'lists', test: ofLists },
                { name: 'pages', test: ofPages },
                { name: 'forms', test: ofForms },
                { name: 'messageForms', test: ofMessageForms },
              ],
            },
          },
        },
      },
}))

/** What the page loads while the sources are served by Vite itself. */
const sourceAssets: Assets = {
  script: '/src/entry.client.ts',
  style: '/src/styles/site.css',
  development: '/@vite/client',
  messages: {},
  laterMessages: {},
  imports: [],
  onDemand: {},
}

/** What the page loads once the client was built, by its manifest. */
function builtAssets(): Assets {
  if (!existsSync(manifestFile)) throw new Error('Build the client before the server: its manifest is missing.')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const address = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The client build holds no ${source}.`)
    return `/${entry.file}`
  }
  const laterAddresses = (language: string) =>
    Object.fromEntries(
      Object.keys(manifest).flatMap((source) => {
        const subject = source.match(/generated\/messages\.(\w+)\.(\w+)\.json$/)
        return subject?.[2] === language ? [[subject[1], address(source)]] : []
      }),
    )
  const style = Object.values(manifest).find((entry) => entry.file.endsWith('.css'))
  const entry = manifest['src/entry.client.ts']
  if (entry?.imports)
    throw new Error('What the first script imports belongs to `first`, or it waits for all the others.')
  const imports = [...new Set((entry?.dynamicImports ?? []).flatMap((source) => scriptsOf(manifest, source)))]
  return {
    script: address('src/entry.client.ts'),
    style: `/${style?.file ?? entry?.css?.[0] ?? ''}`,
    messages: { nl: address('src/generated/messages.nl.json'), en: address('src/generated/messages.en.json') },
    laterMessages: { nl: laterAddresses('nl'), en: laterAddresses('en') },
    imports,
    onDemand: Object.fromEntries(
      Object.keys(manifest)
        .filter((source) => /(Screen|Block)\.tsx$/.test(source))
        .map((source) => [source, scriptsOf(manifest, source).filter((file) => !imports.includes(file))]),
    ),
  }
}

/** The addresses of a chunk and of the chunks that it imports, but for the first script; chunks may import each other. */
function scriptsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (!chunk || chunk.isEntry || seen.has(source)) return []
  seen.add(source)
  return [...new Set([`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((one) => scriptsOf(manifest, one, seen))])]
}
