import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect } from './stories.js'

/** The set-up of a shop as its Dutch owner goes through it, with every typed field and every press counted. */
export class SetUp {
  inputs = 0

  private constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private context: BrowserContext,
    public page: Page,
  ) {}

  static async at(origin: string, browser: Browser): Promise<SetUp> {
    const context = await browser.newContext()
    return new SetUp(browser, origin, context, await context.newPage())
  }

  async type(label: string | RegExp, value: string): Promise<void> {
    this.inputs++
    await this.page.getByLabel(label).first().fill(value)
  }

  async press(name: string): Promise<void> {
    await this.pressOn(this.page.getByRole('button', { name, exact: true }))
  }

  async pressOn(control: Locator): Promise<void> {
    this.inputs++
    await control.click()
  }

  /** Fills in the first account, without sending it. */
  async fillAccount(name: string, email: string): Promise<void> {
    await this.type('Naam', name)
    await this.type('E-mailadres', email)
    await this.type(/^Nieuw wachtwoord/, 'een stevig wachtwoord')
  }

  /** From the dashboard: says of all examples at once that they are right, and opens the shop. */
  async openShop(): Promise<void> {
    await this.pressOn(this.page.getByRole('link', { name: /^Open de winkel/ }))
    await this.press('Alles aanvinken')
    await this.pressOn(this.page.getByRole('button', { name: /^Gelezen, klopt/ }))
    await expect(this.page.getByRole('heading', { name: 'Voorbeelden, 0 nog te lezen' })).toBeVisible({
      timeout: 60_000,
    })
    await this.press('Open de winkel')
    await this.pressOn(this.page.getByRole('dialog').getByRole('button', { name: 'Open de winkel' }))
    await expect(this.page.getByRole('button', { name: 'Sluit de winkel' })).toBeVisible()
  }

  /** Waits for the step of this title. */
  async isAt(title: string): Promise<void> {
    await expect(this.page.locator('[aria-current="step"]')).toHaveText(new RegExp(`\\d\\. ${title}$`))
  }

  async skip(): Promise<void> {
    await this.press('Sla deze stap over')
  }

  async save(): Promise<void> {
    await this.press('Opslaan en verder')
  }

  /** As if the device had been closed, and another one went on from the dashboard. */
  async breakOff(): Promise<void> {
    const storageState = await this.context.storageState()
    await this.context.close()
    this.context = await this.browser.newContext({ storageState })
    this.page = await this.context.newPage()
    await this.page.goto(`${this.origin}/cougarXr7/dashboard`)
    await this.page.getByRole('link', { name: 'Ga verder met inrichten' }).click()
  }

  /** Nothing is cut off on a phone or a desk, nor closed to anybody. */
  async looksRight(): Promise<void> {
    for (const width of [375, 1280]) {
      await this.page.setViewportSize({ width, height: 900 })
      await expectToFit(this.page)
    }
    await expectNoFindings(this.page)
  }
}
