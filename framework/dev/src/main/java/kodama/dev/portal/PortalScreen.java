package kodama.dev.portal;

import java.util.ArrayList;
import java.util.List;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.KeyHelp;
import kodama.dev.ui.MenuView;
import kodama.dev.ui.Palette;
import kodama.dev.ui.PortalBackground;
import kodama.dev.ui.TextWrap;
import kodama.draw.PixelFont;
import kodama.player.menu.Menu;
import kodama.request.FirstScene;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;

/**
 * Draws the portal: title, list, errors, details of the selected entry, key help. In a small window the lower parts are
 * dropped first.
 */
final class PortalScreen {
    private static final List<String> START = List.of("Enter", "start");
    private static final List<String> SEARCH = List.of("A-Z", "search");
    private static final List<String> SHOW_ALL = List.of("Escape", "all");
    private static final List<String> ASIDE = List.of("Left/Right", "group");
    private static final List<String> LOOK_AGAIN = List.of("F5", "refresh");

    /** Both lists of keys are laid out in the same rows, so that the list does not move when a search starts. */
    private static final List<List<String>> KEYS = List.of(START, SEARCH, ASIDE, LOOK_AGAIN);

    private static final List<List<String>> KEYS_WHILE_SEARCHING = List.of(START, SHOW_ALL, ASIDE, LOOK_AGAIN);

    private static final int MARGIN = 6;
    private static final int HEAD = 14;
    private static final int DETAILS_FROM_HEIGHT = 100;
    private static final int REMARKS_FROM_HEIGHT = 200;

    /** Key help and errors each take at most one of this number of rows. */
    private static final int ROWS_PER_HELP = 7;

    private static final int ROWS_PER_PROBLEM = 4;

    private final String title;
    private List<String> problems = List.of();
    private List<String> remarks = List.of();
    private int dot = 1;
    private MenuView view = new MenuView(0, 0, 0, 0);

    PortalScreen(String title) {
        this.title = title;
    }

    /** Sets the errors, which are shown if there is room. */
    void setProblems(List<String> messages) {
        problems = List.copyOf(messages);
    }

    /** Sets remarks on resets and the check, which are shown below the list if there is room. */
    void setRemarks(List<String> lines) {
        remarks = List.copyOf(lines);
    }

    /** Index of the menu's row at a pixel of the last picture; -1 for none. */
    int rowAt(Menu<?> menu, int x, int y) {
        return view.rowAt(menu, Math.floorDiv(x, dot), Math.floorDiv(y, dot));
    }

    /** Draws everything from the bottom up; the list gets the remaining space. */
    void draw(DotCanvas canvas, Menu<LoopRequest.SoftReset> menu, boolean searching, long frames) {
        PortalBackground.draw(canvas, frames);
        drawHead(canvas, menu);
        int bottom = drawHelp(canvas, searching ? KEYS_WHILE_SEARCHING : KEYS);
        if (canvas.height() >= DETAILS_FROM_HEIGHT) bottom = drawDetails(canvas, bottom, menu, searching, frames);
        bottom = drawLines(canvas, bottom, problems(canvas), Palette.RED, Palette.WHITE);
        if (canvas.height() >= REMARKS_FROM_HEIGHT)
            bottom = drawLines(canvas, bottom, wrap(canvas, remarks), 0, Palette.DIM);
        drawList(canvas, bottom, menu);
    }

    private void drawHead(DotCanvas canvas, Menu<?> menu) {
        String count = menu.position() + "/" + menu.size();
        canvas.rect(0, 0, canvas.width(), HEAD - 1, Palette.BAND);
        canvas.rect(0, HEAD - 1, canvas.width(), 1, Palette.GOLD);
        canvas.text(title, MARGIN, 3, room(canvas) - (count.length() + 1) * PixelFont.WIDTH, Palette.GOLD);
        canvas.textRightAligned(count, canvas.width() - MARGIN, 3, Palette.DIM);
    }

    private static int room(DotCanvas canvas) {
        return canvas.width() - 2 * MARGIN;
    }

    private static int drawHelp(DotCanvas canvas, List<List<String>> keys) {
        KeyHelp help = new KeyHelp(keys, canvas.columns(MARGIN), canvas.height() / DotCanvas.ROW / ROWS_PER_HELP);
        int top = canvas.height() - help.rows() * DotCanvas.ROW;
        help.drawBand(canvas, MARGIN, top);
        return top;
    }

    private static int drawDetails(
            DotCanvas canvas, int bottom, Menu<LoopRequest.SoftReset> menu, boolean searching, long frames) {
        int top = bottom - DotCanvas.ROW - 2;
        canvas.rect(0, top, canvas.width(), DotCanvas.ROW + 2, Palette.GROUND);
        canvas.rect(0, top, canvas.width(), 1, Palette.CURSOR);
        String cursor = frames / 30 % 2 == 0 ? "_" : "";
        String text = searching ? "Search: " + menu.searchText() + cursor : details(menu);
        canvas.text(text, MARGIN, top + 2, room(canvas), searching ? Palette.GOLD : Palette.PALE);
        return top;
    }

    private static String details(Menu<LoopRequest.SoftReset> menu) {
        return menu.selected().map(item -> details(item.requireValue())).orElse("");
    }

    private static String details(LoopRequest.SoftReset request) {
        FirstScene first = request.first();
        if (first != null) return FirstSceneText.of(first);
        return request.loop().equals(LoopNames.TESTS) ? "all tests of the game" : "loop object " + request.loop();
    }

    private List<String> problems(DotCanvas canvas) {
        List<String> lines = wrap(canvas, problems);
        int most = Math.max(1, canvas.height() / DotCanvas.ROW / ROWS_PER_PROBLEM);
        if (lines.size() <= most) return lines;
        lines.set(most - 1, "more in the terminal");
        return lines.subList(0, most);
    }

    private static List<String> wrap(DotCanvas canvas, List<String> texts) {
        List<String> lines = new ArrayList<>();
        for (String text : texts) lines.addAll(TextWrap.wrap(text, canvas.columns(MARGIN)));
        return lines;
    }

    private static int drawLines(DotCanvas canvas, int bottom, List<String> lines, int band, int color) {
        int top = bottom - lines.size() * DotCanvas.ROW;
        if (band != 0) canvas.rect(0, top, canvas.width(), lines.size() * DotCanvas.ROW, band);
        for (int i = 0; i < lines.size(); i++)
            canvas.text(lines.get(i), MARGIN, top + i * DotCanvas.ROW + 1, room(canvas), color);
        return top;
    }

    private void drawList(DotCanvas canvas, int bottom, Menu<LoopRequest.SoftReset> menu) {
        int top = HEAD + 3;
        dot = canvas.dot();
        view = new MenuView(MARGIN, top, room(canvas), Math.max(1, (bottom - top) / DotCanvas.ROW));
        view.draw(canvas, menu);
        if (menu.size() == 0) drawNothingFound(canvas, top, menu.searchText());
    }

    private static void drawNothingFound(DotCanvas canvas, int top, String searched) {
        canvas.text("No entry contains \"" + searched + "\".", MARGIN, top + DotCanvas.ROW, room(canvas), Palette.PALE);
        canvas.text("Press Escape to show all.", MARGIN, top + 2 * DotCanvas.ROW, room(canvas), Palette.DIM);
    }
}
