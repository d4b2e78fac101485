/** The least that production starts with: a company of its own, and no sample. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SITE_URL: 'https://www.exemplo.com.br',
  AUTH_SECRET: 's'.repeat(32),
  COMPANY_NAME: 'Portões de Verdade Ltda.',
  COMPANY_CNPJ: '11.222.333/0001-81',
  COMPANY_ADDRESS: 'Rua Direita, 10, São Paulo, SP',
  COMPANY_EMAIL: 'contato@exemplo.com.br',
  COMPANY_PHONE: '551130000000',
} as const;
