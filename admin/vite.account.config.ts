import { fileURLToPath } from 'node:url'
import { mergeConfig, type UserConfig } from 'vite'
import shared from './vite.config'

const own: UserConfig = {
  build: {
    emptyOutDir: false,
    rolldownOptions: { input: fileURLToPath(new URL('account.html', import.meta.url)) },
  },
}

/**
 * Builds the document of an own account by itself, after the others: a chunk that it shared with the back office would hold
 * all that the back office uses of react-admin and MUI.
 */
export default mergeConfig({ ...shared, build: { ...shared.build, rolldownOptions: {} } }, own)
