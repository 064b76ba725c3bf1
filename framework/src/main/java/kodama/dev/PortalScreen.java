package kodama.dev;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.Font;
import kodama.request.FirstScene;
import kodama.request.LoopNames;
import kodama.request.Request;

/**
 * The portal's picture: title, list, what is wrong, how the chosen entry begins, and keys. What does not fit into a small
 * window is left out, from the bottom up.
 */
final class PortalScreen {
    private static final List<String> START = List.of("Enter", "start");
    private static final List<String> SEARCH = List.of("A-Z", "search");
    private static final List<String> SHOW_ALL = List.of("Escape", "all");
    private static final List<String> ASIDE = List.of("Left/Right", "group");
    private static final List<String> LOOK_AGAIN = List.of("F5", "look again");

    /** Both are set in the same rows, so that the list stays where it is when a search begins. */
    private static final List<List<String>> KEYS = List.of(START, SEARCH, ASIDE, LOOK_AGAIN);

    private static final List<List<String>> KEYS_WHILE_SEARCHING = List.of(START, SHOW_ALL, ASIDE, LOOK_AGAIN);

    private static final int MARGIN = 6;
    private static final int HEAD = 14;
    private static final int DETAILS_FROM_HEIGHT = 100;
    private static final int RESETS_FROM_HEIGHT = 200;

    /** Keys and problems take at most one row in so many. */
    private static final int ROWS_PER_HELP = 7;

    private static final int ROWS_PER_PROBLEM = 4;

    private final String title;
    private List<String> problems = List.of();
    private List<String> resets = List.of();
    private int dot = 1;
    private MenuView view = new MenuView(0, 0, 0, 0);

    PortalScreen(String title) {
        this.title = title;
    }

    /** Shows what is wrong, as far as there is room. */
    void setProblems(List<String> messages) {
        problems = List.copyOf(messages);
    }

    /** Shows how resets went, below the list and if the window is large enough. */
    void setResets(List<String> lines) {
        resets = List.copyOf(lines);
    }

    /** The menu's row at a pixel of the picture drawn last, or -1. */
    int rowAt(Menu<?> menu, int x, int y) {
        return view.rowAt(menu, Math.floorDiv(x, dot), Math.floorDiv(y, dot));
    }

    /** Draws all, from the bottom up; the list has what is left. */
    void draw(Ink ink, Menu<Request.SoftReset> menu, boolean searching, long frames) {
        PortalSky.draw(ink, frames);
        drawHead(ink, menu);
        int bottom = drawHelp(ink, searching ? KEYS_WHILE_SEARCHING : KEYS);
        if (ink.height() >= DETAILS_FROM_HEIGHT) bottom = drawDetails(ink, bottom, menu, searching, frames);
        bottom = drawLines(ink, bottom, problems(ink), Ink.RED, Ink.WHITE);
        if (ink.height() >= RESETS_FROM_HEIGHT) bottom = drawLines(ink, bottom, wrap(ink, resets), 0, Ink.DIM);
        drawList(ink, bottom, menu);
    }

    private void drawHead(Ink ink, Menu<?> menu) {
        String count = menu.place() + "/" + menu.size();
        ink.rect(0, 0, ink.width(), HEAD - 1, Ink.BAND);
        ink.rect(0, HEAD - 1, ink.width(), 1, Ink.GOLD);
        ink.text(title, MARGIN, 3, room(ink) - (count.length() + 1) * Font.WIDTH, Ink.GOLD);
        ink.textBefore(count, ink.width() - MARGIN, 3, Ink.DIM);
    }

    private static int room(Ink ink) {
        return ink.width() - 2 * MARGIN;
    }

    private static int drawHelp(Ink ink, List<List<String>> keys) {
        KeyHelp help = new KeyHelp(keys, ink.columns(MARGIN), ink.height() / Ink.ROW / ROWS_PER_HELP);
        int top = ink.height() - help.rows() * Ink.ROW;
        help.drawBand(ink, MARGIN, top);
        return top;
    }

    private static int drawDetails(Ink ink, int bottom, Menu<Request.SoftReset> menu, boolean searching, long frames) {
        int top = bottom - Ink.ROW - 2;
        ink.rect(0, top, ink.width(), Ink.ROW + 2, Ink.GROUND);
        ink.rect(0, top, ink.width(), 1, Ink.CURSOR);
        String cursor = frames / 30 % 2 == 0 ? "_" : "";
        String text = searching ? "Search: " + menu.searched() + cursor : details(menu);
        ink.text(text, MARGIN, top + 2, room(ink), searching ? Ink.GOLD : Ink.PALE);
        return top;
    }

    private static String details(Menu<Request.SoftReset> menu) {
        return menu.selected().map(item -> details(item.value())).orElse("");
    }

    private static String details(Request.SoftReset request) {
        FirstScene first = request.first();
        if (first != null) return BeginningText.of(first);
        return request.loop().equals(LoopNames.TESTS) ? "all tests of the game" : "loop object " + request.loop();
    }

    private List<String> problems(Ink ink) {
        List<String> lines = wrap(ink, problems);
        int most = Math.max(1, ink.height() / Ink.ROW / ROWS_PER_PROBLEM);
        if (lines.size() <= most) return lines;
        lines.set(most - 1, "more on the console");
        return lines.subList(0, most);
    }

    private static List<String> wrap(Ink ink, List<String> texts) {
        List<String> lines = new ArrayList<>();
        for (String text : texts) lines.addAll(TextWrap.wrap(text, ink.columns(MARGIN)));
        return lines;
    }

    private static int drawLines(Ink ink, int bottom, List<String> lines, int band, int color) {
        int top = bottom - lines.size() * Ink.ROW;
        if (band != 0) ink.rect(0, top, ink.width(), lines.size() * Ink.ROW, band);
        for (int i = 0; i < lines.size(); i++) ink.text(lines.get(i), MARGIN, top + i * Ink.ROW + 1, room(ink), color);
        return top;
    }

    private void drawList(Ink ink, int bottom, Menu<Request.SoftReset> menu) {
        int top = HEAD + 3;
        dot = ink.dot();
        view = new MenuView(MARGIN, top, room(ink), Math.max(1, (bottom - top) / Ink.ROW));
        view.draw(ink, menu);
        if (menu.size() == 0) drawNothingFound(ink, top, menu.searched());
    }

    private static void drawNothingFound(Ink ink, int top, String searched) {
        ink.text("No entry has \"" + searched + "\".", MARGIN, top + Ink.ROW, room(ink), Ink.PALE);
        ink.text("Escape shows all again.", MARGIN, top + 2 * Ink.ROW, room(ink), Ink.DIM);
    }
}
