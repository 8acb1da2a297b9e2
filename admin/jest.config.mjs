/** @type {import('jest').Config} */
export default {
  displayName: 'admin',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/test/BrowserEnvironment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': '<rootDir>/test/noStyles.ts',
    '^@emotion/sheet$': '<rootDir>/test/StyleSheet.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/test/patience.ts', '<rootDir>/test/registered.ts'],
  testTimeout: 60_000,
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
      },
    ],
  },
}
