/** The policies of a new shop. They promise only what the shop does with this software; admins replace them. */
export const policyTexts = {
  returnPolicy: `If an item is missing, damaged, expired or not the one you ordered, open the order and choose “Report a problem”, or write to us with your order number. Photos help us to answer faster. We replace the item or refund it.

You can cancel an order free of charge until we start to pack it. If you have paid online, we refund the amount to your UPI ID or card.

We cannot take back opened medicines and medicines that must be kept cold, unless they were delivered damaged, expired or by mistake.`,
  deliveryPolicy: `We deliver to the address that you choose at the checkout. You see the price of each product and the total before you order; there are no other charges.

Products on prescription are delivered after a pharmacist has checked your prescription. Please show the original at the door.`,
  privacyPolicy: `We store your name, email address, phone number, addresses, orders, prescriptions and requests, in order to deliver your orders and to keep the records that the law requires. We do not sell this data, and we do not use it for advertising.

In your profile, you can download everything that we have stored about you, and delete your account. Invoices, and records of prescription medicines, stay as long as the law requires. If you write to us without an account, we delete your request after one year.

For questions and complaints about your data, contact our grievance officer.`,
  terms: `Prices include all taxes. A contract is made when we confirm your order.

Prescription medicines are sold only for a valid prescription, and only to the patient named in it or a person who acts for the patient.

We acknowledge complaints within 48 hours and resolve them within one month.`,
}
