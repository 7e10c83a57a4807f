/** How many tables wait for me: in the title of the tab, on its icon, and on that of the app where it is installed. */

const NAME = 'Dreadhall'
const ICON = '/favicon.svg'

/** The icon with a number on it, in the colours of the theme; more than nine are nine and more. */
export function iconWith(count: number, colour: (token: string) => string): string {
  if (!count) return ICON
  const said = count > 9 ? '9+' : String(count)
  const drawn =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${colour('--panel')}"/>` +
    `<path d="M6 27V14L16 5l10 9v13h-7v-8h-6v8z" fill="${colour('--brass')}"/><circle cx="22" cy="10" r="10" fill="${colour('--blood')}"/>` +
    `<text x="22" y="15.5" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="15" fill="${colour('--pointed')}">${said}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`
}

/** Show that so many tables wait. */
export function showCalls(count: number): void {
  document.title = count ? `(${count}) ${NAME}` : NAME
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const theme = getComputedStyle(document.documentElement)
  if (icon) icon.href = iconWith(count, (token) => theme.getPropertyValue(token))
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
}
