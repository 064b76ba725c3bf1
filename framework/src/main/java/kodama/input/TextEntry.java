package kodama.input;

import java.util.ArrayList;
import java.util.List;

/** What is typed while someone enters text; then no pad sees it. Not for several threads at once. */
final class TextEntry {
    /** More does not wait. */
    private static final int MOST = 10_000;

    private final List<Typed> typed = new ArrayList<>();
    private boolean isOn;

    void turn(boolean on) {
        isOn = on;
        typed.clear();
    }

    boolean isOn() {
        return isOn;
    }

    /** Whether this entry takes the key from the pads: all but those of functions. */
    boolean takes(Key key) {
        return isOn && (key.compareTo(Key.F1) < 0 || key.compareTo(Key.F12) > 0);
    }

    void add(Typed one) {
        if (isOn && typed.size() < MOST) typed.add(one);
    }

    List<Typed> take() {
        if (typed.isEmpty()) return List.of();
        List<Typed> taken = List.copyOf(typed);
        typed.clear();
        return taken;
    }
}
