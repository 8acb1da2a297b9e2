/** Milliseconds within which a page that is left has unloaded. */
const staying = 3000

/** Navigates away; the promise resolves only when the user stays because of unsaved changes. */
export async function leaveFor(address: string): Promise<void> {
  window.location.assign(address)
  await new Promise((resolve) => setTimeout(resolve, staying))
}
