/** The change feed's tag of the company's data: any answer may show them. */
export const COMPANY_TAG = 'company';
