import type { Page } from '@playwright/test'
import type { FilePayload } from './BackOffice.js'
import { expect } from './stories.js'

const beginOfPng = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Files that call themselves pictures, by what a Dutch owner reads of them. */
const refused: readonly [string, FilePayload][] = [
  ['Bestandstype niet toegestaan', png('text.png', Buffer.from('No picture at all.'))],
  ['Te groot', png('large.png', Buffer.concat([beginOfPng, Buffer.alloc(11 * 1024 * 1024)]))],
]

function png(name: string, buffer: Buffer): FilePayload {
  return { name, mimeType: 'image/png', buffer }
}

/**
 * Puts what is no picture, and what is too large, into a field for a picture, presses a button that would save, and takes
 * the file away again: the file alone is refused, at its field.
 */
export async function refuseFiles(page: Page, label: string, saveButton: string): Promise<void> {
  const field = page.getByRole('group', { name: label, exact: true })
  for (const [reason, file] of refused) {
    await field.locator('input[type=file]').setInputFiles(file)
    // FilePond hides a text for as long as it has no frame to draw it in.
    await expect(field.locator('.filepond--file-status', { hasText: reason })).toBeAttached()
    await page.getByRole('button', { name: saveButton, exact: true }).click()
    await expect(field.getByText('Dit veld bevat ongeldige bestanden')).toBeVisible()
    await field.getByRole('button', { name: 'Weghalen', exact: true }).dispatchEvent('click')
    await expect(field.getByText('Dit veld bevat ongeldige bestanden')).toHaveCount(0)
  }
}
