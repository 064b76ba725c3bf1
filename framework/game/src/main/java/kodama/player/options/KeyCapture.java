package kodama.player.options;

import java.util.function.Consumer;
import kodama.input.Binding;
import kodama.input.Key;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/** Waits for the next key or button, to bind it to an action; gives up after a while, because a pad has no Escape. */
final class KeyCapture {
    /** Limit of the wait, in frames. */
    private static final int TIMEOUT_FRAMES = 360;

    private final RawInput raw;
    private String action = "";
    private @Nullable Consumer<Binding> callback;
    private int framesLeft;

    KeyCapture(RawInput raw) {
        this.raw = raw;
    }

    /** Starts to wait. */
    void begin(String label, Consumer<Binding> onBinding) {
        action = label;
        callback = onBinding;
        framesLeft = TIMEOUT_FRAMES;
        raw.beginCapture();
    }

    boolean isOn() {
        return callback != null;
    }

    /** Returns the label of the action. */
    String action() {
        return action;
    }

    /** Returns the remaining time, in seconds. */
    int secondsLeft() {
        return 1 + framesLeft / 60;
    }

    /** Called once per frame; ends the wait if there is a key or the time is up. */
    void frame() {
        Consumer<Binding> waiting = callback;
        if (waiting == null) return;
        Binding binding = raw.takeCaptured();
        framesLeft--;
        if (binding == null && framesLeft > 0) return;
        end();
        if (binding != null && !isEscape(binding)) waiting.accept(binding);
    }

    private static boolean isEscape(Binding binding) {
        return binding.equals(Binding.of(Key.ESCAPE));
    }

    /** Stops waiting. */
    void end() {
        if (callback == null) return;
        callback = null;
        raw.endCapture();
    }
}
