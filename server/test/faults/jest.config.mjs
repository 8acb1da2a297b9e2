import server from '../../jest.config.mjs'

/**
 * What must be survived, tried on the running product: processes, sockets and disks of its own, in three files at
 * once, since they wait half of their time.
 * @type {import('jest').Config}
 */
export default {
  ...server,
  displayName: 'faults',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/*.test.ts'],
  testPathIgnorePatterns: [],
  setupFiles: ['<rootDir>/../setup.ts'],
  globalSetup: '<rootDir>/filledShop.mjs',
  // Databases that were left in the middle of something do not go to another test.
  globalTeardown: undefined,
  maxWorkers: 3,
  testTimeout: 180_000,
}
