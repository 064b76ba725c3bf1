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
    private static final List<List<String>> KEYS = List.of(
            List.of("Enter", "start"),
            List.of("A-Z", "search"),
            List.of("F1", "menu"),
            List.of("F5", "again"),
            List.of("Ctrl+F5", "portal"),
            List.of("Ctrl+PgDn", "next"));

    private static final int MARGIN = 6;
    private static final int HEAD = 14;
    private static final int DETAILS_FROM_HEIGHT = 100;
    private static final int RESETS_FROM_HEIGHT = 200;

    /** Keys and problems take at most one row in so many. */
    private static final int ROWS_PER_HELP = 7;

    private static final int ROWS_PER_PROBLEM = 4;

    private final String title;
    private final int dot;
    private final int width;
    private final int height;
    private final KeyHelp help;
    private List<String> problems = List.of();
    private List<String> resets = List.of();
    private MenuView view;

    PortalScreen(String title, int width, int height) {
        this.title = title;
        this.dot = Ink.dotFor(width, height);
        this.width = width / dot;
        this.height = height / dot;
        this.help = new KeyHelp(KEYS, columns(), this.height / Ink.ROW / ROWS_PER_HELP);
        this.view = view();
    }

    private int columns() {
        return (width - 2 * MARGIN) / Font.WIDTH;
    }

    /** Shows what is wrong, as far as there is room. */
    void setProblems(List<String> messages) {
        List<String> lines = new ArrayList<>();
        for (String message : messages) lines.addAll(TextWrap.wrap(message, columns()));
        int most = Math.max(1, height / Ink.ROW / ROWS_PER_PROBLEM);
        if (lines.size() > most) lines.set(most - 1, "more on the console");
        problems = List.copyOf(lines.subList(0, Math.min(lines.size(), most)));
        view = view();
    }

    /** Shows how resets went, below the list and if the picture is large enough. */
    void setResets(List<String> lines) {
        List<String> wrapped = new ArrayList<>();
        if (height >= RESETS_FROM_HEIGHT) for (String line : lines) wrapped.addAll(TextWrap.wrap(line, columns()));
        if (wrapped.equals(resets)) return;
        resets = List.copyOf(wrapped);
        view = view();
    }

    private MenuView view() {
        int top = HEAD + 3;
        int rows = Math.max(1, (resetsTop() - top) / Ink.ROW);
        return new MenuView(MARGIN, top, width - 2 * MARGIN, rows);
    }

    private int helpTop() {
        return height - help.rows() * Ink.ROW;
    }

    private int detailsTop() {
        return height >= DETAILS_FROM_HEIGHT ? helpTop() - Ink.ROW - 2 : helpTop();
    }

    private int problemsTop() {
        return detailsTop() - problems.size() * Ink.ROW;
    }

    private int resetsTop() {
        return problemsTop() - resets.size() * Ink.ROW;
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
        drawResets(ink);
        drawProblems(ink);
        if (height >= DETAILS_FROM_HEIGHT) drawDetails(ink, menu, searching, frames);
        ink.rect(0, helpTop(), width, help.rows() * Ink.ROW, Ink.BAND);
        help.draw(ink, MARGIN, helpTop(), width - 2 * MARGIN);
    }

    private void drawHead(Ink ink, Menu<?> menu) {
        String count = menu.place() + "/" + menu.size();
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

    private void drawResets(Ink ink) {
        int top = resetsTop();
        for (int i = 0; i < resets.size(); i++)
            ink.text(resets.get(i), MARGIN, top + i * Ink.ROW + 1, width - 2 * MARGIN, Ink.DIM);
    }

    private void drawProblems(Ink ink) {
        int top = problemsTop();
        ink.rect(0, top, width, problems.size() * Ink.ROW, Ink.RED);
        for (int i = 0; i < problems.size(); i++)
            ink.text(problems.get(i), MARGIN, top + i * Ink.ROW + 1, width - 2 * MARGIN, Ink.WHITE);
    }
}
