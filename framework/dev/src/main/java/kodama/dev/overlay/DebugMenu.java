package kodama.dev.overlay;

import java.util.List;
import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.KeyHelp;
import kodama.dev.ui.LongPress;
import kodama.dev.ui.MenuKeys;
import kodama.dev.ui.MenuView;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextWrap;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.World;
import kodama.player.menu.Menu;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;

/** The debug menu over the paused game. F1 opens and closes it; a chord on a controller opens it. */
public final class DebugMenu implements Overlay {
    private final DebugTools tools;
    private final PageStack pages = new PageStack();
    private final MenuKeys keys = new MenuKeys();
    private final LongPress chord = new LongPress(DevKeys.MENU_CHORD);

    /** The game's tick in the last frame; a lower one in this frame means another world. */
    private long tick;

    public DebugMenu(DebugTools tools) {
        this.tools = tools;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addForGame(map);
    }

    @Override
    public void begin(RunningGame game) {
        tools.views().layers().applyTo(game.view());
    }

    @Override
    public void end(RunningGame game) {
        pages.close();
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (isAnotherGame(game.world())) pages.close();
        boolean wasOpen = isOpen();
        if (chord.isDone(pad) || pad.isPressed(DevKeys.MENU)) toggle(game);
        else if (wasOpen) listen(pad);
        return wasOpen || isOpen();
    }

    /** Whether the world is a new one, which starts at tick 0; the menu's pages then show outdated values. */
    private boolean isAnotherGame(World world) {
        boolean isAnother = world.tick() < tick;
        tick = world.tick();
        return isAnother;
    }

    private boolean isOpen() {
        return !pages.isEmpty();
    }

    private void toggle(RunningGame game) {
        if (isOpen()) pages.close();
        else pages.open(new DebugMainPage(tools, game, pages));
    }

    private void listen(Pad pad) {
        MenuPage before = pages.top();
        keys.move(pad, pages.menu());
        if (pad.isPressed("left")) change(pad, -1);
        if (pad.isPressed("right")) change(pad, 1);
        if (pad.isPressed("back")) pages.back();
        else if (pad.isPressed("start") || pad.isPressed("fire")) choose();
        if (isOpen() && pages.top() != before) pad.ignoreHeld();
    }

    private void change(Pad pad, int by) {
        boolean changed = pages.menu()
                .selected()
                .map(item -> item.requireValue().change(by))
                .orElse(false);
        if (!changed) keys.moveAside(pad, pages.menu());
    }

    private void choose() {
        pages.menu().selected().ifPresent(item -> item.requireValue().choose());
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        if (isOpen()) drawPage(DotCanvas.on(list, width, height));
    }

    private void drawPage(DotCanvas canvas) {
        pages.menu().setItems(pages.top().items());
        DebugPanel.in(canvas).draw(canvas, pages.top().header(), pages.menu());
    }

    /**
     * A framed panel at the left edge of the window: some lines, a menu and key help. Its size does not depend on its
     * content, and the game remains visible next to it. Sizes are in dots.
     */
    private record DebugPanel(int width, int height) {
        private static final int MARGIN = 6;
        private static final int NARROWEST = 27 * PixelFont.WIDTH;
        private static final int SHARE = 45;
        private static final int KEYS_FROM_HEIGHT = 200;
        private static final int MAX_KEY_ROWS = 2;

        private static final List<List<String>> KEYS =
                List.of(List.of("Enter", "choose"), List.of("Escape", "back"), List.of("F1", "game"));

        /** The panel for a window: less than half of it if text fits. */
        static DebugPanel in(DotCanvas canvas) {
            int wanted = Math.max(NARROWEST, canvas.width() * SHARE / 100 / PixelFont.WIDTH * PixelFont.WIDTH);
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
                    .flatMap(line -> TextWrap.wrap(line, inside / PixelFont.WIDTH).stream())
                    .toList();
        }

        /** Draws the key help if there is room. Returns its top. */
        private int drawKeys(DotCanvas canvas, int inside) {
            if (height < KEYS_FROM_HEIGHT) return height;
            KeyHelp help = new KeyHelp(KEYS, inside / PixelFont.WIDTH, MAX_KEY_ROWS);
            int top = height - help.rows() * DotCanvas.ROW - MARGIN / 2;
            help.draw(canvas, MARGIN, top, inside);
            return top;
        }
    }
}
