package kodama.dev.inspect;

import java.util.function.Consumer;
import kodama.dev.ui.DevKeys;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/** Replaces the inspector when there can be no window; F4 logs a message. */
public final class HeadlessInspector implements Overlay {
    private final Consumer<String> log;

    public HeadlessInspector(Consumer<String> log) {
        this.log = log;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addForGame(map);
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (pad.isPressed(DevKeys.INSPECTOR))
            log.accept("F4: the task inspector needs a window, but this game has none");
        return false;
    }
}
