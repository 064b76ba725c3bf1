package kodama.player.options;

import java.util.List;
import java.util.Map;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.PixelFont;
import kodama.option.OptionsScreenTheme;
import kodama.player.GamePixels;
import kodama.player.menu.Menu;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import org.jspecify.annotations.Nullable;

/** Draws a page of the options in the game's pixels. */
final class OptionsView {
    private static final int TITLE_TOP = 8;
    private static final int HEADINGS_TOP = 31;
    private static final int FOOTER_OFFSET = 14;
    private static final String TAB = "\t";
    private static final int PAD = 4;
    private static final int CELLS = 10;
    private static final int BAR = 60;

    private final DrawList list;
    private final int width;
    private final int height;
    private final Colors colors;
    private final int dot;

    OptionsView(DrawList list, int width, int height, OptionsScreenTheme theme) {
        this.list = list;
        this.width = width;
        this.height = height;
        colors = Colors.of(theme);
        dot = GamePixels.dotFor(width, height);
        GamePixels.begin(list);
    }

    void drawBackground(@Nullable Image picture) {
        if (picture != null) list.sprite(picture, (width - picture.width()) / 2.0, (height - picture.height()) / 2.0);
        else list.fill(colors.ground());
    }

    void drawPage(MenuPage page, Menu<MenuAction> menu, PageLayout layout, String help) {
        drawTitle(page.header().get(0));
        if (page.header().size() > 1) drawColumns(page.header().get(1), layout, HEADINGS_TOP * dot, colors.dim());
        List<MenuItem<MenuAction>> items = menu.items();
        for (int i = 0; i < items.size(); i++)
            if (layout.tops().get(i) != PageLayout.HIDDEN) drawRow(items.get(i), layout, i, i == menu.position() - 1);
        drawMore(layout);
        boolean hasFooter = !page.footer().isEmpty();
        if (hasFooter) drawFooter(page.footer(), colors.title());
        else drawFooter(help, colors.dim());
    }

    /** Draws a line, or two closer to the edge of the picture. */
    private void drawFooter(String text, int color) {
        List<String> lines = GamePixels.wrap(text, " ", width, dot);
        int count = Math.min(2, lines.size());
        int line = (PixelFont.HEIGHT + 1) * dot;
        int top = height - FOOTER_OFFSET * dot - (count - 1) * 3 * dot;
        for (int i = 0; i < count; i++) GamePixels.centered(list, lines.get(i), width, top + i * line, color, dot);
    }

    /** Draws the title at double size if it fits. */
    private void drawTitle(String title) {
        int large = PixelFont.width(title, 2 * dot) <= width ? 2 * dot : dot;
        GamePixels.centered(list, title, width, TITLE_TOP * dot, colors.title(), large);
    }

    private void drawRow(MenuItem<MenuAction> item, PageLayout layout, int number, boolean isSelected) {
        int top = layout.tops().get(number);
        int wide = layout.right() - layout.left();
        if (isSelected) list.rect(layout.left(), top, wide, PageLayout.ROW * dot, colors.band());
        int y = top + 2 * dot;
        int x = layout.left() + PAD * dot;
        int color = isSelected ? colors.cursor() : colors.ink();
        int valueWidth = drawValue(item, layout, y, isSelected);
        list.text(GamePixels.cut(item.title(), wide - valueWidth - 3 * PAD * dot, dot), x, y, color, dot);
    }

    /** Draws a value; returns its width. */
    private int drawValue(MenuItem<MenuAction> item, PageLayout layout, int y, boolean isSelected) {
        int right = layout.right() - PAD * dot;
        if (item.value() instanceof PercentSetting range) return drawBar(range, item.note(), layout, y, isSelected);
        if (item.note().contains(TAB)) {
            drawColumns(item.note(), layout, y, isSelected ? colors.ink() : colors.dim());
            return right - layout.column(0);
        }
        boolean turns = isSelected && item.value() instanceof MenuAction.Setting<?>;
        String value = turns ? "< " + item.note() + " >" : item.note();
        int most = right - layout.left() - PixelFont.width(item.title(), dot) - 4 * PAD * dot;
        if (most < PixelFont.width("...", dot)) return 0;
        String shown = GamePixels.cut(value, most, dot);
        int wide = PixelFont.width(shown, dot);
        list.text(shown, right - wide, y, isSelected ? colors.ink() : colors.dim(), dot);
        return wide;
    }

