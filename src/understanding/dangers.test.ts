import { expect, test } from 'vitest';
import { dangerIn } from './dangers.ts';

test.each([
  ['perdi a ponta do dedo na cremalheira', 'portao-atingiu-pessoa'],
  ['portao de correr sem batente no fim quase caiu em cima do porteiro', 'portao-ameacando-cair'],
  ['portao de correr tombou na calcada e quase pegou uma senhora', 'portao-caiu'],
  ['cabo pp descascado passando no trilho', 'fio-exposto'],
  ['cancela que baixa em cima da moto', 'portao-sem-protecao'],
  ['a roldana cortou meu dedo', 'portao-atingiu-pessoa'],
  ['a sra do 32 caiu o portao pegou nela e ela nao responde', 'portao-atingiu-pessoa'],
  ['rapaz que tava mexendo na fiacao do portao grudou e nao solta', 'choque-no-portao'],
  ['estourou aquela molona do portao fez um estrondo', 'mola-quebrada'],
  ['perdi a ponta do dedo na cremalheira o que pode ser feito', 'portao-atingiu-pessoa'],
  ['cortei o dedo no trilho tem jeito de proteger', 'portao-atingiu-pessoa'],
  ['o colaborador que e meu filho grudou no fio que o rato roeu', 'choque-no-portao'],
  ['a mola do portao estourou e o braco ainda nao quebrou', 'mola-quebrada'],
  ['luz vermelha fogo no motor do portao', 'fogo-no-motor'],
  ['a mola do basculante precisa trocar sem ter quebrado', null],
  ['troco a mola do portao antes de quebrar', null],
  ['portao cor vermelho fogo', null],
  ['cortei o pe da coluna do portao', null],
  ['perdi o controle na mao do porteiro do portao', null],
  ['o motor nao responde quando bateu nele', null],
])('whoever is wounded, unconscious or held by the current is in danger, in whatever words: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test('a remote that is stuck is no short circuit, and one whose motor sparks is', () => {
  expect(dangerIn('controle em curto dentro de um carro abre e fecha o portao sem parar')).toBeNull();
  expect(dangerIn('apertei o controle e o motor deu curto')).toBe('curto-circuito');
});

test.each([
  ['farelo branco caindo de dentro do motor', null],
  ['o dr caiu e o portao nao abre', null],
  ['contrapeso do portao leve precisa de balanceamento', null],
  ['basculante travado embaixo nao levanta nem na mao', null],
  ['portao bambo quase caindo na calcada', 'portao-ameacando-cair'],
  ['contrapeso balancando', 'portao-ameacando-cair'],
  ['a mao do menino ficou embaixo do portao', 'pessoa-presa'],
])(
  'what falls from a motor, is balanced or lifted by hand is no danger, and a gate or a hand is: %s',
  (title, entry) => {
    expect(dangerIn(title)).toBe(entry);
  },
);

test.each([
  ['bebe engoliu a pilha do controle', 'pilha-engolida'],
  ['minha neta botou a bateria do controle na boca', 'pilha-engolida'],
  ['cachorro mastigou a pilha do controle', 'pilha-engolida'],
  ['o controle engole pilha toda semana', null],
  ['meu pai trocou a pilha do controle', null],
])('a battery that somebody swallowed is a danger, and one that is worn out is none: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test('a gate that does not obey one who waits in his car is no gate that runs over people', () => {
  expect(dangerIn('to na rua com o carro ligado o portao nao obedece e meu turno comeca as 19h')).toBeNull();
  expect(dangerIn('o portao nao obedece a fotocelula e fecha com gente passando')).toBe('portao-sem-protecao');
});

test('who is shut upon and not let go is caught, and who was hit is hit', () => {
  expect(dangerIn('portao fechou no braco da minha mae e nao abre')).toBe('pessoa-presa');
  expect(dangerIn('portao fechou no braco da minha mae')).toBe('portao-atingiu-pessoa');
});

