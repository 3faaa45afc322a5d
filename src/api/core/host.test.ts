// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { apiHost, imageAddress } from './host.ts'

function hostIs(address: string) {
  const meta = document.createElement('meta')
  meta.name = 'p4-api-host'
  meta.content = address
  document.head.append(meta)
}

afterEach(() => document.head.replaceChildren())

describe('the address of a picture (PROD-08, PROF-13, AMB-19, AMB-57)', () => {
  test('AMB-19: without a host, or with an empty one, everything is at the own origin', () => {
    expect(apiHost()).toBe('')
    hostIs('')
    expect(imageAddress('/files/a.svg')).toBe('/files/a.svg')
  })

  test.each([
    { given: '/files/a.svg', shown: 'https://api.p4.example/files/a.svg' },
    { given: '//cdn.p4.example/a.svg', shown: 'https://cdn.p4.example/a.svg' },
    { given: 'cdn.p4.example/a.svg', shown: 'https://cdn.p4.example/a.svg' },
    { given: 'http://other.example/a.svg', shown: 'http://other.example/a.svg' },
    { given: 'cdn.p4.example:8080/a.svg', shown: 'https://cdn.p4.example:8080/a.svg' },
    { given: 'img/a.svg', shown: 'https://api.p4.example/img/a.svg' },
    { given: 'a.svg', shown: 'https://api.p4.example/a.svg' },
    { given: 'data:image/png;base64,AA==', shown: undefined },
    { given: 'javascript:alert(1)', shown: undefined },
  ])('AMB-57: $given is shown from $shown', ({ given, shown }) => {
    hostIs('https://api.p4.example/')
    expect(imageAddress(given)).toBe(shown)
  })

  test('AMB-57: a host without a scheme is asked over https, one with http stays so', () => {
    hostIs('api.p4.example')
    expect(imageAddress('/a.svg')).toBe('https://api.p4.example/a.svg')
    document.head.replaceChildren()
    hostIs('http://127.0.0.1:4100')
    expect(imageAddress('/a.svg')).toBe('http://127.0.0.1:4100/a.svg')
  })

  test('PROF-13: nobody without a picture gets an address', () => {
    expect(imageAddress(null)).toBeUndefined()
    expect(imageAddress('')).toBeUndefined()
  })
})
