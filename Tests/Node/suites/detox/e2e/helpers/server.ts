import http from 'http';

/** A mock of the shop's backend. */
export class Backend {
  readonly asked: string[] = [];
  title = 'Tea';
  private readonly server = http.createServer((request, response) => {
    this.asked.push(`${request.method} ${request.url}`);
    response.end(this.title);
  });

  start = (): Promise<number> => new Promise((done) => {
    this.server.listen(0, 'localhost', () => done((this.server.address() as { port: number }).port));
  });

  stop = (): Promise<void> => new Promise((done) => { this.server.close(() => done()); });
}