test.each([
  ['portao ta despencando da parede', 'portao-ameacando-cair'],
  ['o bracinho que puxa a folha do portao soltou da parede', null],
  ['dobradica do portao soltou da parede', null],
  ['sobrinho fica se pendurando no portao', 'crianca-brinca-no-portao'],
  ['minha sogra ficou presa no portao', 'pessoa-presa'],
  ['minha sogra ficou presa do lado de fora', null],
  ['portao do predio quebrou e os moradores tao presos', null],
  ['rolamento da rodinha estourou', null],
  ['o dr cai quando abre o portao', null],
])(
  'a gate off its wall, a child who plays and who is caught are dangers, a part and who is shut in are not: %s',
  (title, entry) => {
    expect(dangerIn(title)).toBe(entry);
  },
);

test.each([
  ['o gato da minha vizinha ta entalado no vao do portao', 'animal-preso'],
  ['a pata do cachorro do meu filho ficou presa embaixo do portao', 'animal-preso'],
  ['minha filha foi pegar o gato e ficou presa no portao', 'pessoa-presa'],
  ['o tecnico ficou preso embaixo do basculante', 'pessoa-presa'],
  ['o cachorro ficou travado no portao', 'animal-preso'],
])('who is stuck is in danger, and not whom the animal belongs to: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test.each([
  ['o portao pegou na cabeca do entregador e ele caiu', 'portao-atingiu-pessoa'],
  ['pegou na perna do rapaz e inchou', 'portao-atingiu-pessoa'],
  ['meu avo caiu porque o portao empurrou ele', 'portao-atingiu-pessoa'],
  ['o portao pegou o pe do meu pai e nao solta', 'pessoa-presa'],
])('who bleeds, swells or falls was hit, who is not let go is caught: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test.each([
  ['o portao ta bambo de um lado parece que vai despencar', 'portao-ameacando-cair'],
  ['o portao ta seguro so por um parafuso', 'portao-ameacando-cair'],
  ['a folha pendurada balanca quando venta medo de despencar', 'portao-ameacando-cair'],
  ['medo do portao desabar na calcada', 'portao-ameacando-cair'],
  ['o basculante despenca quando solto', 'portao-desce-sozinho'],
  ['o pistao soltou da folha e ta pendurado', null],
  ['o braco soltou e a folha ta pendurada', 'portao-ameacando-cair'],
])('a gate that hangs and may fall threatens, an arm that hangs does not: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test.each([
  ['nao tem fumaca nem cheiro so desarma', null],
  ['nao pegou fogo nem nada so ronca', null],
  ['nao tem fogo mas tem cheiro de queimado', 'cheiro-de-queimado'],
  ['o portao caiu mas ninguem se machucou', 'portao-caiu'],
])('what a title denies has not happened: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test.each([
  ['o wi fi caiu e o aplicativo do portao abre', null],
  ['o fim de curso caiu no chao da garagem', null],
  ['bola caiu dentro da coluna do contrapeso', null],
  ['posso prender o braco do basculante com arame', null],
  ['o portao nao destrava e estou preso com idoso', null],
  ['preciso prender o cachorro no dia da instalacao do portao', null],
  ['que sensor por para nao esmagar crianca no portao', null],
  ['motor rapido e perigoso para crianca', null],
  ['panela no fogo e fiquei trancado para fora do portao', null],
  ['o portao raspa no chao e arranca faisca', null],
  ['portao seccionado nao sobe depois do estouro', null],
  ['o contrapeso caiu', 'portao-ameacando-cair'],
  ['meu filho mordeu a bateria do controle', 'pilha-engolida'],
  ['crianca pendurada no portao e perigoso', 'crianca-brinca-no-portao'],
  ['meu filho esta preso no portao', 'pessoa-presa'],
  ['meu filho esta preso no portao posso prender a folha com corda', 'pessoa-presa'],
  ['estou presa com a mao no portao', 'pessoa-presa'],
  ['a crianca esta presa o que faco para nao esmagar a perna dela', 'pessoa-presa'],
  ['o portao machucou meu pai e ele nao responde', 'portao-atingiu-pessoa'],
  ['deixei a panela no fogo e o motor do portao pegou fogo', 'fogo-no-motor'],
  ['a chave caiu e o contrapeso soltou', 'portao-ameacando-cair'],
  ['o motor do seccionado soltou faisca e estourou', 'curto-circuito'],
  ['o portao raspando e a placa soltou faisca', 'curto-circuito'],
  ['meu filho pendura no portao e perigoso para crianca', 'crianca-brinca-no-portao'],
  ['o wi fi caiu e o portao caiu em cima do carro', 'portao-caiu'],
  ['cachorro preso no portao como prender o cachorro', 'animal-preso'],
])('what falls, holds or burns beside the gate catches nobody: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test('a spiral that burst is the spring, and a flash that takes the light away is a short', () => {
  expect(dangerIn('a espiral estourou e o basculante ficou pesado')).toBe('mola-quebrada');
  expect(dangerIn('papoco com fogo azul na caixa e caiu a energia')).toBe('curto-circuito');
  expect(dangerIn('o motor estala feito pipoca na panela')).toBeNull();
  expect(dangerIn('explodiu e ta pegando fogo caiu a energia')).toBe('fogo-no-motor');
});

