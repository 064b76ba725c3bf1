package kodama.dev;

import java.util.List;
import java.util.function.Supplier;
import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.GameFigures;
import kodama.loop.Overlay;

/** A menu over the running game, which stands still meanwhile: F1 opens and closes it. */
public final class DebugMenu implements Overlay {
    private static final int SHADE = 0xA0141024;

    private final DevRequests requests;
    private final Supplier<String> phases;
    private final Menu<Runnable> menu = new Menu<>();
    private final MenuKeys keys = new MenuKeys();
    private GameFigures figures = GameFigures.NONE;
    private boolean open;

    /**
     * Makes the menu, closed.
     *
     * @param requests what it asks for
     * @param phases tells the phases that the program went through of late
     */
    public DebugMenu(DevRequests requests, Supplier<String> phases) {
        this.requests = requests;
        this.phases = phases;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addTo(map);
    }

    @Override
    public void watch(GameFigures ofTheGame) {
        figures = ofTheGame;
        open = false;
    }

    @Override
    public boolean holdsGame(Pad pad) {
        if (pad.isPressed(DevKeys.MENU)) toggle();
        else if (open) listen(pad);
        else return false;
        return true;
    }

    private void toggle() {
        open = !open;
        if (open) menu.show(items());
        menu.home();
    }

    private List<MenuItem<Runnable>> items() {
        return List.of(
                item("Go on", "F1", () -> {}),
                item("Begin again", "F5", () -> requests.again("the debug menu")),
                item("Portal", "Ctrl+F5", requests::portal),
                item("Next: " + requests.neighbourOf(1).title(), "", () -> requests.neighbour(1)),
                item("Back: " + requests.neighbourOf(-1).title(), "", () -> requests.neighbour(-1)),
                item("All made anew", "Ctrl+F6", requests::restart));
    }

    private static MenuItem<Runnable> item(String title, String key, Runnable action) {
        return new MenuItem<>(title, "", title, key, action);
    }

    private void listen(Pad pad) {
        keys.move(pad, menu);
        if (pad.isPressed("back")) open = false;
        if (pad.isPressed("start") || pad.isPressed("fire")) {
            open = false;
            menu.selected().ifPresent(item -> item.value().run());
        }
    }

    @Override
    public void draw(DrawList list, int width, int height) {
        if (!open) return;
        list.camera(0, 0);
        list.unclip();
        list.rect(0, 0, width, height, SHADE);
        int dot = Ink.dotFor(width, height);
        DebugPanel.of(menu, head(), width / dot, height / dot).draw(new Ink(list, dot), menu);
    }

    private List<String> head() {
        return List.of(
                "scene " + figures.scene() + "  tick " + figures.tick(),
                figures.fps() + "  tasks " + figures.tasks(),
                phases.get());
    }
}
