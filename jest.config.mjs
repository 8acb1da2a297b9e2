/** Tests of the commands themselves; the workspaces have a Jest of their own. */
export default {
  rootDir: 'scripts',
  testEnvironment: 'node',
  testMatch: ['**/*.test.mjs'],
  testTimeout: 60_000,
  transform: {},
}
