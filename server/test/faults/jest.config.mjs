import server from '../../jest.config.mjs'

/**
 * What must be survived, tried on the running product: processes, sockets and disks of its own. One after another,
 * since they fill disks, kill servers and look at the clock.
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
  maxWorkers: 1,
  testTimeout: 180_000,
}
