import { parseForm } from '@/lib/adapters/stripe-sandbox/parse-form'

test.each([
  ['customer=cus_1&limit=3', { customer: 'cus_1', limit: '3' }],
  ['items[0][price]=p&expand[0]=a.b&expand[1]=c', { items: [{ price: 'p' }], expand: ['a.b', 'c'] }],
  ['invoice_settings[default_payment_method]=pm_1', { invoice_settings: { default_payment_method: 'pm_1' } }],
  ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
  ['name=Kata+Ba%C3%A1&x[1]=b', { name: 'Kata Baá', x: { '1': 'b' } }],
  ['', {}],
])('%s', (form, params) => {
  expect(parseForm(form)).toEqual(params)
})

test('a name of JavaScript is one like any other', () => {
  parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
  expect({}).not.toHaveProperty('polluted')
})
