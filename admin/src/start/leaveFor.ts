/** Milliseconds within which a page that is left has unloaded. */
const staying = 3000

/** Leaves the back office; nothing after it is run, unless someone chooses to stay with unsaved changes. */
export async function leaveFor(address: string): Promise<void> {
  window.location.assign(address)
  await new Promise((resolve) => setTimeout(resolve, staying))
}
