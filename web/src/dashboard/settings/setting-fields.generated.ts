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
  "proposalMinutes": {
    "kind": "minutes",
    "label": "Minutes to answer a proposed substitute",
    "max": 120
  },
  "minOrder": {
    "kind": "paise",
    "label": "Smallest order",
    "max": 1000000
  },
  "maxCash": {
    "kind": "paise",
    "label": "Cash on delivery up to",
    "max": 10000000
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
  },
  "gstRegistration": {
    "kind": "choice",
    "label": "GST registration",
    "choices": {
      "NONE": "Not registered",
      "COMPOSITION": "Composition scheme",
      "REGULAR": "Regular"
    }
  },
  "turnoverClass": {
    "kind": "choice",
    "label": "Turnover in the previous year",
    "choices": {
      "UP_TO_5_CRORE": "Up to ₹5 crore",
      "ABOVE_5_CRORE": "Above ₹5 crore"
    }
  },
  "invoiceSeries": {
    "kind": "choice",
    "label": "Numbers of documents",
    "choices": {
      "SEPARATE": "A series for each kind of document",
      "CONTINUED": "Continue the numbers of earlier invoices"
    }
  },
  "roundBills": {
    "kind": "switch",
    "label": "Round bills to whole rupees",
    "meaning": {
      "on": "An order that is paid in cash costs whole rupees when it is packed. Its bill has a line “Round off”, which is no part of the taxable value. Payments by UPI and card stay exact.",
      "off": "Bills keep their paise."
    }
  },
  "deliverPrescriptionMedicines": {
    "kind": "switch",
    "label": "Deliver prescription medicines",
    "meaning": {
      "on": "Prescription medicines are delivered, unless a setting below excludes them. G.S.R. 220(E) of 26 March 2020 allows it. If this notification ends, switch this off.",
      "off": "Customers collect every prescription medicine from the shop. G.S.R. 220(E) of 26 March 2020 would allow the delivery of most of them."
    }
  },
  "deliverScheduleH": {
    "kind": "switch",
    "label": "Deliver schedule H medicines",
    "meaning": {
      "on": "Schedule H medicines are delivered. G.S.R. 220(E) of 26 March 2020 allows it.",
      "off": "Customers collect schedule H medicines from the shop. G.S.R. 220(E) of 26 March 2020 would allow their delivery."
    }
  },
  "deliverScheduleH1": {
    "kind": "switch",
    "label": "Deliver schedule H1 medicines",
    "meaning": {
      "on": "Schedule H1 medicines are delivered. G.S.R. 220(E) of 26 March 2020 does not allow this.",
      "off": "Customers collect schedule H1 medicines from the shop. G.S.R. 220(E) of 26 March 2020 does not allow their delivery."
    }
  },
  "medicineDistrict": {
    "kind": "pins",
    "label": "PIN codes of your revenue district",
    "max": 100,
    "meaning": {
      "on": "Prescription medicines are delivered to these PIN codes only. G.S.R. 220(E) of 26 March 2020 limits delivery to patients in the revenue district of the shop.",
      "off": "Prescription medicines are delivered everywhere. G.S.R. 220(E) of 26 March 2020 limits delivery to patients in the revenue district of the shop: enter its PIN codes, or their first digits."
    }
  },
  "maxNarcoticPacks": {
    "kind": "packs",
    "label": "Packs of narcotic or psychotropic medicines per order",
    "max": 100
  },
  "watchedCompositions": {
    "kind": "compositions",
    "label": "Own list of ingredients to watch",
    "max": 1000
  },
  "pickUpForAll": {
    "kind": "switch",
    "label": "Customers can collect every order",
    "meaning": {
      "on": "At checkout, customers choose between delivery and collecting the order from the shop.",
      "off": "Customers can collect an order only if it has a medicine that may not be delivered."
    }
  }
} as const

/** The states by their codes in GSTINs, with the name of their half of the tax. */
export const gstStates: Readonly<Record<string, { name: string; tax: string } | undefined>> = {
  "10": {
    "name": "Bihar",
    "tax": "SGST"
  },
  "11": {
    "name": "Sikkim",
    "tax": "SGST"
  },
  "12": {
    "name": "Arunachal Pradesh",
    "tax": "SGST"
  },
  "13": {
    "name": "Nagaland",
    "tax": "SGST"
  },
  "14": {
    "name": "Manipur",
    "tax": "SGST"
  },
  "15": {
    "name": "Mizoram",
    "tax": "SGST"
  },
  "16": {
    "name": "Tripura",
    "tax": "SGST"
  },
  "17": {
    "name": "Meghalaya",
    "tax": "SGST"
  },
  "18": {
    "name": "Assam",
    "tax": "SGST"
  },
  "19": {
    "name": "West Bengal",
    "tax": "SGST"
  },
  "20": {
    "name": "Jharkhand",
    "tax": "SGST"
  },
  "21": {
    "name": "Odisha",
    "tax": "SGST"
  },
  "22": {
    "name": "Chhattisgarh",
    "tax": "SGST"
  },
  "23": {
    "name": "Madhya Pradesh",
    "tax": "SGST"
  },
  "24": {
    "name": "Gujarat",
    "tax": "SGST"
  },
  "26": {
    "name": "Dadra and Nagar Haveli and Daman and Diu",
    "tax": "UTGST"
  },
  "27": {
    "name": "Maharashtra",
    "tax": "SGST"
  },
  "29": {
    "name": "Karnataka",
    "tax": "SGST"
  },
  "30": {
    "name": "Goa",
    "tax": "SGST"
  },
  "31": {
    "name": "Lakshadweep",
    "tax": "UTGST"
  },
  "32": {
    "name": "Kerala",
    "tax": "SGST"
  },
  "33": {
    "name": "Tamil Nadu",
    "tax": "SGST"
  },
  "34": {
    "name": "Puducherry",
    "tax": "SGST"
  },
  "35": {
    "name": "Andaman and Nicobar Islands",
    "tax": "UTGST"
  },
  "36": {
    "name": "Telangana",
    "tax": "SGST"
  },
  "37": {
    "name": "Andhra Pradesh",
    "tax": "SGST"
  },
  "38": {
    "name": "Ladakh",
    "tax": "UTGST"
  },
  "01": {
    "name": "Jammu and Kashmir",
    "tax": "SGST"
  },
  "02": {
    "name": "Himachal Pradesh",
    "tax": "SGST"
  },
  "03": {
    "name": "Punjab",
    "tax": "SGST"
  },
  "04": {
    "name": "Chandigarh",
    "tax": "UTGST"
  },
  "05": {
    "name": "Uttarakhand",
    "tax": "SGST"
  },
  "06": {
    "name": "Haryana",
    "tax": "SGST"
  },
  "07": {
    "name": "Delhi",
    "tax": "SGST"
  },
  "08": {
    "name": "Rajasthan",
    "tax": "SGST"
  },
  "09": {
    "name": "Uttar Pradesh",
    "tax": "SGST"
  }
}

/** How the numbers of each kind of document begin, if each kind has its own series. */
export const documentSeries = {
  "INVOICE": "",
  "TAX_INVOICE": "T",
  "BILL_OF_SUPPLY": "B",
  "INVOICE_CUM_BILL_OF_SUPPLY": "TB",
  "CREDIT_NOTE": "CN",
  "DELIVERY_CHALLAN": "DC"
} as const
