package kodama.input;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A key, button, stick direction or wheel direction that can be bound to an action.
 *
 * <p>Scripts, settings and screens use the same notation: {@code Z}, {@code Space}, {@code Num 8}, {@code Left Shift};
 * {@code Ctrl+S}; {@code at:W}, the physical key at that position of an American keyboard, whatever its label;
 * {@code pad:A}, {@code pad:Left X+}; {@code mouse:left}, {@code wheel:up}. Immutable.
 */
public sealed interface Binding {
    /**
     * A key, identified by its label.
     *
     * @param key the key
     * @param withCtrl whether control must be down when the key is pressed; otherwise neither control nor alt may be
     *     down, unless the game uses them as keys
     */
    record LogicalKey(Key key, boolean withCtrl) implements Binding {
        @Override
        public String text() {
            return withCtrl ? "Ctrl+" + key.label() : key.label();
        }
    }

    /**
     * A physical key, identified by its position.
     *
     * @param key the key at this position of an American keyboard
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

    /** Buttons of one pad that are held together. Players cannot choose a chord, and its text cannot be parsed. */
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

    /** A button of the mouse, or a direction of its wheel. */
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
     * Returns the binding of a key: a physical key for modifier sides and the number pad, otherwise a key by its label.
     */
    static Binding of(Key key) {
        return key.isPhysical() ? new PhysicalKey(key) : new LogicalKey(key, false);
    }

    /** Returns the notation in scripts and settings, such as {@code at:W}; {@code BindingParser} parses it. */
    String text();

    /** Returns the name shown to players, such as {@code W} or {@code Pad A}. */
    default String label() {
        return text();
    }
}
