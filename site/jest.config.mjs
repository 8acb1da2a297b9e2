/** Component tests in jsdom, tests of the renderer in Node (named in their first line). */
export default {
  rootDir: '.',
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/test/BrowserEnvironment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/patience.ts'],
  testTimeout: 60_000,
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '^\\./(cleanedLine|cleanedText|lineTotals|money|passwordStrength|screens)\\.js$':
      '<rootDir>/../server/src/kernel/shared/$1.ts',
    '\\.(svg|woff2|css)(\\?.*)?$': '<rootDir>/test/address.ts',
  },
  globals: {
    __ASSETS__: {
      script: '/assets/first.js',
      style: '/assets/style.css',
      imports: [],
      messages: { nl: '/assets/nl.js', en: '/assets/en.js' },
      laterMessages: {
        nl: { form: '/assets/form.nl.js', session: '/assets/session.nl.js' },
        en: { form: '/assets/form.en.js', session: '/assets/session.en.js' },
      },
      onDemand: {},
    },
  },
}
