package kodama.input;

import java.util.ArrayList;
import java.util.List;
import kodama.input.Switches.Modifier;

/** Computes the actions of a player from the state of the switches. */
final class ActionResolver {
    private final boolean countsCtrl;
    private final boolean countsAlt;

    /** By action: numbers of keys and mouse buttons, and controls of a pad that are held together. */
    private final int[][] numbers;

    private final PadControl[][][] chords;

    /**
     * @param countsCtrl whether keys also count while control is down, because the game uses control as a key
     * @param countsAlt whether keys also count while alt is down, because the game uses alt as a key
     */
    ActionResolver(KeyMap map, boolean countsCtrl, boolean countsAlt) {
        this.countsCtrl = countsCtrl;
        this.countsAlt = countsAlt;
        List<String> actions = map.actions();
        numbers = new int[actions.size()][];
        chords = new PadControl[actions.size()][][];
        for (int i = 0; i < numbers.length; i++) read(i, map.bindings(actions.get(i)));
    }

    private void read(int action, List<Binding> actionBindings) {
        List<Integer> found = new ArrayList<>();
        List<PadControl[]> onPad = new ArrayList<>();
        for (Binding binding : actionBindings) {
            if (binding instanceof Binding.PadBinding button) onPad.add(new PadControl[] {button.control()});
            else if (binding instanceof Binding.Chord chord)
                onPad.add(chord.controls().toArray(new PadControl[0]));
            else addNumbers(binding, found);
        }
        numbers[action] = found.stream().mapToInt(number -> number).toArray();
        chords[action] = onPad.toArray(new PadControl[0][]);
    }

    private void addNumbers(Binding binding, List<Integer> found) {
        if (binding instanceof Binding.MouseBinding button) found.add(Switches.mouse(button.control()));
        for (Modifier modifier : Modifier.values()) {
            if (binding instanceof Binding.LogicalKey key && counts(key, modifier))
                found.add(Switches.letter(key.key(), modifier));
            if (binding instanceof Binding.PhysicalKey key && counts(modifier))
                found.add(Switches.place(key.key(), modifier));
        }
    }

    private boolean counts(Binding.LogicalKey key, Modifier modifier) {
        return key.withCtrl() ? modifier == Modifier.CTRL : counts(modifier);
    }

    private boolean counts(Modifier modifier) {
        return switch (modifier) {
            case NOTHING -> true;
            case CTRL -> countsCtrl;
            case ALT -> countsAlt;
        };
    }

    /**
     * Returns a bit for each action that is down with these switches; {@code slots} has a bit for each pad that counts.
     */
    long actions(SwitchSet on, int slots) {
        long actions = 0;
        for (int i = 0; i < numbers.length; i++) if (isDown(i, on, slots)) actions |= 1L << i;
        return actions;
    }

    private boolean isDown(int action, SwitchSet on, int slots) {
        for (int number : numbers[action]) if (on.contains(number)) return true;
        for (PadControl[] chord : chords[action])
            for (int slot = 0; slot < Switches.PADS; slot++)
                if ((slots & 1 << slot) != 0 && isDown(chord, on, slot)) return true;
        return false;
    }

    private static boolean isDown(PadControl[] chord, SwitchSet on, int slot) {
        for (PadControl control : chord) if (!on.contains(Switches.pad(slot, control))) return false;
        return true;
    }
}