    private void drawColumns(String value, PageLayout layout, int y, int color) {
        String[] cells = value.split(TAB);
        for (int i = 0; i < cells.length; i++) {
            int left = layout.column(i);
            if (left == layout.column(i + 1)) return;
            list.text(GamePixels.cut(cells[i], layout.column(i + 1) - left, dot), left, y, color, dot);
        }
    }

    private int drawBar(PercentSetting range, String number, PageLayout layout, int y, boolean isSelected) {
        int right = layout.right() - PAD * dot;
        list.text(number, right - PixelFont.width(number, dot), y, isSelected ? colors.ink() : colors.dim(), dot);
        int left = barLeft(layout);
        int cell = bar(layout) / CELLS * dot;
        for (int i = 0; i < CELLS; i++) {
            boolean isFull = range.now().getAsInt() > i * CELLS;
            list.rect(
                    left + i * cell,
                    y,
                    cell - dot,
                    (PixelFont.HEIGHT - 1) * dot,
                    isFull ? colors.title() : colors.band());
        }
        return right - left;
    }

    /** Returns the width of a bar, in dots. */
    private static int bar(PageLayout layout) {
        return layout.isNarrow() ? BAR / 2 : BAR;
    }

    /** Returns the left edge of the bars. */
    static int barLeft(PageLayout layout) {
        return layout.right() - (2 * PAD + bar(layout) + 3 * PixelFont.WIDTH) * layout.dot();
    }

    /** Returns the percentage at which a bar was clicked. */
    static int percentAt(PageLayout layout, int x) {
        int steps = Math.floorDiv((x - barLeft(layout)) * 100 / (bar(layout) * layout.dot()) + 2, PercentSetting.STEP);
        return Math.min(100, steps * PercentSetting.STEP);
    }

    /** Draws small marks where rows are hidden. */
    private void drawMore(PageLayout layout) {
        List<Integer> tops = layout.tops();
        int x = layout.isNarrow() ? layout.right() : width / 2 - PixelFont.WIDTH * dot / 2;
        if (tops.get(0) == PageLayout.HIDDEN) list.text("^", x, 22 * dot, colors.dim(), dot);
        if (tops.get(tops.size() - 1) == PageLayout.HIDDEN)
            list.text("v", x, height - (FOOTER_OFFSET + PixelFont.HEIGHT) * dot, colors.dim(), dot);
    }

    /** Draws a box with a headline and a line of text over the page. */
    void drawBox(String headline, String below) {
        List<String> lines = GamePixels.wrap(headline, " ", width, dot);
        int line = (PixelFont.HEIGHT + 2) * dot;
        int high = 34 * dot + lines.size() * line;
        int top = (height - high) / 2;
        list.rect(0, top, width, high, colors.band());
        list.rect(0, top, width, dot, colors.title());
        list.rect(0, top + high - dot, width, dot, colors.title());
        int y = top + 10 * dot;
        for (int i = 0; i < lines.size(); i++)
            GamePixels.centered(list, lines.get(i), width, y + i * line, colors.ink(), dot);
        GamePixels.centered(list, below, width, y + lines.size() * line + 6 * dot, colors.dim(), dot);
    }

    /** The colors of the screen; colors that a theme does not set have defaults. */
    private record Colors(int ground, int band, int ink, int dim, int title, int cursor) {
        static final Colors PLAIN = new Colors(0xF8101428, 0xFF2C3A6B, 0xFFFFFFFF, 0xFF98A4C8, 0xFFFFE070, 0xFFFFE070);

        static Colors of(OptionsScreenTheme theme) {
            Map<String, Integer> chosen = theme.colors();
            return new Colors(
                    chosen.getOrDefault("ground", PLAIN.ground),
                    chosen.getOrDefault("band", PLAIN.band),
                    chosen.getOrDefault("ink", PLAIN.ink),
                    chosen.getOrDefault("dim", PLAIN.dim),
                    chosen.getOrDefault("title", PLAIN.title),
                    chosen.getOrDefault("cursor", PLAIN.cursor));
        }
    }
}
