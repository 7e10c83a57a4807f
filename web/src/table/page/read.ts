/** Which pages were read in this tab: whoever comes back to the table does not begin again. */
const KEPT = 'dreadhall-pages'

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

export const isPageRead = (page: string): boolean => kept().includes(page)

export function readPage(page: string): void {
  if (page && !isPageRead(page)) sessionStorage.setItem(KEPT, JSON.stringify([...kept(), page]))
}
