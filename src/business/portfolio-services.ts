import { type GateKind, gateKinds } from './gate-kinds.ts';
import type { Place } from './place.ts';
import { inPlace } from '../text/portuguese.ts';

interface ServiceRow {
  /** In the panel's choice and in the filter of the list. */
  readonly label: string;
  /** In the address of a list; it stays as it is. */
  readonly value: string;
  /** 'Conserto de portão deslizante', of the gate's name. */
  readonly title: (gate: string) => string;
}

/** What may have been done at a gate, in the order in which it is offered. */
const rows = {
  installation: {
    label: 'Instalação de motor',
    value: 'instalacao',
    title: (gate) => `Instalação de motor em ${gate}`,
  },
  replacement: { label: 'Troca de motor', value: 'troca-de-motor', title: (gate) => `Troca de motor de ${gate}` },
  repair: { label: 'Conserto', value: 'conserto', title: (gate) => `Conserto de ${gate}` },
  part: { label: 'Troca de peça', value: 'troca-de-peca', title: (gate) => `Troca de peça de ${gate}` },
  remote: {
    label: 'Controle remoto',
    value: 'controle-remoto',
    title: (gate) => `Programação de controle de ${gate}`,
  },
  maintenance: { label: 'Manutenção', value: 'manutencao', title: (gate) => `Manutenção de ${gate}` },
} as const satisfies Readonly<Record<string, ServiceRow>>;

export type PortfolioService = keyof typeof rows;

export const portfolioServices: Readonly<Record<PortfolioService, ServiceRow>> = rows;

export function isPortfolioService(name: string | null): name is PortfolioService {
  return name !== null && Object.hasOwn(rows, name);
}

/** What a job was: 'Conserto de portão deslizante'. */
export function portfolioTitle(service: PortfolioService, gateKind: GateKind): string {
  return portfolioServices[service].title(gateKinds[gateKind].gate.name);
}

/** 'Conserto de portão deslizante na Mooca' */
export function portfolioTitleIn(service: PortfolioService, gateKind: GateKind, place: Place): string {
  return `${portfolioTitle(service, gateKind)} ${inPlace(place)}`;
}
