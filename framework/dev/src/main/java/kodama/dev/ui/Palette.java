package kodama.dev.ui;

/** The colors of what only a developer sees; ARGB. */
public final class Palette {
    /** Behind panels. */
    public static final int GROUND = 0xFF141024;
    /** Behind heads, keys and rows that stand out. */
    public static final int BAND = 0xFF261E3E;
    /** Behind the row that the cursor is on. */
    public static final int CURSOR = 0xFF5A3FA0;
    /** What matters most. */
    public static final int WHITE = 0xFFFFFFFF;
    /** Plain text. */
    public static final int PALE = 0xFFD8D0EC;
    /** What matters less. */
    public static final int DIM = 0xFF9A90B8;
    /** Titles and edges. */
    public static final int GOLD = 0xFFFFD36B;
    /** Headings and keys; what went well. */
    public static final int MINT = 0xFF8FD3B6;
    /** Behind errors; what went wrong. */
    public static final int RED = 0xFFC23A54;

    /** What an error says. */
    public static final int PINK = 0xFFFFB8C0;

    private Palette() {}
}
