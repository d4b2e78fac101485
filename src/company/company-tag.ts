/** The change feed's tag of the company's data, which any response may show. */
export const COMPANY_TAG = 'company';
