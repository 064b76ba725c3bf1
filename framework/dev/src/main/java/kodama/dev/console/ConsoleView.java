package kodama.dev.console;

import java.util.ArrayList;
import java.util.List;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextRow;
import kodama.dev.ui.TextWrap;
import kodama.draw.PixelFont;

/** Draws the console over the lower half of the window: output, hint, and input line. */
final class ConsoleView {
    private static final int MARGIN = 4;
    private static final int VEIL = 0xE4141024;
    private static final int MAX_HINT_ROWS = 4;

    private ConsoleView() {}

    /**
     * Draws the console.
     *
     * @param before complete lines of the entry
     * @param hint completions of the word, or the signature of a function; may be empty
     */
    static void draw(
            DotCanvas canvas, ConsoleOutput output, List<String> before, InputLine line, String hint, int scrolled) {
        int columns = canvas.columns(MARGIN);
        int rows = Math.max(4, canvas.height() / 2 / DotCanvas.ROW);
        int top = canvas.height() - rows * DotCanvas.ROW;
        canvas.rect(0, top, canvas.width(), canvas.height() - top, VEIL);
        canvas.rect(0, top, canvas.width(), 1, Palette.GOLD);
        List<TextRow> shown = tail(output.rows(columns), scrolled, rows);
        List<TextRow> foot = new ArrayList<>();
        for (String text : TextWrap.wrap(hint, columns, MAX_HINT_ROWS)) foot.add(new TextRow(text, Palette.MINT, 0));
        for (String text : before) foot.add(new TextRow("  " + TextWrap.cut(text, columns - 2), Palette.WHITE, 0));
        shown.addAll(foot);
        List<TextRow> last = shown.subList(Math.max(0, shown.size() - rows + 1), shown.size());
        int y = canvas.height() - (last.size() + 1) * DotCanvas.ROW;
        for (TextRow row : last) {
            row.draw(canvas, MARGIN, y);
            y += DotCanvas.ROW;
        }
        drawLine(canvas, line, before.isEmpty() ? "> " : "| ", y, columns);
    }

    private static List<TextRow> tail(List<TextRow> all, int scrolled, int rows) {
        int end = Math.max(Math.min(all.size(), rows), all.size() - scrolled);
        return new ArrayList<>(all.subList(Math.max(0, end - rows), end));
    }

    /** Draws the part of a long line that contains the cursor. */
    private static void drawLine(DotCanvas canvas, InputLine line, String prompt, int y, int columns) {
        int room = Math.max(1, columns - prompt.length() - 1);
        int from = Math.max(0, line.cursor() - room);
        String part = line.text().substring(from, Math.min(line.text().length(), from + room + 1));
        int x = MARGIN + (prompt.length() + line.cursor() - from) * PixelFont.WIDTH;
        canvas.rect(x, y, PixelFont.WIDTH, DotCanvas.ROW, Palette.CURSOR);
        canvas.text(prompt + part, MARGIN, y + 1, canvas.width(), Palette.WHITE);
    }
}
