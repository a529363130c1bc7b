/** The settings of the shop that every page asks for. */
export const shop = {
  __typename: 'Store',
  name: 'Kirana Care',
  url: 'https://shop.example',
  deliveryBadge: '10 min',
  address: '12 Market Road',
  phone: '1800',
  email: 'care@example.in',
  drugLicence: null,
  socialLinks: [],
}
