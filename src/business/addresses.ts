/** Where the page of a zone or municipality lists what lies in it. */
export const NEIGHBOURHOODS_ID = 'bairros';

/**
 * Every address of the product, typed once. Links are built from this table, never from strings.
 * Slugs come from `text/slug.ts`; they are `[a-z0-9-]` and need no escaping.
 */
export const addresses = {
  home: '/',
  sitemap: '/sitemap',
  sitemapPage: (page: number) => (page <= 1 ? '/sitemap' : `/sitemap?pagina=${page}`),
  guide: '/guia-completo',
  knowledgeCentre: '/centro-conhecimento',
  jetflexArticle: '/blog/programacao-jetflex-ppa',
  faq: '/duvidas-frequentes',
  privacy: '/privacidade',
  guarulhos: '/guarulhos',
  osasco: '/osasco',
  place: (slug: string) => `/cidades/${slug}`,
  topic: (slug: string) => `/topicos/${slug}`,
  usefulLink: (slug: string) => `/links-uteis/${slug}`,
  posts: '/postagens',
  postsPage: (page: number) => (page <= 1 ? '/postagens' : `/postagens?pagina=${page}`),
  post: (slug: string) => `/postagens/${slug}`,
  /** Jobs that were done, with their photos. */
  portfolio: '/servicos',
  portfolioPage: (page: number) => (page <= 1 ? '/servicos' : `/servicos?pagina=${page}`),
  portfolioJob: (slug: string) => `/servicos/${slug}`,
  /** Where a customer says how a job was; the token is the link's. */
  customerWords: (token: string) => `/depoimento/${token}`,
  /** A form of a photo: its hash, its width and its format. */
  photo: (hash: string, width: number, format: string) => `/fotos/${hash}-${width}.${format}`,
  /** Where the form for a neighbourhood, a city or a postal code leads. */
  search: '/buscar',
  notFound: '/not-found',
  favicon: '/favicon.svg',
  robots: '/robots.txt',
  sitemapIndex: '/sitemap.xml',
  /** A part of the sitemap for machines: 'site', or generated pages after an id. */
  sitemapPart: (name: string) => `/sitemap/${name}.xml`,
  /** The picture that a shared link to a page shows; `path` is the page's canonical address. */
  shareImage: (path: string) => `/compartilhar${path === '/' ? '/inicio' : (path.split('?')[0] ?? path)}.png`,
  modelImage: (model: string) => `/compartilhar/modelos/${model}.png`,
  admin: {
    login: '/admin/login',
    panel: '/admin/painel',
    drafts: '/admin/painel/rascunhos',
    /** A draft, in the generator's screen. */
    draft: (id: string) => `/admin/local-generator?rascunho=${id}`,
    scheduled: '/admin/painel/rascunhos?estado=agendadas',
    generator: '/admin/local-generator',
    massCreator: '/admin/mass-creator',
    jobs: '/admin/criacoes',
    company: '/admin/dados-da-empresa',
    portfolio: '/admin/servicos-feitos',
    portfolioJob: (id: string) => `/admin/servicos-feitos/${id}`,
    /** A new job in a place, by its key. */
    portfolioJobIn: (id: string, place: string) => `/admin/servicos-feitos/${id}?lugar=${encodeURIComponent(place)}`,
    missingProof: '/admin/onde-falta-prova',
    administrators: '/admin/administradores',
    security: '/admin/seguranca',
    audit: '/admin/registro',
    forgottenPassword: '/admin/recuperar-senha',
    newPassword: '/admin/nova-senha',
    page: (id: string) => `/admin/paginas/${id}`,
  },
} as const;
