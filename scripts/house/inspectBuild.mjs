/**
 * `node scripts/house/inspectBuild.mjs <folder>`: prints as JSON what a front end's build does with packages, as Vite itself resolves its configuration: aliases, plugins of
 * our own, options that remove code, and the files of packages that reach the bundle otherwise than they were published. A
 * process of its own, as Vite loads a configuration by importing what it writes.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, resolveConfig } from 'vite'

process.env.NODE_ENV = 'production'
const root = path.resolve(process.argv[2] ?? '.')
const configFile = path.join(root, 'vite.config.ts')
const { plugins: none } = await resolveConfig({ root, configFile: false }, 'build', 'production')
const ofVite = new Set(none.map(({ name }) => name))
const { resolve, plugins, build: options } = await resolveConfig({ root, configFile }, 'build', 'production')

/** @type {string[]} */
const read = []
/** @type {string[]} */
const changed = []
await build({
  root,
  configFile,
  mode: 'production',
  logLevel: 'silent',
  build: { write: false, minify: false },
  plugins: [
    {
      name: 'published',
      enforce: 'post',
      transform: {
        order: 'post',
        handler(code, id) {
          // With a question mark Vite is asked for something about a file, such as a worker that runs it.
          if (!/node_modules\/[^?]+\.[cm]?js$/.test(id)) return
          const name = id.slice(id.lastIndexOf('node_modules/') + 'node_modules/'.length)
          read.push(name)
          if (code !== readFileSync(id, 'utf8')) changed.push(name)
        },
      },
    },
  ],
})

console.log(
  JSON.stringify({
    // Vite's own are those of its client, which no build has.
    aliases: resolve.alias
      .filter(({ find }) => !String(find).includes('@vite'))
      .map(({ find, replacement }) => `${find} → ${replacement}`),
    plugins: plugins.map(({ name }) => name).filter((name) => !ofVite.has(name)),
    minify: options.minify,
    treeshake: options.rolldownOptions.treeshake ?? null,
    ofRolldown: [options.rolldownOptions.plugins, options.rolldownOptions.resolve, outputOf(options).plugins].filter(
      Boolean,
    ),
    read,
    changed,
  }),
)

/** @param {import('vite').ResolvedBuildOptions} options */
function outputOf({ rolldownOptions: { output } }) {
  return (Array.isArray(output) ? output[0] : output) ?? {}
}
