import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SECTIONS } from '.'

it.each(['en', 'de', 'fr'])('has words in %s for every paragraph of the guide', (language) => {
  const text = readFileSync(`../locales/${language}/betrayal-guide.ftl`, 'utf8')
  for (const [section, count] of SECTIONS) {
    expect(text).toContain(`betrayal-guide-section-${section} = `)
    expect(text).toContain(`betrayal-guide-${section}-${count} = `)
    expect(text).not.toContain(`betrayal-guide-${section}-${count + 1} = `)
  }
})
