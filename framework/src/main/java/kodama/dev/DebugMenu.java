package kodama.dev;

import java.util.ArrayDeque;
import java.util.Deque;
import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.GameFigures;
import kodama.loop.Overlay;

/**
 * A menu over the running game, which stands still meanwhile: F1 opens and closes it. F2 holds the game without a menu, F3
 * lets a single tick through.
 */
public final class DebugMenu implements Overlay {
    /** A page, and which of its items the cursor was on. */
    private record Level(MenuPage page, String at) {}

    private final DebugTools tools;
    private final Deque<Level> levels = new ArrayDeque<>();
    private final Menu<Choice> menu = new Menu<>();
    private final MenuKeys keys = new MenuKeys();
    private final Pause pause = new Pause();
    private GameFigures figures = GameFigures.NONE;
    private long tick;

    /**
     * Makes the menu, closed.
     *
     * @param tools what it works with
     */
    public DebugMenu(DebugTools tools) {
        this.tools = tools;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addTo(map);
    }

    @Override
    public void watch(GameFigures ofTheGame) {
        figures = ofTheGame;
        close();
    }

    @Override
    public boolean holdsGame(Pad pad) {
        pause.listen(pad);
        if (isAnotherGame()) close();
        boolean wasOpen = isOpen();
        if (pad.isPressed(DevKeys.MENU)) toggle();
        else if (wasOpen) listen(pad);
        return (wasOpen || isOpen() || pause.isOn()) && !pause.takeStep();
    }

    /** After a simple reset ticks are counted from the start again, and what the menu showed is no more. */
    private boolean isAnotherGame() {
        boolean isAnother = figures.tick() < tick;
        tick = figures.tick();
        return isAnother;
    }

    private boolean isOpen() {
        return !levels.isEmpty();
    }

    private void toggle() {
        if (isOpen()) close();
        else open(new MainPage(tools, figures, pause));
    }

    void close() {
        levels.clear();
    }

    /** Shows a page, from which one comes back to this one. */
    void open(MenuPage page) {
        String at = menu.state().entry();
        levels.push(new Level(page, at));
        menu.show(page.items());
        menu.home();
        menu.select(page.start());
    }

    /** Shows the page before this one; closes the menu if it is the first. */
    void back() {
        String at = levels.pop().at();
        if (!isOpen()) return;
        menu.show(levels.element().page().items());
        menu.select(at);
    }

    private void listen(Pad pad) {
        keys.move(pad, menu);
        if (pad.isPressed("left")) change(pad, -1);
        if (pad.isPressed("right")) change(pad, 1);
        if (pad.isPressed("back")) back();
        else if (pad.isPressed("start") || pad.isPressed("fire")) choose();
    }

    private void change(Pad pad, int by) {
        boolean changed = menu.selected().map(item -> item.value().change(by)).orElse(false);
        if (!changed) keys.moveAside(pad, menu);
    }

    private void choose() {
        menu.selected().ifPresent(item -> item.value().choose(this));
    }

    @Override
    public void draw(DrawList list, int width, int height) {
        Ink ink = Ink.on(list, width, height);
        if (isOpen()) drawPage(ink);
        else TempoBadge.draw(ink, figures, pause);
    }

    private void drawPage(Ink ink) {
        MenuPage page = levels.element().page();
        menu.show(page.items());
        DebugPanel.in(ink).draw(ink, page.head(), menu);
    }
}
