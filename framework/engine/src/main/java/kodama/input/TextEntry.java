package kodama.input;

import java.util.ArrayList;
import java.util.List;

/** What is typed while text is entered; no pad sees it unless keys are shared. Not for several threads at once. */
final class TextEntry {
    /** More does not wait. */
    private static final int MOST = 10_000;

    private final List<TypedInput> typed = new ArrayList<>();
    private boolean isOn;
    private boolean sharesKeys;

    void setOn(boolean on) {
        isOn = on;
        sharesKeys = false;
        typed.clear();
    }

    /** Begins to take letters while keys go to the pads as well, or ends it. */
    void setShared(boolean on) {
        setOn(on);
        sharesKeys = on;
    }

    /** Whether letters are typed and keys go to the pads as well. */
    boolean isShared() {
        return sharesKeys;
    }

    boolean isOn() {
        return isOn;
    }

    /** Whether this entry takes the key from the pads: all but those of functions. */
    boolean consumes(Key key) {
        return isOn && !sharesKeys && (key.compareTo(Key.F1) < 0 || key.compareTo(Key.F12) > 0);
    }

    void add(TypedInput one) {
        if (isOn && typed.size() < MOST) typed.add(one);
    }

    List<TypedInput> take() {
        if (typed.isEmpty()) return List.of();
        List<TypedInput> taken = List.copyOf(typed);
        typed.clear();
        return taken;
    }
}
