package kodama.player.options;

import java.util.function.Consumer;
import kodama.input.Binding;
import kodama.input.Key;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/** Waits for the next key or button that is pressed, for an action; not for ever, since a pad has no Escape. */
final class KeyCapture {
    /** In frames. */
    private static final int PATIENCE = 360;

    private final RawInput raw;
    private String action = "";
    private @Nullable Consumer<Binding> heard;
    private int left;

    KeyCapture(RawInput raw) {
        this.raw = raw;
    }

    /** Begins to wait. */
    void begin(String label, Consumer<Binding> whenHeard) {
        action = label;
        heard = whenHeard;
        left = PATIENCE;
        raw.beginCapture();
    }

    boolean isOn() {
        return heard != null;
    }

    /** What is waited for. */
    String action() {
        return action;
    }

    /** How long still; in seconds. */
    int secondsLeft() {
        return 1 + left / 60;
    }

    /** Lets a frame go by. */
    void frame() {
        Consumer<Binding> waiting = heard;
        if (waiting == null) return;
        Binding way = raw.takeCaptured();
        left--;
        if (way == null && left > 0) return;
        end();
        if (way != null && !isEscape(way)) waiting.accept(way);
    }

    private static boolean isEscape(Binding way) {
        return way.equals(Binding.of(Key.ESCAPE));
    }

    /** Waits no more. */
    void end() {
        if (heard == null) return;
        heard = null;
        raw.endCapture();
    }
}