test('a tingling hand is a shock, an ant hill is none, and what stank smells', () => {
  expect(dangerIn('da uma formigadinha quando encosto')).toBe('choque-no-portao');
  expect(dangerIn('formigueiro na caixinha do motor')).toBeNull();
  expect(dangerIn('fedeu a borracha quando tentei abrir')).toBe('cheiro-de-queimado');
});

test('a lamp that no longer warns is a fault, and who sits in an elevator is not in a gate', () => {
  expect(dangerIn('a luz giratoria da garagem parou e quase atropelaram um pedestre')).toBeNull();
  expect(dangerIn('o portao quase atropelou um pedestre')).toBe('portao-sem-protecao');
  expect(dangerIn('tem gente presa no elevador do predio')).toBeNull();
});

test.each([
  ['basculante fecha mas fica um vao embaixo e meu gato foge', null],
  ['cachorro passa embaixo do portao', null],
  ['a calopsita enroscou a pata na corrente do motor', 'animal-preso'],
  ['cachorro mastigou o controle da para aproveitar a plaquinha', null],
  ['destravei e o portao nao anda na mao parece preso', null],
  ['tem como prender com alguma coisa tem 6 criancas em casa', null],
  ['bola de futebol bateu no portao e as criancas correram', null],
  ['o que ter no portao se alguem se machucar', null],
  ['ima do portao nao segura a molecada puxa e abre', null],
  ['folha seca caindo faz o portao abrir', null],
  ['o alcance caiu depois que fecharam a garagem', null],
  ['caiu graxa preta do motor no carro', null],
  ['a roldaninha da basculante estourou', null],
  ['levei choque no chuveiro e o portao abriu', null],
])('what only sounds like a danger is none: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test.each([
  ['cheiro de peixe podre perto da central do portao', 'cheiro-de-queimado'],
  ['pedreiro furou o conduite do portao', 'fio-exposto'],
  ['fio emendado com fita isolante', 'fio-exposto'],
  ['porta de enrolar despencou', 'portao-caiu'],
])('wires that smell, are pierced or patched, and a shutter that fell are dangers: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test('who sits in the car that the gate came down on is caught, and an empty car is not', () => {
  expect(dangerIn('portao desceu encima do meu carro comigo dentro e nao sobe')).toBe('pessoa-presa');
  expect(dangerIn('o portao fechou em cima do carro com meu filho dentro')).toBe('pessoa-presa');
  expect(dangerIn('portao desceu em cima do meu carro quem paga')).not.toBe('pessoa-presa');
});

test('who asks how to keep it from happening again has had it happen; what prevents accidents has not', () => {
  expect(dangerIn('o portao pegou meu cachorro como evito outra vez')).toBe('animal-preso');
  expect(dangerIn('o portao bateu na minha filha como evito de novo')).toBe('portao-atingiu-pessoa');
  expect(dangerIn('fotocelula no portao onde instalar e por que evita acidentes com criancas e pets')).toBeNull();
  expect(dangerIn('vizinho ameacou chamar a policia por causa da sirene do portao')).toBeNull();
  expect(dangerIn('o portao esta ameacando cair')).toBe('portao-ameacando-cair');
});
