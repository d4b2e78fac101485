import { expect, test } from 'vitest';
import { locationPosts } from '../business/location-titles.ts';
import { classifyTitle } from './classify-title.ts';
import type { QuestionType } from './title-questions.ts';
import type { ServiceType } from './title-services.ts';

const questions: readonly (readonly [string, QuestionType, boolean])[] = [
  ['Como programar o controle remoto', 'how-to', true],
  ['COMO INSTALAR MOTOR DE PORTÃO?', 'how-to', true],
  ['Qual motor para portão basculante', 'which', true],
  ['quais os melhores motores para portao', 'which', true],
  ['Quando fazer a manutenção do portão?', 'when', true],
  ['De quanto em quanto tempo revisar o motor', 'when', true],
  ['Onde comprar motor PPA em Osasco', 'where', true],
  ['Por que o portão não fecha?', 'why', true],
  ['Porque meu portao nao abre', 'why', true],
  ['Portão volta sozinho: por quê?', 'why', true],
  ['Vale a pena trocar o motor do portão', 'worth-it', true],
  ['Compensa consertar motor antigo?', 'worth-it', true],
  ['É melhor motor basculante ou deslizante?', 'worth-it', true],
  ['Preciso de fotocélula no portão?', 'worth-it', true],
  ['Jetflex ou Speedy: qual escolher?', 'which', true],
  ['Motor Jetflex vale a pena?', 'worth-it', true],
  ['Quanto custa motor de portão em Moema', 'general', true],
  ['Qual o preço do motor de portão?', 'general', true],
  ['Motor de Portão PPA Santana', 'general', false],
  ['Comodidade com portão automático', 'general', false],
];

test.each(questions)('the title "%s" asks %s', (title, questionType, isQuestion) => {
  expect(classifyTitle(title)).toMatchObject({ questionType, isQuestion });
});

test.each([
  ['Motor Basculante PPA Lapa', 'tilting', 'sale'],
  ['Motor para portão de correr', 'sliding', 'sale'],
  ['Instalação de motor deslizante', 'sliding', 'installation'],
  ['instalacao de portao pivotante', 'pivoting', 'installation'],
  ['Motor para portão de duas folhas', 'swing', 'sale'],
  ['Motor articulado para portão', 'articulated', 'sale'],
  ['Motor para portão seccionado', 'overhead', 'sale'],
  ['Motor para porta de enrolar', 'rolling', 'sale'],
  ['Portões Eletrônicos PPA Ipiranga', 'electronic-gate', 'sale'],
  ['Manutencao de portao automatico', 'electronic-gate', 'maintenance'],
  ['Conserto de motor de portão', 'gate-motor', 'repair'],
  ['Emergência 24h portão', 'gate-motor', 'emergency'],
  ['Como programar controle remoto PPA', 'remote', 'programming'],
  ['Quanto custa motor basculante', 'tilting', 'price'],
  ['Loja de Motor PPA Mooca', 'gate-motor', 'store'],
  ['Automação de Portões PPA Penha', 'gate-motor', 'automation'],
  ['Portão não fecha', 'gate-motor', 'problem'],
  ['Fotocélula para portão', 'photocell', 'sale'],
  ['Troca de cremalheira', 'rack', 'repair'],
  ['Como abrir o portão sem luz', 'gate-motor', 'emergency'],
  ['Emergência com portão travado', 'gate-motor', 'emergency'],
  ['Trava elétrica para portão', 'lock', 'sale'],
  ['Qualquer outra coisa', 'gate-motor', 'sale'],
])('the title "%s" speaks of %s and %s', (title, productType, serviceType) => {
  expect(classifyTitle(title)).toMatchObject({ productType, serviceType });
});

test('the name of a place never changes the service of a built-in title', () => {
  const services: Readonly<Record<string, ServiceType>> = {
    'Motor de Portão': 'sale',
    'Motor Basculante': 'sale',
    'Automação de Portões': 'automation',
    'Loja de Motor': 'store',
    'Portões Eletrônicos': 'sale',
  };
  const wrong = locationPosts.filter(
    ({ title, serviceType }) => classifyTitle(title).serviceType !== services[serviceType],
  );
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test('case, accents and the question mark make no difference', () => {
  expect(classifyTitle('COMO FAZER MANUTENCAO DO PORTAO')).toEqual(classifyTitle('Como fazer manutenção do portão?'));
});
