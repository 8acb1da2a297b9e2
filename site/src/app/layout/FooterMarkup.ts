import { createContext } from 'react'

/** The inner HTML of the footer from an earlier page with the same layout data, on the server alone. */
export const FooterMarkup = createContext<string | undefined>(undefined)
