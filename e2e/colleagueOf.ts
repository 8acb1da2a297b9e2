import type { Browser, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { shopAddress } from './stories.js'

const password = 'demo-password'

export interface Colleague {
  id: number
  name: string
  email: string
}

/** An account of the shop with this right, as if it had been invited and had chosen the password of the demo. */
export async function colleagueOf(api: Session, folder: string, right: string, name: string): Promise<Colleague> {
  const email = `${right}-${Date.now()}@collega.example`
  const { register } = await api.graphql<{ register: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
    { input: { name, email } },
  )
  const database = new Database(`${folder}/shop.sqlite`)
  try {
    database
      .prepare(
        `UPDATE customer SET role = 'cms-admin', staff_right = ?,
          password_hash = (SELECT password_hash FROM customer WHERE email = 'admin@example.com') WHERE id = ?`,
      )
      .run(right === 'owner' ? null : right, register.id)
  } finally {
    database.close()
  }
  return { id: register.id, name, email }
}

/** A browser in which an account is logged in, without the login page. */
export async function browserOf(browser: Browser, email: string, width = 1280): Promise<Page> {
  const session = await logIn(new URL(shopAddress('/')).origin, email, password)
  const context = await browser.newContext({ baseURL: shopAddress('/'), viewport: { width, height: 900 } })
  const consent = encodeURIComponent(JSON.stringify({ statistic: false, marketing: false }))
  await context.addCookies([...session.browserCookies(), { name: 'consent', value: consent, url: shopAddress('/') }])
  return context.newPage()
}
