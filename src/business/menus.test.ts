import { expect, test } from 'vitest';
import { abcdMenu, capitalMenu, otherCitiesMenu, servicesMenu } from './menus.ts';

test('the capital menu holds every zone with its districts, the central and the north one first', () => {
  expect(capitalMenu.groups.map(({ label, links }) => [label, links.length])).toEqual([
    ['Zona Central', 8],
    ['Zona Norte', 18],
    ['Zona Sul', 22],
    ['Zona Leste', 33],
    ['Zona Oeste', 15],
  ]);
});

test('the ABCD menu names the seven cities and links to their pages', () => {
  expect(abcdMenu.links).toHaveLength(7);
  expect(abcdMenu.links[0]).toEqual({ label: 'Santo André', href: '/cidades/santo-andre' });
});

test('Guarulhos and Osasco lead to pages of their own', () => {
  expect(otherCitiesMenu.links.map((link) => link.href)).toEqual([
    '/guarulhos',
    '/osasco',
    '/cidades/barueri',
    '/cidades/carapicuiba',
    '/cidades/cotia',
    '/cidades/taboao-da-serra',
  ]);
});

test('the services menu has a submenu for each category and the way to all of them', () => {
  expect(servicesMenu.groups.map((group) => group.label)).toEqual([
    'Instalação',
    'Manutenção e Reparo',
    'Tipos de Motores',
    'Marcas',
    'Acessórios',
    'Serviços',
    'Problemas e Soluções',
  ]);
  expect(servicesMenu.all).toEqual({ label: 'Ver todos os serviços', href: '/sitemap' });
});
