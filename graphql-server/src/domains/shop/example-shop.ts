/** The details of a shop that nobody has set up. Payments to its UPI ID are not received. */
export const EXAMPLE_SHOP = {
  address: '12 Market Road, Bengaluru 560001, India',
  phone: '+91 80 4000 1234',
  email: 'care@kirana-care.example',
  upiId: 'kirana-care@example',
}
