import { expect, type Locator, type Page } from '@playwright/test'

export type FilePayload = Extract<Parameters<Locator['setInputFiles']>[0], { buffer: Buffer }>

/** The back office as its Dutch user sees it: by its labels and buttons. */
export class BackOffice {
  constructor(readonly page: Page) {}

  /** Opens a screen by its address below /cougarXr7, e.g. `producten/overzicht`. */
  async open(address: string): Promise<void> {
    await this.page.goto(`/cougarXr7/${address}`)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** A field to type in, by its label: text or a number. */
  field(label: string): Locator {
    const named = { name: label, exact: true }
    return this.page.getByRole('textbox', named).or(this.page.getByRole('spinbutton', named)).first()
  }

  async fill(label: string, value: string): Promise<void> {
    await this.field(label).fill(value)
  }

  /** Fills in a unique value, and waits until the server has answered whether it is taken. */
  async fillUnique(label: string, value: string): Promise<void> {
    const isJudged = this.page.waitForResponse(
      (answer) => answer.request().postData()?.includes('uniqueComplaint') === true,
    )
    await this.fill(label, value)
    await isJudged
  }

  /** The button that saves the form, for visitors to see. */
  saveButton(): Locator {
    return this.page.getByRole('button', { name: /^(Opslaan|Nu publiceren)$/ }).first()
  }

  /** Saves the form without waiting for the response. */
  async save(): Promise<void> {
    await this.saveButton().click()
  }

  /** Shows what else can be done with the record of the form. */
  async more(): Promise<void> {
    await this.page.getByRole('button', { name: 'Meer', exact: true }).last().click()
  }

  /** Waits until the back office shows this notice. */
  async hasSaid(text: string): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }

  /** Opens the tab of the other language; without a translation it starts one. */
  async turnTo(language: 'Nederlands' | 'English'): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: 'Taal van deze inhoud' })
    const link = tabs.getByRole('link', { name: language })
    await link.click()
    // The address changes before the form does.
    await expect(link).toHaveCount(0)
  }

  /** Puts a picture into a field and waits until it is uploaded. */
  async upload(label: string, file: string | FilePayload): Promise<void> {
    const field = this.page.getByRole('group', { name: label, exact: true })
    await field.locator('input[type=file]').setInputFiles(file)
    await expect(field.getByRole('img', { name: 'Huidige afbeelding' })).toBeVisible({ timeout: 30_000 })
  }

  dialog(): Locator {
    return this.page.getByRole('dialog')
  }
}
