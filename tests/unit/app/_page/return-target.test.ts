import { returnTarget, withTarget } from '@/app/_page/return-target'

describe('the page to return to', () => {
  test.each([
    [{ redirect: '/subscribe' }, '/subscribe'],
    [{ r: '/exercise/szamolas?s=3&d=2' }, '/exercise/szamolas?s=3&d=2'],
    [{ redirect: '/exercises', r: '/list' }, '/exercises'],
    [{}, '/'],
    [{ redirect: '//example.org' }, '/'],
    [{ redirect: 'https://example.org' }, '/'],
    [{ redirect: ['/exercises', '/list'] }, '/'],
    [{ callbackUrl: 'http://localhost:3000/exercise/x?s=3#y' }, '/exercise/x?s=3#y'],
    [{ callbackUrl: 'http://localhost:3000' }, '/'],
    [{ callbackUrl: 'http://localhost:3000//example.org' }, '/'],
    [{ callbackUrl: 'javascript:alert(1)' }, '/'],
    [{ callbackUrl: '//example.org' }, '/'],
    [{ callbackUrl: ['http://localhost:3000/list', 'x'] }, '/'],
  ])('of %j is %s', (query, target) => {
    expect(returnTarget(query)).toBe(target)
  })

  test('is passed on to the neighbouring page, unless it is home', () => {
    expect(withTarget('/register', '/exercise/a?s=3&d=2')).toBe('/register?redirect=%2Fexercise%2Fa%3Fs%3D3%26d%3D2')
    expect(withTarget('/register', '/')).toBe('/register')
  })
})
