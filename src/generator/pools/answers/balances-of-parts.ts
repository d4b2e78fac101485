import type { Balance } from './balance.ts';

export const part: Balance = {
  openings: [
    'Depende do estado do motor e da folha. Veja o que pesa de cada lado.',
    'Compensa quando o resto do conjunto está bom.',
    'A peça resolve se o defeito é dela. Por isso a causa vem primeiro.',
  ],
  pros: [
    'A peça certa poupa o motor e adia uma troca maior.',
    'Custa menos que um conjunto novo.',
    'Instala-se em uma visita, junto com a regulagem.',
    'Peça da mesma linha aproveita a central que já existe.',
    'O portão volta a ser testado por inteiro depois da troca.',
  ],
  cons: [
    'Peça de outra marca pode não falar com a central.',
    'Em motor no fim da vida, a troca só adia a despesa.',
    'Folha pesada ou torta gasta a peça nova no mesmo ritmo.',
    'Sem achar a causa, o defeito volta.',
    'Com peça sem procedência, não há a quem reclamar.',
  ],
  verdicts: [
    'Se o motor ainda é bom, a peça compensa. Se já falhou mais de uma vez, compare com um kit novo.',
    'Mande a etiqueta do motor e um vídeo, e dizemos com franqueza.',
    'Compensa quando a folha está leve e a causa do problema é conhecida.',
  ],
};

export const safety: Balance =  {
  openings: [
    'É seguro quando a força está bem regulada, a fotocélula funciona e o teste é feito todo mês.',
    'O risco não está no motor, e sim na regulagem esquecida e na proteção desligada.',
    'Bem instalado, o portão para diante de um obstáculo. Mal regulado, pode machucar.',
  ],
  pros: [
    'A central inverte a folha quando sente resistência.',
    'A fotocélula age antes do toque: o feixe cortado para o fechamento.',
    'O código rolante não repete a senha, e gravar o sinal na rua não adianta.',
    'O carro fica menos tempo parado na rua.',
    'A redução do motor segura a folha fechada.',
  ],
  cons: [
    'Força aumentada para vencer portão pesado anula a proteção.',
    'Sem fotocélula, a folha só para depois de encostar.',
    'Basculante com cabo desfiado pode cair, com motor ou sem motor.',
    'Criança com o controle na mão é risco em qualquer portão.',
    'Controle perdido continua abrindo o portão até ser apagado.',
  ],
  verdicts: [
    'Teste todo mês a parada com um pedaço de madeira no vão. Se a folha não voltar, desligue o disjuntor e chame o técnico.',
    'Fotocélula limpa, força no mínimo e vão à vista: com os três, o uso é seguro.',
    'Se a proteção falhou, deixe o disjuntor desligado e use o portão na mão até o conserto.',
  ],
};

export const photocell: Balance =  {
  openings: [
    'Vale sempre que passa gente pelo vão, e com fechamento automático ela é indispensável.',
    'Em casa com criança, idoso ou bicho, é o melhor gasto depois do motor.',
    'Sim, na maioria dos portões: ela é a única proteção que age antes do toque.',
  ],
  pros: [
    'O feixe cortado para a folha antes que ela encoste em alguém.',
    'Permite ligar o fechamento automático com segurança.',
    'Protege também o carro que ainda está saindo.',
    'Instalada junto com o motor, aproveita a mesma visita e o mesmo caminho de fio.',
  ],
  cons: [
    'A lente suja ou desalinhada segura o portão aberto: pede pano seco e teste mensal.',
    'O sol direto na lente pode enganá-la, e a posição se escolhe no local.',
    'A central precisa ter entrada para ela.',
    'Um par só vê o que passa na altura dele. Caminhonete pode pedir outro, mais alto.',
  ],
  verdicts: [
    'Se o portão fecha sozinho, não use sem ela.',
    'O custo é pequeno perto do risco. Confirme pela foto se a central tem a entrada.',
    'Mesmo com ela, a força continua no mínimo e o teste do obstáculo continua mensal.',
  ],
};

export const battery: Balance =  {
  openings: [
    ({ t }) => `Vale onde a luz cai com frequência ou onde alguém não consegue abrir na mão: são até ${t.batteryCycles} sem energia.`,
    'Em prédio e em casa de entrada única, sim. Onde a luz quase nunca falta, a chave costuma bastar.',
    'Depende de quantas vezes falta luz e de quem precisa abrir o portão.',
  ],
  pros: [
    ({ t }) => `O portão segue funcionando por até ${t.batteryCycles}.`,
    'Ninguém desce do carro no escuro para procurar a chave.',
    'Idoso, cadeirante ou gestante não depende de força para sair.',
    'Em comércio e prédio, evita fila na falta de luz.',
  ],
  cons: [
    'Nem toda central aceita: confirme pela foto da placa.',
    'A bateria envelhece parada e pede teste e troca de tempos em tempos.',
    'Nobreak de computador não serve para motor de portão.',
    'Com bateria, desligar o disjuntor não basta para abrir a tampa: ela também tem de ser desconectada.',
  ],
  verdicts: [
    'Se a luz cai a cada chuva, vale. Se quase nunca falta, treine o destravamento e guarde o dinheiro.',
    'Antes de comprar, saiba se a sua central aceita e onde a caixa ficará, em lugar seco.',
    'Quem tem uma só entrada deve pensar nela antes de precisar.',
  ],
};

export const lock: Balance =  {
  openings: [
    'Vale em folha de abrir comprida, em chapa que pega vento e em portão já forçado.',
    'Em folha curta, o motor segura sozinho. Em folha longa, a trava tira dele esse esforço.',
    'Depende da largura da folha e do vento que ela recebe.',
  ],
  pros: [
    'Segura a ponta da folha, onde o empurrão tem mais alavanca.',
    'Poupa o braço e a engrenagem do motor.',
    'Dificulta o arrombamento.',
    'Em chapa cheia, tira do motor o esforço do vento.',
  ],
  cons: [
    'A central precisa de saída para trava ou de um módulo.',
    'O encaixe do piso enche de terra e pede limpeza.',
    'Dobradiça caída tira o pino do furo: a folha vem antes.',
    'Sem energia, é preciso a chave. Escolha modelo que a tenha por dentro.',
  ],
  verdicts: [
    'Folha larga ou rua com vento: sim. Portão de correr leve: em geral não precisa.',
    'Primeiro a dobradiça, depois a trava.',
    'Mande a largura da folha e uma foto, e dizemos se ela faz falta.',
  ],
};
