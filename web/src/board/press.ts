/** What is drawn and not a button by itself is chosen by the keyboard, too: Enter and the space bar do what a click does. */
export function pressed(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      act()
    }
  }
}
