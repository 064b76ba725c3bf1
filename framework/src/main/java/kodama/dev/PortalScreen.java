package kodama.dev;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.DrawList;
import kodama.draw.Font;
import kodama.request.FirstScene;
import kodama.request.Request;

/**
 * The portal's picture: title, list, what is wrong, how the chosen entry begins, and keys. What does not fit into a small
 * picture is left out, from the bottom up.
 */
final class PortalScreen {
    private static final int MARGIN = 6;
    private static final int HEAD = 14;
    private static final int DETAILS_FROM_HEIGHT = 100;

    /** Keys and problems take at most one row in so many. */
    private static final int ROWS_PER_HELP = 7;

    private static final int ROWS_PER_PROBLEM = 4;

    /** Blanks within a piece are hard, so that it is not broken. */
    private static final String HELP = String.join(
            " ",
            hard("Enter start"),
            hard("type: search"),
            hard("F1 menu"),
            hard("F5 again"),
            hard("Ctrl+F5 portal"),
            hard("Ctrl+PgDn next"));

    private final String title;
    private final int dot;
    private final int width;
    private final int height;
    private final List<String> help;
    private List<String> problems = List.of();
    private MenuView view;

    PortalScreen(String title, int width, int height) {
        this.title = title;
        this.dot = Ink.dotFor(width, height);
        this.width = width / dot;
        this.height = height / dot;
        this.help = wrapped(HELP, this.height / Ink.ROW / ROWS_PER_HELP);
        this.view = view();
    }

    private static String hard(String piece) {
        return piece.replace(' ', '\u00A0');
    }

    private List<String> wrapped(String text, int most) {
        List<String> lines = TextWrap.wrap(text, (width - 2 * MARGIN) / Font.WIDTH);
        return lines.subList(0, Math.min(lines.size(), most)).stream()
                .map(line -> line.replace('\u00A0', ' '))
                .toList();
    }

    /** Shows what is wrong, as far as there is room. */
    void setProblems(List<String> messages) {
        List<String> lines = new ArrayList<>();
        for (String message : messages) lines.addAll(wrapped(message, height));
        int most = Math.max(1, height / Ink.ROW / ROWS_PER_PROBLEM);
        problems = List.copyOf(lines.subList(0, Math.min(lines.size(), most)));
        view = view();
    }

    private MenuView view() {
        int top = HEAD + 3;
        int rows = Math.max(1, (problemsTop() - top) / Ink.ROW);
        return new MenuView(MARGIN, top, width - 2 * MARGIN, rows);
    }

    private int helpTop() {
        return height - help.size() * Ink.ROW;
    }

    private int detailsTop() {
        return height >= DETAILS_FROM_HEIGHT ? helpTop() - Ink.ROW - 2 : helpTop();
    }

    private int problemsTop() {
        return detailsTop() - problems.size() * Ink.ROW;
    }

    /** The menu's row at a pixel, or -1. */
    int rowAt(Menu<?> menu, int x, int y) {
        return view.rowAt(menu, Math.floorDiv(x, dot), Math.floorDiv(y, dot));
    }

    void draw(DrawList list, Menu<Request.SoftReset> menu, boolean searching, long frames) {
        Ink ink = new Ink(list, dot);
        PortalSky.draw(ink, width, height, frames);
        drawHead(ink, menu);
        view.draw(ink, menu);
        drawRows(ink, problems, problemsTop(), Ink.RED, Ink.WHITE);
        if (height >= DETAILS_FROM_HEIGHT) drawDetails(ink, menu, searching, frames);
        drawRows(ink, help, helpTop(), Ink.BAND, Ink.DIM);
    }

    private void drawHead(Ink ink, Menu<?> menu) {
        String count = String.valueOf(menu.size());
        ink.rect(0, 0, width, HEAD - 1, Ink.BAND);
        ink.rect(0, HEAD - 1, width, 1, Ink.GOLD);
        ink.text(title, MARGIN, 3, width - 2 * MARGIN - (count.length() + 1) * Font.WIDTH, Ink.GOLD);
        ink.textBefore(count, width - MARGIN, 3, Ink.DIM);
    }

    private void drawDetails(Ink ink, Menu<Request.SoftReset> menu, boolean searching, long frames) {
        int y = detailsTop();
        ink.rect(0, y, width, Ink.ROW + 2, Ink.GROUND);
        ink.rect(0, y, width, 1, Ink.CURSOR);
        String cursor = frames / 30 % 2 == 0 ? "_" : "";
        String text = searching ? "Search: " + menu.searched() + cursor : details(menu);
        ink.text(text, MARGIN, y + 2, width - 2 * MARGIN, searching ? Ink.GOLD : Ink.PALE);
    }

    private static String details(Menu<Request.SoftReset> menu) {
        return menu.selected().map(item -> details(item.value())).orElse("nothing found");
    }

    private static String details(Request.SoftReset request) {
        FirstScene first = request.first();
        return first == null ? request.loop() : BeginningText.of(first);
    }

    private void drawRows(Ink ink, List<String> rows, int top, int band, int color) {
        ink.rect(0, top, width, rows.size() * Ink.ROW, band);
        for (int i = 0; i < rows.size(); i++)
            ink.text(rows.get(i), MARGIN, top + i * Ink.ROW + 1, width - 2 * MARGIN, color);
    }
}
