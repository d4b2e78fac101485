import type { GlossaryEntry } from './glossary-entry.ts';

export const rack: GlossaryEntry =  {
  is: ['A cremalheira é a régua dentada presa na base do portão de correr.', 'Cremalheira é uma barra com dentes, de náilon ou de ferro, que acompanha a folha do portão deslizante.'],
  does: ['Ela serve para transformar o giro do motor em movimento reto: o pinhão engrena nos dentes e leva a folha.', 'Serve de ponte entre o motor e a folha: sem ela, o pinhão gira e o portão não anda.'],
  notes: [
    ['Entre ela e o pinhão fica uma folga de 1 a 2 mm, igual do começo ao fim.', 'Ela não carrega o peso da folha: isso é das roldanas.', 'O dente precisa ser do mesmo módulo do pinhão.'],
    ['Mantenha os dentes limpos e secos: graxa segura areia e vira lixa.', 'Estalo sempre no mesmo ponto costuma ser dente quebrado ou emenda aberta.', 'Depois de trocá-la, a central precisa gravar o percurso de novo.'],
  ],
  where: ['A cremalheira fica do lado de dentro, na parte de baixo da folha, de ponta a ponta.', 'A cremalheira é presa na base da folha, na altura do pinhão do motor.'],
};

export const pinion: GlossaryEntry =  {
  is: ['O pinhão é a engrenagem de saída do motor deslizante.', 'Pinhão é a roda dentada que aparece ao lado do motor e encosta na cremalheira.'],
  does: ['Serve para passar a força do motor aos dentes da cremalheira.', 'Ele gira e empurra a régua dentada, e a folha vai junto.'],
  notes: [
    ['Ele engrena no meio do dente, com folga de 1 a 2 mm.', 'Pinhão gasto em cremalheira nova come os dentes dela, e o contrário também.'],
    ['Mantenha dedos e roupa longe dele: o motor pode partir a qualquer comando.', 'Se o motor gira e ele não, a engrenagem interna gastou.'],
  ],
};

export const spindle: GlossaryEntry =  {
  is: ['O fuso é a barra roscada do motor basculante.', 'Fuso é um parafuso comprido, dentro do perfil preso na coluna.'],
  does: ['Serve para levar a porca e o braço para cima e para baixo, e com eles a folha.', 'Ele gira, a porca anda pela rosca e o braço move o portão.'],
  notes: [
    ['Graxa de lítio limpa, em camada fina, evita o chiado e o desgaste.', 'Areia na graxa gasta a porca em poucos meses.'],
    ['Folha desequilibrada gasta a rosca antes do tempo.', 'Chiado agudo é rosca seca. Desligue o disjuntor antes de olhar.'],
  ],
};

export const release: GlossaryEntry =  {
  is: ['O destravamento manual é a chave ou alavanca que separa o motor da folha.', 'Destravamento, ou desengate, é o modo de soltar o portão do motor.'],
  does: ['Serve para abrir e fechar na mão quando falta luz ou o motor para.', 'Com ele solto, a folha anda livre, e o motor fica de fora.'],
  notes: [
    ['Desligue o disjuntor antes de girar a chave, para o motor não partir com a volta da luz.', 'No basculante, só destrave com os cabos de aço inteiros.'],
    ['Destravado, o portão não está trancado. Trave de novo depois de passar.', 'Guarde a chave dentro de casa, em lugar que todos conheçam.'],
  ],
  where: ['No motor deslizante, a chave fica na frente da carcaça. No basculante, no carrinho do fuso. No de abrir, no corpo do braço.'],
};

export const capacitor: GlossaryEntry =  {
  is: ['O capacitor é a peça que dá o arranque ao motor convencional.', 'Capacitor é um pequeno reservatório de carga elétrica, ligado à bobina do motor.'],
  does: ['Serve para o motor partir com força e girar no sentido certo.', 'Sem ele em ordem, o motor zumbe e não sai do lugar.'],
  notes: [
    ['Com a idade ele enfraquece: a folha parte devagar ou só com um empurrão.', 'É peça barata, e a troca no tempo certo poupa a bobina.'],
    ['Ele guarda carga com o motor desligado. Só o técnico o descarrega e troca.', 'O valor gravado no corpo tem de ser respeitado: um maior não dá mais força.', 'Motor com inversor não usa esse capacitor de partida.'],
  ],
  where: ['O capacitor fica sob a tampa do motor, junto da placa ou da bobina. Não o toque: guarda carga.'],
};

export const limitSwitch: GlossaryEntry =  {
  is: ['O fim de curso é o sensor que diz à central que a folha chegou ao fim.', 'Fim de curso é um par de pontos, um em cada ponta do caminho, por ímã ou por chave.'],
  does: ['Serve para parar o motor no lugar certo, aberto e fechado, sem bater no batente.', 'Com ele a central sabe onde frear e onde desligar o motor.'],
  notes: [
    ['Se o ímã cai ou sai do lugar, o portão para antes ou passa do ponto.', 'Pancada no fim do caminho é o primeiro sinal de que ele andou.'],
    ['Ele não substitui o batente de ferro, que segura a folha se o sensor falhar.', 'Depois de batida na folha ou troca de cremalheira, ele precisa ser conferido pelo técnico.'],
  ],
  where: ['No portão de correr, os ímãs ficam na cremalheira e o sensor, no motor. No basculante, os sensores vão no perfil da coluna.'],
};

export const encoder: GlossaryEntry =  {
  is: ['O encoder é o sensor que conta as voltas do motor.', 'Encoder é um contador de giros, ligado à central.'],
  does: ['Serve para a placa saber onde a folha está e se algo a segurou.', 'Com a contagem, a central freia no ponto certo e percebe a folha presa.'],
  notes: [
    ['Ele trabalha em par com a placa: um modelo não serve no outro.', 'Sujo ou com fio solto, faz o portão andar um palmo e parar.'],
    ['Depois de mexer nele, o percurso é gravado de novo.', 'A limpeza é do técnico, com a energia desligada.'],
  ],
};
