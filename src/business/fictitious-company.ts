import type { Company } from './facts.ts';

/** Plainly made up, for development: everything can be seen and tested before the owner's data are there. */
export const FICTITIOUS_COMPANY: Company = {
  name: 'Portão Exemplo (empresa fictícia)',
  cnpj: '00.000.000/0000-00',
  address: 'Rua de Exemplo, 100, São Paulo, SP',
  email: 'contato@exemplo.com.br',
  phone: '551140000000',
};
