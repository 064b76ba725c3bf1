package kodama.dev.overlay;

import java.util.List;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.KeyHelp;
import kodama.dev.ui.MenuView;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextWrap;
import kodama.draw.DotFont;
import kodama.player.menu.Menu;

/**
 * A framed panel at the left edge of the window, beside which the game stays in view: some lines, a menu under them,
 * and keys. It is of one size, whatever is in it. In dots.
 */
record DebugPanel(int width, int height) {
    private static final int MARGIN = 6;
    private static final int NARROWEST = 27 * DotFont.WIDTH;
    private static final int SHARE = 45;
    private static final int KEYS_FROM_HEIGHT = 200;
    private static final int MOST_KEY_ROWS = 2;

    private static final List<List<String>> KEYS =
            List.of(List.of("Enter", "choose"), List.of("Escape", "back"), List.of("F1", "game"));

    /** Takes less than half of a window, if that is enough to read. */
    static DebugPanel in(DotCanvas canvas) {
        int wanted = Math.max(NARROWEST, canvas.width() * SHARE / 100 / DotFont.WIDTH * DotFont.WIDTH);
        return new DebugPanel(Math.min(wanted, canvas.width()), canvas.height());
    }

    void draw(DotCanvas canvas, List<String> head, Menu<?> menu) {
        int inside = width - 2 * MARGIN;
        canvas.rect(0, 0, width, height, Palette.GROUND);
        canvas.rect(width - 1, 0, 1, height, Palette.GOLD);
        int top = MARGIN;
        for (String line : wrap(head, inside)) {
            canvas.text(line, MARGIN, top, inside, Palette.DIM);
            top += DotCanvas.ROW;
        }
        int bottom = drawKeys(canvas, inside);
        new MenuView(MARGIN, top + MARGIN, inside, Math.max(1, (bottom - top - 2 * MARGIN) / DotCanvas.ROW))
                .draw(canvas, menu);
    }

    private static List<String> wrap(List<String> head, int inside) {
        return head.stream()
                .flatMap(line -> TextWrap.wrap(line, inside / DotFont.WIDTH).stream())
                .toList();
    }

    /** Draws the keys if there is room; answers where they begin. */
    private int drawKeys(DotCanvas canvas, int inside) {
        if (height < KEYS_FROM_HEIGHT) return height;
        KeyHelp help = new KeyHelp(KEYS, inside / DotFont.WIDTH, MOST_KEY_ROWS);
        int top = height - help.rows() * DotCanvas.ROW - MARGIN / 2;
        help.draw(canvas, MARGIN, top, inside);
        return top;
    }
}
