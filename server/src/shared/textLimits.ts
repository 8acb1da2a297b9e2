/** How many characters the fields of visitors' messages may have: kept by the server, told by the forms of the site. */
export const textLimits = { name: 120, email: 200, phone: 40, text: 5000 } as const
