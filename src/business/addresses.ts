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
  notFound: '/not-found',
  admin: {
    login: '/admin/login',
    panel: '/admin/painel',
    generator: '/admin/local-generator',
    massCreator: '/admin/mass-creator',
    page: (id: string) => `/admin/paginas/${id}`,
  },
} as const;
