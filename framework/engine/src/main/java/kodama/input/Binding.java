package kodama.input;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One way to do an action: a key, a button of a pad, a direction of a stick, a button of the mouse, its wheel.
 *
 * <p>Scripts, settings and screens share its text: {@code Z}, {@code Space}, {@code Num 8}, {@code Left Shift};
 * {@code Ctrl+S}; {@code at:W}, which is the key at that place of an American keyboard, whatever is printed on it;
 * {@code pad:A}, {@code pad:Left X+}; {@code mouse:left}, {@code wheel:up}. Immutable.
 */
public sealed interface Binding {
    /**
     * A key by what is printed on it.
     *
     * @param withCtrl whether it counts only when control was down as it was pressed; else it counts only when neither
     *     control nor alt was, unless they are keys of the game themselves
     */
    record LogicalKey(Key key, boolean withCtrl) implements Binding {
        @Override
        public String text() {
            return withCtrl ? "Ctrl+" + key.label() : key.label();
        }
    }

    /**
     * A key by where it is.
     *
     * @param key the key that an American keyboard has at this place
     */
    record PhysicalKey(Key key) implements Binding {
        @Override
        public String text() {
            return key.isPhysical() ? key.label() : "at:" + key.label();
        }

        @Override
        public String label() {
            return key.label();
        }
    }

    /** A button of a pad, or a direction of one of its sticks. */
    record PadBinding(PadControl control) implements Binding {
        @Override
        public String text() {
            return "pad:" + control.label();
        }

        @Override
        public String label() {
            return "Pad " + control.label();
        }
    }

    /** Buttons of one pad that are held together. Players cannot choose it, and its text cannot be read back. */
    record Chord(List<PadControl> controls) implements Binding {
        /** Copies the buttons. */
        public Chord {
            controls = List.copyOf(controls);
        }

        @Override
        public String text() {
            return "pad:" + controls.stream().map(PadControl::label).collect(Collectors.joining("+"));
        }
    }

    /** A button of the mouse, or its wheel. */
    record MouseBinding(MouseControl control) implements Binding {
        @Override
        public String text() {
            return control.text();
        }

        @Override
        public String label() {
            return control.label();
        }
    }

    /**
     * Returns the binding of a key: by its place if the key is a place only or one of the number pad, else by its
     * letter.
     */
    static Binding of(Key key) {
        return key.isPhysical() ? new PhysicalKey(key) : new LogicalKey(key, false);
    }

    /** Returns what scripts and settings write; {@code BindingParser} reads it, such as {@code at:W}. */
    String text();

    /** Returns what a player is shown, such as {@code W} or {@code Pad A}. */
    default String label() {
        return text();
    }
}
