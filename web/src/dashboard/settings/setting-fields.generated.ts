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
  "whatsapp": {
    "kind": "phone",
    "label": "WhatsApp number"
  },
  "legalName": {
    "kind": "line",
    "label": "Legal name",
    "max": 100
  },
  "branches": {
    "kind": "text",
    "label": "Branches",
    "max": 1000
  },
  "gstin": {
    "kind": "gstin",
    "label": "GSTIN"
  },
  "fssai": {
    "kind": "fssai",
    "label": "FSSAI licence number"
  },
  "drugLicence": {
    "kind": "line",
    "label": "Drug licence numbers",
    "max": 200
  },
  "pharmacist": {
    "kind": "line",
    "label": "Registered pharmacist",
    "max": 200
  },
  "grievanceOfficer": {
    "kind": "line",
    "label": "Grievance officer",
    "max": 100
  },
  "grievanceDesignation": {
    "kind": "line",
    "label": "Designation of the grievance officer",
    "max": 100
  },
  "grievancePhone": {
    "kind": "phone",
    "label": "Phone of the grievance officer"
  },
  "grievanceEmail": {
    "kind": "email",
    "label": "Email of the grievance officer"
  },
  "returnPolicy": {
    "kind": "text",
    "label": "Returns and refunds",
    "max": 10000
  },
  "deliveryPolicy": {
    "kind": "text",
    "label": "Delivery",
    "max": 10000
  },
  "privacyPolicy": {
    "kind": "text",
    "label": "Privacy",
    "max": 10000
  },
  "terms": {
    "kind": "text",
    "label": "Terms",
    "max": 10000
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
  "upiAccount": {
    "kind": "choice",
    "label": "UPI account",
    "choices": {
      "PERSON": "A person’s UPI ID",
      "MERCHANT": "A merchant’s UPI ID",
      "VERIFIED_MERCHANT": "A verified online merchant’s UPI ID"
    }
  },
  "upiMerchantCode": {
    "kind": "merchantCode",
    "label": "Merchant category code"
  },
  "orderMailTo": {
    "kind": "email",
    "label": "Email for new orders and tickets"
  },
  "reportHoursGroceries": {
    "kind": "hours",
    "label": "Hours to report groceries",
    "max": 720
  },
  "reportHoursMedicines": {
    "kind": "hours",
    "label": "Hours to report medicines",
    "max": 720
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
  },
  "deliveryAreas": {
    "kind": "areas",
    "label": "Delivery area",
    "max": 10
  },
  "deliveryMinutes": {
    "kind": "minutes",
    "label": "Minutes from order to delivery",
    "max": 1440
  },
  "minOrder": {
    "kind": "paise",
    "label": "Smallest order",
    "max": 1000000
  },
  "openingHours": {
    "kind": "openings",
    "label": "Opening hours",
    "max": 21
  },
  "holidays": {
    "kind": "holidays",
    "label": "Holidays",
    "max": 50
  },
  "prescriptionDaysAcute": {
    "kind": "days",
    "label": "Days of validity, acute disease",
    "max": 30
  },
  "prescriptionDaysChronic": {
    "kind": "days",
    "label": "Days of validity, chronic disease",
    "max": 180
  }
} as const
