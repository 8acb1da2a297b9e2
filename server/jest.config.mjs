import { libraryBundle } from './test/libraryBundle.mjs'

// Read by the module hooks of every worker.
process.env.TEST_LIBRARIES = await libraryBundle()

/** @type {import('jest').Config} */
export default {
  displayName: 'server',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  // These have a part of their own: one after another, against what was built.
  testPathIgnorePatterns: ['/test/faults/'],
  testEnvironment: `${import.meta.dirname}/test/runner/Environment.cjs`,
  runtime: `${import.meta.dirname}/test/runner/Runtime.cjs`,
  // What the product imports is looked for in this order.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/test/freeDatabases.mjs',
  globalTeardown: '<rootDir>/test/dropFreeDatabases.mjs',
  setupFiles: ['<rootDir>/test/setup.ts'],
  testTimeout: 60_000,
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          experimental: { keepImportAttributes: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
      },
    ],
  },
}
