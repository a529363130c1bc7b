/** The labels of the settings, and the maximum lengths of texts and lists. */
export const settingFields = {
  "name": {
    "kind": "line",
    "label": "Shop name",
    "max": 60,
    "isRequired": true
  },
  "address": {
    "kind": "line",
    "label": "Address",
    "max": 300,
    "isRequired": true
  },
  "phone": {
    "kind": "phone",
    "label": "Phone",
    "isRequired": true
  },
  "email": {
    "kind": "email",
    "label": "Email",
    "isRequired": true
  },
  "drugLicence": {
    "kind": "line",
    "label": "Drug licence numbers",
    "max": 200
  },
  "deliveryBadge": {
    "kind": "line",
    "label": "Delivery badge",
    "max": 20,
    "isRequired": true
  },
  "upiPayments": {
    "kind": "switch",
    "label": "UPI payments"
  },
  "upiId": {
    "kind": "upiId",
    "label": "UPI ID",
    "isRequired": true
  },
  "orderMailTo": {
    "kind": "email",
    "label": "Email for new orders"
  },
  "socialLinks": {
    "kind": "links",
    "label": "Social links",
    "max": 8
  },
  "claims": {
    "kind": "claims",
    "label": "Claims",
    "max": 6
  }
} as const
