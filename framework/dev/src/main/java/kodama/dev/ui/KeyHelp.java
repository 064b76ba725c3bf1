package kodama.dev.ui;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.PixelFont;

/** Shows keys and their actions in a limited number of rows, the most important ones first. */
public final class KeyHelp {
    /** A key with its action, and its column. */
    private record Piece(String key, String does, int column) {
        int end() {
            return column + key.length() + 1 + does.length();
        }
    }

    private static final int GAP = 2;

    private final List<List<Piece>> rows = new ArrayList<>();

    /**
     * Lays out pairs of a key and its action.
     *
     * @param columns number of columns in a row
     * @param most maximum number of rows; pairs that do not fit are dropped
     */
    public KeyHelp(List<List<String>> keys, int columns, int most) {
        for (List<String> each : keys) add(each.get(0), each.get(1), columns);
        if (rows.size() > most) rows.subList(most, rows.size()).clear();
    }

    private void add(String key, String does, int columns) {
        List<Piece> last = rows.isEmpty() ? List.of() : rows.get(rows.size() - 1);
        int column = last.isEmpty() ? 0 : last.get(last.size() - 1).end() + GAP;
        Piece piece = new Piece(key, does, column);
        if (!last.isEmpty() && piece.end() <= columns) last.add(piece);
        else rows.add(new ArrayList<>(List.of(new Piece(key, does, 0))));
    }

    /** Number of rows. */
    public int rows() {
        return rows.size();
    }

    /** Draws the rows on a band across the window, with margins on both sides. */
    public void drawBand(DotCanvas canvas, int margin, int top) {
        canvas.rect(0, top, canvas.width(), rows() * DotCanvas.ROW, Palette.BAND);
        draw(canvas, margin, top, canvas.width() - 2 * margin);
    }

    /** Draws the rows without a band. */
    public void draw(DotCanvas canvas, int left, int top, int width) {
        for (int i = 0; i < rows.size(); i++)
            for (Piece piece : rows.get(i)) draw(canvas, piece, left, top + i * DotCanvas.ROW + 1, width);
    }

    private static void draw(DotCanvas canvas, Piece piece, int left, int y, int width) {
        int key = piece.column * PixelFont.WIDTH;
        int does = key + (piece.key.length() + 1) * PixelFont.WIDTH;
        canvas.text(piece.key, left + key, y, width - key, Palette.MINT);
        canvas.text(piece.does, left + does, y, width - does, Palette.DIM);
    }
}
