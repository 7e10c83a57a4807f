import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown

test('what the client is built with for other systems is in the lock file too', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, Package> }
  const named = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}))
  expect(named).toContain('@rolldown/binding-darwin-arm64')
  expect(named.filter((one) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${one}`)))).toEqual([])
})

test('what the client is built with is pinned exactly', () => {
  const { dependencies, devDependencies } = read('package.json') as Package
  const versions = Object.values({ ...dependencies, ...devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
