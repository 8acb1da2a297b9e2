import { expect, type Locator, type Page } from '@playwright/test'

/** The back office as somebody sees it who works there in Dutch: by its labels and buttons. */
export class BackOffice {
  constructor(readonly page: Page) {}

  /** Opens a screen by its address below /cougarXr7, e.g. `producten/overzicht`. */
  async open(address: string): Promise<void> {
    await this.page.goto(`/cougarXr7/${address}`)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true }).first()
  }

  async fill(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).first().fill(value)
  }

  /** Saves the form and waits until the server has answered. */
  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Opslaan' }).click()
  }

  /** What the back office says after an action, at the foot of the screen. */
  notice(): Locator {
    return this.page.getByRole('alert')
  }

  dialog(): Locator {
    return this.page.getByRole('dialog')
  }
}
