package kodama.dev;

/** The colours of what only a developer sees; ARGB. */
final class Palette {
    static final int GROUND = 0xFF141024;
    static final int BAND = 0xFF261E3E;
    static final int CURSOR = 0xFF5A3FA0;
    static final int WHITE = 0xFFFFFFFF;
    static final int PALE = 0xFFD8D0EC;
    static final int DIM = 0xFF9A90B8;
    static final int GOLD = 0xFFFFD36B;
    static final int MINT = 0xFF8FD3B6;
    static final int RED = 0xFFC23A54;

    private Palette() {}
}
