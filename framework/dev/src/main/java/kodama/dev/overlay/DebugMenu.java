package kodama.dev.overlay;

import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.HeldChord;
import kodama.dev.ui.MenuKeys;
import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.World;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;

/**
 * A menu over the running game, which waits while it is open: F1 opens and closes it, a chord on a pad opens it.
 */
public final class DebugMenu implements Overlay {
    private final DebugTools tools;
    private final PageStack pages = new PageStack();
    private final MenuKeys keys = new MenuKeys();
    private final HeldChord chord = new HeldChord(DevKeys.MENU_CHORD);

    /** The game's tick in the last frame; fewer in this one means another game. */
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
        tools.sight().layers().applyTo(game.view());
    }

    @Override
    public void end(RunningGame game) {
        pages.close();
    }

    @Override
    public boolean holdsGame(Pad pad, RunningGame game) {
        if (isAnotherGame(game.world())) pages.close();
        boolean wasOpen = isOpen();
        if (chord.isDone(pad) || pad.isPressed(DevKeys.MENU)) toggle(game);
        else if (wasOpen) listen(pad);
        return wasOpen || isOpen();
    }

    /** After a simple reset ticks are counted from the start again, and what the menu showed is no more. */
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
        else pages.open(new MainPage(tools, game, pages));
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
        boolean changed =
                pages.menu().selected().map(item -> item.meaning().change(by)).orElse(false);
        if (!changed) keys.moveAside(pad, pages.menu());
    }

    private void choose() {
        pages.menu().selected().ifPresent(item -> item.meaning().choose());
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        if (isOpen()) drawPage(DotCanvas.on(list, width, height));
    }

    private void drawPage(DotCanvas canvas) {
        pages.menu().show(pages.top().items());
        DebugPanel.in(canvas).draw(canvas, pages.top().head(), pages.menu());
    }
}
