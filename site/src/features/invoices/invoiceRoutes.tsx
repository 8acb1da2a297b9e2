import { invoiceAddress, languages } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

/** The secret address of what was invoiced. */
export function invoiceRoutes(): RouteObject[] {
  return languages.map((language) => ({
    path: invoiceAddress(language, ':code'),
    ...screenOnDemand('invoices/InvoiceScreen', ['invoice', 'invoices', 'payOnline'], async () => {
      const { InvoiceScreen, loadInvoice } = await import('./InvoiceScreen')
      return {
        Component: InvoiceScreen,
        load: (site, _address, params) => loadInvoice(site, language, params.code ?? ''),
      }
    }),
  }))
}
