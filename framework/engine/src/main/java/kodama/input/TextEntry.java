package kodama.input;

import java.util.ArrayList;
import java.util.List;

/** The text typed during text entry. Pads do not get its keys, unless keys are shared. Not thread-safe. */
final class TextEntry {
    /** Maximum number of pending entries. */
    private static final int MAX = 10_000;

    private final List<TypedInput> typed = new ArrayList<>();
    private boolean isOn;
    private boolean shared;

    void setOn(boolean on) {
        isOn = on;
        shared = false;
        typed.clear();
    }

    /** Starts or ends sharing: characters are taken while keys also go to the pads. */
    void setShared(boolean on) {
        setOn(on);
        shared = on;
    }

    /** Returns whether characters are taken while keys also go to the pads. */
    boolean isShared() {
        return shared;
    }

    boolean isOn() {
        return isOn;
    }

    /** Returns whether the pads do not get a key: true for all keys except function keys, during text entry. */
    boolean consumes(Key key) {
        return isOn && !shared && (key.compareTo(Key.F1) < 0 || key.compareTo(Key.F12) > 0);
    }

    void add(TypedInput one) {
        if (isOn && typed.size() < MAX) typed.add(one);
    }

    List<TypedInput> take() {
        if (typed.isEmpty()) return List.of();
        List<TypedInput> taken = List.copyOf(typed);
        typed.clear();
        return taken;
    }
}
