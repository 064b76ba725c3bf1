package kodama.dev.ui;

/** The colors of the developer's tools, in ARGB. */
public final class Palette {
    /** Background of panels. */
    public static final int GROUND = 0xFF141024;
    /** Background of titles, key help and highlighted rows. */
    public static final int BAND = 0xFF261E3E;
    /** Background of the selected row. */
    public static final int CURSOR = 0xFF5A3FA0;
    /** Most important text. */
    public static final int WHITE = 0xFFFFFFFF;
    /** Plain text. */
    public static final int PALE = 0xFFD8D0EC;
    /** Less important text. */
    public static final int DIM = 0xFF9A90B8;
    /** Titles and borders. */
    public static final int GOLD = 0xFFFFD36B;
    /** Headings, keys and successes. */
    public static final int MINT = 0xFF8FD3B6;
    /** Background of errors; failures. */
    public static final int RED = 0xFFC23A54;

    /** Error messages. */
    public static final int PINK = 0xFFFFB8C0;

    private Palette() {}
}
